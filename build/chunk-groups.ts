// Which modules are one file. Each file costs a request, and on a slow phone some ten milliseconds
// however small it is: what is always needed together comes together.

/**
 * A module is in the group of the highest priority that it belongs to, and so is all that it imports
 * and that belongs to none of a higher one.
 */
export const chunkGroups = [
  { name: 'lit', test: /node_modules\/(@lit|lit|lit-html|lit-element)\//, priority: 4 },
  {
    name: 'core',
    test: /src\/core\/(?!random|dice|cards|deal-number|backup|challenge|daily)|node_modules\/valibot\//,
    priority: 3,
  },
  // What Home says of the games.
  { name: 'games', test: /games\/[^/]+\/about\.ts$/, priority: 2 },
  // Beside a board, what it draws with and is played by; all the rest that those need, Home has.
  alone('draw', /src\/core\/(random|dice|cards|deal-number)\.ts$|node_modules\/pure-rand\//),
  alone('dice', /src\/ui\/(die-face|pips)\.ts$/),
  alone('cards', /src\/ui\/(board-layout|board-styles|card-drag|card-face|suit-shapes)\.ts$/),
  alone(
    'play',
    /src\/(session|worker)\/|src\/ui\/(ancestors|arrows|board-focus|box|choice-group|keys|session-controller|sheet-dialog|styled|tell)\.ts$|src\/app\/page-bar\.ts$/,
  ),
  // A picture and what it needs of its game, whose board needs that too.
  {
    debugName: 'picture of a game',
    name: (module: string) => /games\/([^/]+)\/view\/picture\.ts$/.exec(module)?.[1] ?? null,
    priority: 0,
  },
];

/** A group without what its modules import. */
function alone(name: string, test: RegExp) {
  return { name, test, priority: 1, includeDependenciesRecursively: false };
}
