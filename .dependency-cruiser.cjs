// Who may import whom, as drawn in src/README.md. Everything not allowed is an error.

const pureGame = '^src/games/([^/]+)/[^/]+\\.ts$';

/**
 * A layer, and all that its modules may import.
 * @param {string} name
 * @param {{ path: string, pathNot?: string }} from
 * @param {readonly string[]} allowed
 */
function layer(name, from, allowed) {
  return { name, severity: 'error', from, to: { pathNot: [...allowed] } };
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    layer('core', { path: '^src/core/' }, ['^src/core/', 'node_modules/(pure-rand|valibot)/']),
    layer('session', { path: '^src/session/' }, ['^src/(session|core)/']),
    // Rules, notation, scoring, minds: not their game's view.
    layer('pure-game', { path: pureGame, pathNot: '/worker\\.ts$' }, [
      '^src/core/',
      '^src/games/$1/[^/]+\\.ts$',
      'node_modules/valibot/',
    ]),
    layer('game-worker', { path: '^src/games/([^/]+)/worker\\.ts$' }, [
      '^src/(core|worker)/',
      '^src/games/$1/[^/]+\\.ts$',
    ]),
    layer('view', { path: '^src/games/([^/]+)/view/' }, [
      '^src/(core|session|ui|worker)/',
      '^src/games/$1/',
      'node_modules/(@?lit|lit-)',
    ]),
    layer('registry', { path: '^src/games/registry\\.ts$' }, [
      '^src/core/',
      '^src/games/[^/]+/rules\\.ts$',
    ]),
    layer('bots', { path: '^src/games/bots\\.ts$' }, ['^src/core/', '^src/games/[^/]+/bots\\.ts$']),
    layer('store', { path: '^src/store/' }, ['^src/(store|core)/', 'node_modules/(idb|valibot)/']),
    layer('ui', { path: '^src/ui/' }, ['^src/(ui|core|session)/', 'node_modules/(@?lit|lit-)']),
    layer('worker', { path: '^src/worker/' }, ['^src/(worker|core)/']),
    {
      name: 'idb-only-in-store',
      severity: 'error',
      from: { pathNot: '^src/store/' },
      to: { path: 'node_modules/idb/' },
    },
    {
      name: 'views-are-lazy',
      comment: 'only dynamic imports may reach a game view, its catalogue entry apart',
      severity: 'error',
      from: { path: '^src/app/' },
      to: {
        path: '^src/games/[^/]+/view/',
        pathNot: '/about\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Made by the build.
    exclude: { path: '^virtual:' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
      mainFields: ['module', 'main'],
    },
  },
};
