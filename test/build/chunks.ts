// Which files are loaded together, from Vite's list of chunks.

/** A module that has a chunk of its own, or (its key begins with `_`) a chunk that several share. */
export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Chunks = Readonly<Record<string, Chunk>>;

/** The chunks that loading `keys` loads: `deep` follows what is imported later, too. */
function reach(chunks: Chunks, keys: readonly string[], deep: boolean): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = chunks[key];
    if (!chunk || reached.has(key)) continue;
    reached.add(key);
    open.push(...(chunk.imports ?? []), ...(deep ? (chunk.dynamicImports ?? []) : []));
  }
  return reached;
}

function filesOf(chunks: Chunks, keys: Iterable<string>): ReadonlySet<string> {
  return new Set(
    [...keys].flatMap((key) => {
      const { file, css = [] } = chunks[key] ?? { file: '' };
      return [file, ...css];
    }),
  );
}

function entries(chunks: Chunks): readonly string[] {
  return Object.keys(chunks).filter((key) => chunks[key]?.isEntry);
}

/** What the page loads before anything is opened. */
export function firstLoad(chunks: Chunks): ReadonlySet<string> {
  return filesOf(chunks, reach(chunks, entries(chunks), false));
}

/** What is loaded only for the sake of one game, its rules page and the like included. */
export function gameFiles(chunks: Chunks, id: string): ReadonlySet<string> {
  return apart(chunks, id, true);
}

/** What is loaded only for the sake of one game before it can be played. */
export function boardFiles(chunks: Chunks, id: string): ReadonlySet<string> {
  return apart(chunks, id, false);
}

function apart(chunks: Chunks, id: string, deep: boolean): ReadonlySet<string> {
  const own = Object.keys(chunks).filter((key) => key.startsWith(`src/games/${id}/`));
  const view = own.filter((key) => key.endsWith('/view/view.ts'));
  const withoutOwn = Object.fromEntries(
    Object.entries(chunks).filter(([key]) => !own.includes(key)),
  );
  const elsewhere = reach(withoutOwn, entries(chunks), true);
  const only = [...reach(chunks, deep ? own : view, deep)].filter((key) => !elsewhere.has(key));
  return filesOf(chunks, only);
}
