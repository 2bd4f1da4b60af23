// What lies over the page, and the Back button: Back closes the topmost layer before it leaves.

interface Layer {
  readonly close: () => void;
}

let layers: readonly Layer[] = [];
/** Resolved once the history has taken the step back that this module asked for. */
let stepping: { readonly done: Promise<void>; readonly resolve: () => void } | undefined;
/** Steps that are to be taken after that one: browsers may drop one of two asked for at once. */
let owed = 0;

export function anyLayerOpen(): boolean {
  return layers.length > 0;
}

/** Resolves once the history stands where the layers that are open say. */
export async function layersSettled(): Promise<void> {
  await stepping?.done;
}

/**
 * Opens a layer, once the layers are settled: Back calls `close`. The returned function is for when
 * it was closed otherwise; it takes the layer's entry off the history again.
 */
export function openLayer(close: () => void): () => void {
  const layer: Layer = { close };
  layers = [...layers, layer];
  const state: unknown = history.state;
  history.pushState({ ...(typeof state === 'object' ? state : {}), layer: true }, '');
  return () => {
    if (!layers.includes(layer)) return;
    layers = layers.filter((other) => other !== layer);
    stepBack(1);
  };
}

/** Closes all layers and waits until the history is at the page under them. */
export async function closeLayers(): Promise<void> {
  const open = layers;
  layers = [];
  if (open.length > 0) stepBack(open.length);
  for (const layer of open) layer.close();
  await stepping?.done;
}

/** Goes back from the entry of a layer that is not open: after a reload, or by Forward. */
export function leaveDeadLayer(): boolean {
  const dead = layers.length === 0 && isLayer(history.state);
  if (dead) stepBack(1);
  return dead;
}

/** The layers' share of a popstate event; true when it was theirs and the page stays as it is. */
export function layersTake(): boolean {
  if (stepping) {
    if (owed > 0) goBack();
    else {
      stepping.resolve();
      stepping = undefined;
    }
    return true;
  }
  const top = layers.at(-1);
  if (!top) return leaveDeadLayer();
  layers = layers.slice(0, -1);
  top.close();
  return true;
}

function isLayer(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'layer' in state;
}

function stepBack(steps: number): void {
  owed += steps;
  if (stepping) return;
  let resolve = (): void => undefined;
  const done = new Promise<void>((settle) => {
    resolve = settle;
  });
  stepping = { done, resolve };
  goBack();
}

function goBack(): void {
  const steps = owed;
  owed = 0;
  history.go(-steps);
}
