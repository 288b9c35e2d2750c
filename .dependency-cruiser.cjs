/**
 * Dependencies point one way (docs/architecture.md). Each rule is one boundary; an import that crosses it must make
 * `npm run deps` fail: tests/house/import-boundaries.test.ts plants such imports for every rule.
 */
const { readdirSync } = require('node:fs')
const { join } = require('node:path')

/** A part may import itself and the folders named here, and no other part. */
const importsOf = (part, allowed) => ({
  name: `imports-of-${part}`,
  severity: 'error',
  from: { path: `^${part}/` },
  to: {
    path: '^(app|content-lake|contracts|game-providers|markets|payment-providers|platform|sandbox|schemas|seed|server|sportsbook-providers|studio)/',
    pathNot: [`^${part}/`, ...allowed],
  },
})

/** Folders of the platform that are not modules; every other folder is one. */
const NOT_MODULES = ['db', 'http']
const modules = readdirSync(join(__dirname, 'platform'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_MODULES.includes(entry.name))
  .map(({ name }) => name)
const insideModule = `^platform/(${modules.join('|')})/(?!index\\.ts$)`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    importsOf('contracts', []),
    importsOf('markets', ['^contracts/']),
    importsOf('game-providers', ['^contracts/', '^markets/']),
    importsOf('payment-providers', ['^contracts/', '^markets/']),
    importsOf('sportsbook-providers', ['^contracts/']),
    importsOf('schemas', [
      '^markets/',
      '^contracts/',
      '^game-providers/(generated/facts|game-provider|[a-z0-9]+/facts)\\.ts$',
    ]),
    importsOf('content-lake', []),
    importsOf('platform', ['^contracts/', '^game-providers/', '^markets/', '^payment-providers/']),
    importsOf('sandbox', ['^contracts/', '^game-providers/', '^markets/', '^payment-providers/']),
    importsOf('seed', ['^contracts/', '^markets/', '^schemas/']),
    importsOf('app', [
      '^contracts/',
      '^game-providers/',
      '^markets/',
      '^payment-providers/',
      '^schemas/(generated|rules)/',
      '^sportsbook-providers/',
    ]),
    {
      name: 'no-imports-of-server',
      severity: 'error',
      from: { pathNot: ['^server/', '^tests/'] },
      to: { path: '^server/' },
    },
    {
      name: 'no-imports-of-tests',
      severity: 'error',
      from: { pathNot: ['^tests/', '\\.test\\.tsx?$'] },
      to: { path: '^tests/' },
    },
    {
      name: 'no-imports-between-features',
      comment: 'A feature never imports a feature: routes compose them.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'no-imports-of-routes',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/routes/', '^app/routes.ts'] },
      to: { path: '^app/routes/' },
    },
    {
      name: 'no-imports-of-features-in-ui',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^app/(features|routes|session|content|platform-client)/' },
    },
    {
      name: 'no-zod-in-the-browser',
      comment: 'zod costs 76 KB on the client (docs/decisions/0009): validate on the server.',
      severity: 'error',
      from: {
        path: '^app/.*(\\.tsx|/use-[^/]+\\.ts|\\.css\\.ts)$',
        pathNot: [
          '\\.server\\.tsx?$',
          '\\.test\\.tsx?$',
          '^app/routes/',
          '^app/entry.server.tsx',
          '^app/root.tsx',
        ],
      },
      to: { path: 'node_modules/(zod|@sanity/client)/' },
    },
    {
      name: 'modules-entered-through-index',
      comment:
        'A module of the platform, and its HTTP routes, import another module through its index.ts.',
      severity: 'error',
      from: { path: '^platform/([^/]+)/', pathNot: ['\\.test\\.ts$'] },
      to: { path: insideModule, pathNot: ['^platform/$1/'] },
    },
    {
      name: 'platform-entered-through-index',
      comment: 'The code that puts the modules together, and the server.',
      severity: 'error',
      from: { path: '^(server/|platform/[^/]+$)', pathNot: ['\\.test\\.ts$'] },
      to: { path: insideModule },
    },
    {
      name: 'no-cycles',
      comment:
        'Types count as well: what two files share belongs in one that neither has to import back.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Built files.
    exclude: { path: '^studio/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
