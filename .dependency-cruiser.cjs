/** Who may import whom: the folders of docs/architecture.md. Biome checks the .astro files, which this tool cannot read. */
const within = (...folders) => ({ path: `^(?:${folders.join('|')})` })

/** Everything of ours; packages and Node's own modules are free to all. */
const ours =
  '^(?:contract|site|server|tools|tests|bench|media|site\\.config\\.ts|astro\\.config\\.ts)'

/** A folder may import, of ours, only those in `allowed` and itself. */
function folderMay(name, folder, allowed, comment) {
  return {
    name,
    comment,
    severity: 'error',
    // A test may compare a folder with anything: a drawing's geometry with the figure it draws.
    from: { ...within(`${folder}/`), pathNot: '\\.test\\.tsx?$' },
    to: { path: ours, pathNot: `^(?:${[`${folder}/`, ...allowed].join('|')})` },
  }
}

/** What shows a page's words. */
const drawnBy = ['site/sections/', 'site/graphics/', 'site/views/', 'site/assets/']

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-missing',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro|virtual):' },
    },
    folderMay(
      'contract-stands-alone',
      'contract',
      [],
      'Browser and server agree here; it depends on neither.',
    ),
    folderMay(
      'content-is-words',
      'site/content',
      ['contract/', 'site\\.config\\.ts', 'site/words/', 'site/figures/', ...drawnBy],
      'Words and figures; of what draws them, types alone.',
    ),
    {
      name: 'content-draws-nothing',
      comment: 'A section or a drawing lends content the type of its words (docs/decisions/0030).',
      severity: 'error',
      from: { ...within('site/content/'), pathNot: '\\.test\\.tsx?$' },
      to: { ...within(...drawnBy), dependencyTypesNot: ['type-only'] },
    },
    folderMay(
      'views-are-rooms',
      'site/views',
      [
        ...['site/sections/', 'site/graphics/', 'site/ui/', 'site/islands/', 'site/behaviours/'],
        ...['site/words/', 'site/figures/', 'site/content/', 'site/assets/', 'site/build/'],
        ...['site/documents/', 'site/settings'],
        ...['contract/', 'site\\.config\\.ts'],
      ],
      'A page is composed of what all pages share and of what is its own.',
    ),
    {
      name: 'no-view-imports-another',
      comment:
        'Removing a page is removing its folder; what two pages share stands outside of both.',
      severity: 'error',
      from: { path: '^site/views/([^/]+)/' },
      to: { path: '^site/views/([^/]+)/', pathNot: '^site/views/$1/' },
    },
    folderMay(
      'graphics-are-plain',
      'site/graphics',
      ['site/ui/', 'site/styles/'],
      'Drawn from data handed in.',
    ),
    folderMay(
      'ui-knows-no-company',
      'site/ui',
      ['site/styles/'],
      'Primitives know nothing of this company.',
    ),
    folderMay(
      'sections-are-static',
      'site/sections',
      ['site/ui/', 'site/graphics/'],
      'One component per kind of section.',
    ),
    folderMay(
      'documents-are-paper',
      'site/documents',
      [
        'site/content/',
        'site/words/',
        'site/figures/',
        'site/graphics/',
        'site/settings',
        'site/assets/',
        'site/ui/unbroken',
        'contract/',
        'site\\.config\\.ts',
      ],
      'Words and drawings set on paper; neither page nor section.',
    ),
    folderMay(
      'behaviours-stay-small',
      'site/behaviours',
      ['site/ui/'],
      'A few hundred bytes each.',
    ),
    folderMay(
      'islands-hydrate',
      'site/islands',
      ['site/ui/', 'site/graphics/', 'contract/'],
      'React that runs in the browser.',
    ),
    folderMay(
      'site-knows-no-server',
      'site',
      ['contract/', 'site\\.config\\.ts'],
      'What both need stands in contract/.',
    ),
    folderMay(
      'server-knows-no-site',
      'server',
      ['contract/', 'site\\.config\\.ts', 'tests/support/'],
      'The server publishes dist/; it does not know how it was made.',
    ),
    folderMay(
      'migrations-stand-still',
      'server/db/migrations',
      [],
      'A released step does for ever what it did: code that lives on would change it.',
    ),
    {
      name: 'leads-know-no-edge',
      comment: 'Use cases know neither HTTP nor a SQL dialect.',
      severity: 'error',
      from: { path: '^server/(?:leads|lead-management|newsletter)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/(?:http|functions|db|accounts|team)/|^node_modules/(?:fastify|kysely|pg)/|^(?:node:)?(?:http|sqlite)$',
      },
    },
    {
      name: 'parts-know-no-whole',
      comment: 'What wires the server together stands above its folders.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/[^/]+\\.ts$' },
    },
    {
      name: 'one-language-in-a-browser',
      comment:
        'A page hands its island the words of its own language; only the team’s is always English.',
      severity: 'error',
      from: {
        path: '^site/(?:islands|ui|behaviours|graphics|sections)/|^contract/(?!words/)',
        pathNot: '^site/islands/(?:team|account-panel)/|\\.test\\.tsx?$',
      },
      to: { path: '^contract/words/contract-words\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kernel-stands-alone',
      comment: 'What every part of the server may use uses none of them.',
      severity: 'error',
      from: { path: '^server/kernel/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/', pathNot: '^server/kernel/' },
    },
    {
      name: 'tests-stay-out',
      comment: 'Nothing that ships imports a test or its support.',
      severity: 'error',
      from: { path: '^(?:contract|site|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: `${__dirname}/tsconfig.json` },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    exclude: { path: '\\?url$' },
  },
}
