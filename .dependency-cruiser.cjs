// Who may import whom, as drawn in src/README.md. Everything not allowed is an error.

const pureGame = '^src/games/([^/]+)/[^/]+\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'core',
      comment: 'core knows only itself, the generator and the schema library',
      severity: 'error',
      from: { path: '^src/core/' },
      to: { pathNot: ['^src/core/', 'node_modules/(pure-rand|valibot)/'] },
    },
    {
      name: 'session',
      severity: 'error',
      from: { path: '^src/session/' },
      to: { pathNot: ['^src/(session|core)/'] },
    },
    {
      name: 'pure-game',
      comment: 'rules, notation, scoring, minds: core and their own game, not its view',
      severity: 'error',
      from: { path: pureGame, pathNot: '/worker\\.ts$' },
      to: {
        pathNot: ['^src/core/', '^src/games/$1/[^/]+\\.ts$', 'node_modules/valibot/'],
      },
    },
    {
      name: 'game-worker',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/worker\\.ts$' },
      to: { pathNot: ['^src/(core|worker)/', '^src/games/$1/[^/]+\\.ts$'] },
    },
    {
      name: 'view',
      comment: 'what a game shows: its own modules, core, session, ui, lit',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/view/' },
      to: {
        pathNot: ['^src/(core|session|ui|worker)/', '^src/games/$1/', 'node_modules/(@?lit|lit-)'],
      },
    },
    {
      name: 'registry',
      severity: 'error',
      from: { path: '^src/games/registry\\.ts$' },
      to: { pathNot: ['^src/core/', '^src/games/[^/]+/rules\\.ts$'] },
    },
    {
      name: 'bots',
      severity: 'error',
      from: { path: '^src/games/bots\\.ts$' },
      to: { pathNot: ['^src/core/', '^src/games/[^/]+/bots\\.ts$'] },
    },
    {
      name: 'store',
      severity: 'error',
      from: { path: '^src/store/' },
      to: { pathNot: ['^src/(store|core)/', 'node_modules/(idb|valibot)/'] },
    },
    {
      name: 'ui',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { pathNot: ['^src/(ui|core|session)/', 'node_modules/(@?lit|lit-)'] },
    },
    {
      name: 'worker',
      severity: 'error',
      from: { path: '^src/worker/' },
      to: { pathNot: ['^src/(worker|core)/'] },
    },
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
