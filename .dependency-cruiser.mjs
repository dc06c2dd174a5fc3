// Who may import whom: imports point one way, kernel, geometry, pieces ← games ← table ← store, jobs ← discord ← commands.
const room = (name) => `^src/${name}/`;
const rooms = (...names) => `^src/(${names.join('|')})/`;

/** From `from`, only `to` may be reached inside the project. */
const only = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: '^(src|commands|renderers|packages|test|bench|scripts)/', pathNot: to },
});

/** Inside a game: from the folder `from`, only the rooms named may be reached; types may be reached from everywhere. */
const inAGame = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `^src/games/([^/]+)/${from}(/|\\.ts$)` },
  to: { path: '^src/games/$1/', pathNot: `^src/games/$1/(${[from, 'types', ...to].join('|')})(/|\\.ts$)` },
});

export default {
  forbidden: [
    only('kernel-stands-alone', room('kernel'), [room('kernel')], 'The kernel knows no game, no channel, no store.'),
    only('geometry-stands-alone', room('geometry'), [room('geometry')], 'Grids and graphs know no game.'),
    only('pieces-know-kernel', room('pieces'), [rooms('pieces', 'kernel')], 'Decks, dice and wording know no game.'),
    only('i18n-knows-words-only', room('i18n'), [rooms('i18n', 'kernel', 'pieces')], 'The plumbing of the catalogues.'),
    only(
      'games-know-rules-only',
      room('games'),
      [rooms('games', 'kernel', 'geometry', 'pieces')],
      'A rule never knows a channel, a store or a picture.',
    ),
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      comment:
        'What two games share belongs in the kernel, in geometry or in pieces. Only the register lists the games.',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    inAGame('types-know-content', 'types', ['content'], 'The words of a game; what content lists, types may name.'),
    inAGame('content-is-data', 'content', [], 'Cards, boards and scenarios are data.'),
    inAGame('rules-change-nothing', 'rules', ['content'], 'Pure questions on a board or a view.'),
    inAGame(
      'plans-know-rules',
      'plans',
      ['rules', 'content'],
      'Choices of many parts are read and offered by the rules.',
    ),
    inAGame(
      'actions-know-plans',
      'actions',
      ['plans', 'rules', 'content'],
      'An action says and checks; a step carries it out.',
    ),
    inAGame('options-know-rules', 'options', ['rules', 'content'], 'What a table may agree on.'),
    inAGame(
      'effects-know-rules',
      'effects',
      ['rules', 'content', 'options'],
      'What changes the board asks nobody anything.',
    ),
    inAGame(
      'steps-know-effects',
      'steps',
      ['effects', 'plans', 'rules', 'content', 'view'],
      'Steps follow the rulebook: they ask, read what was chosen, and let effects happen.',
    ),
    inAGame('view-knows-rules', 'view', ['rules', 'content'], 'A view lists what may be seen.'),
    inAGame('bot-knows-rules', 'bot', ['plans', 'rules', 'content', 'view'], 'A bot changes nothing: it reads rules.'),
    inAGame('text-knows-rules', 'text', ['plans', 'rules', 'content'], 'Wording reads rules, and changes nothing.'),
    only(
      'table-knows-games',
      room('table'),
      [rooms('table', 'games', 'geometry', 'pieces', 'kernel', 'i18n', 'time')],
      'A game in a channel; it knows no Redis and no Discord.',
    ),
    only('time-stands-alone', room('time'), [room('time')], 'Wall clocks and instants.'),
    only(
      'nights-know-table',
      room('nights'),
      [rooms('nights', 'table', 'kernel', 'i18n', 'time')],
      'An evening that a guild plans; it knows no Redis and no Discord.',
    ),
    only(
      'store-knows-table',
      room('store'),
      [rooms('store', 'nights', 'table', 'games', 'kernel', 'i18n'), '^src/(log|metrics)\\.ts$'],
      'Repositories know what they keep.',
    ),
    only(
      'thinking-knows-the-port',
      room('thinking'),
      [rooms('thinking', 'table', 'games', 'pieces', 'geometry', 'kernel', 'i18n'), '^src/log\\.ts$'],
      'Threads that think for the bots: they know games and the port, never a channel or a store.',
    ),
    only(
      'jobs-know-table-and-store',
      room('jobs'),
      [
        rooms('jobs', 'store', 'nights', 'table', 'games', 'pieces', 'kernel', 'i18n', 'time'),
        '^src/(log|metrics)\\.ts$',
        '^renderers/[^/]+\\.ts$',
      ],
      'Queues and workers; of the renderers they see the front door.',
    ),
    only(
      'discord-knows-jobs-and-below',
      room('discord'),
      [
        rooms('discord', 'jobs', 'store', 'nights', 'table', 'games', 'pieces', 'kernel', 'i18n', 'time'),
        '^src/(log|metrics)\\.ts$',
        '^renderers/[^/]+\\.ts$',
      ],
      'The client, the router and the messages.',
    ),
    only(
      'commands-know-discord-and-below',
      '^commands/',
      [
        '^commands/',
        rooms('discord', 'jobs', 'store', 'nights', 'table', 'games', 'pieces', 'kernel', 'i18n', 'time'),
        '^src/(log|metrics)\\.ts$',
      ],
      'A command never holds state.',
    ),
    only(
      'renderers-see-views-only',
      '^renderers/',
      [
        '^renderers/',
        rooms('kernel', 'geometry', 'pieces', 'i18n'),
        '^src/games/[^/]+/(types|view|content|rules|plans|text)(/|\\.ts$)',
        '^src/games/[^/]+\\.ts$',
      ],
      'A renderer sees views, events, wording, content and what rules say of them; never a step, never a table.',
    ),
    only(
      'parlour-is-another-house',
      '^packages/parlour/',
      ['^packages/parlour/'],
      'The parlour is a Discord: it knows no room of the bot.',
    ),
    {
      name: 'the-parlour-is-opened-at-its-door',
      severity: 'error',
      comment: 'Only the process that has no token opens the parlour, and only through what the package exports.',
      from: { path: '^(src|commands|renderers)/', pathNot: '^src/main\\.ts$' },
      to: { path: '^packages/' },
    },
    {
      name: 'page-and-server-meet-at-the-protocol',
      severity: 'error',
      comment: 'The page runs in a browser; of the server it may know types only.',
      from: { path: '^packages/parlour/src/page/', pathNot: 'vite\\.config\\.ts$' },
      to: { path: '^packages/parlour/src/', pathNot: '^packages/parlour/src/page/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-do-no-io',
      severity: 'error',
      comment: 'Kernel, geometry, pieces and games are pure: no file, network, clock or process, and no package.',
      from: { path: rooms('kernel', 'geometry', 'pieces', 'games') },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer'] },
    },
    {
      name: 'the-bot-never-imports-its-tests',
      severity: 'error',
      comment: 'Tests, benchmarks and scripts stand outside.',
      from: { path: '^(src|commands|renderers)/' },
      to: { path: '^(test|bench|scripts)/' },
    },
    {
      name: 'scripts-stand-by-themselves',
      severity: 'error',
      comment: 'What scripts and tests share lies in scripts/rehearsal: games played without people.',
      from: { path: '^scripts/' },
      to: { path: '^test/' },
    },
    {
      name: 'no-dev-package-in-the-bot',
      severity: 'error',
      comment: 'What runs in production is a dependency, not a devDependency. The page is bundled, so it may.',
      from: { path: '^(src|commands|renderers|packages)/', pathNot: '^packages/parlour/src/page/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or lack a third. Types alone may meet.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-drawer-for-everything',
      severity: 'error',
      comment: 'A file is named after its topic.',
      from: {},
      to: { path: '(^|/)(utils?|helpers?|manager|misc|common)(/|\\.[^/]+$)', pathNot: 'node_modules' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      comment: 'An import that leads nowhere. The build output that npm start runs is made just before.',
      from: { pathNot: '^scripts/start\\.mjs$' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|^renderers/encoder/assembly/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
};
