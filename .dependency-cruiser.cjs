/**
 * Dependencies point one way (docs/architecture.md). Each rule names a wall; a planted import that
 * crosses it must make `npm run deps` fail: tests/house/walls.test.ts plants one per rule.
 */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: {
    path: '^(app|content-lake|contracts|game-providers|markets|payment-providers|platform|sandbox|schemas|seed|server|studio|tests)/',
    pathNot: [from, ...allowed],
  },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('contracts-know-nobody', '^contracts/', []),
    only('markets-know-contracts', '^markets/', ['^contracts/']),
    only('game-providers-know-contracts', '^game-providers/', ['^contracts/', '^markets/']),
    only('payment-providers-know-contracts', '^payment-providers/', ['^contracts/', '^markets/']),
    only('schemas-know-markets', '^schemas/', [
      '^markets/',
      '^contracts/',
      '^game-providers/(generated/facts|game-provider|[a-z0-9]+/facts)\\.ts$',
    ]),
    only('content-lake-stands-alone', '^content-lake/', []),
    only('platform-knows-the-words', '^platform/', [
      '^contracts/',
      '^game-providers/',
      '^markets/',
      '^payment-providers/',
    ]),
    only('sandbox-is-a-stranger', '^sandbox/', [
      '^contracts/',
      '^game-providers/',
      '^markets/',
      '^payment-providers/',
    ]),
    only('seed-goes-in-by-the-front-door', '^seed/', ['^contracts/', '^markets/', '^schemas/']),
    only('app-knows-contracts', '^app/', [
      '^contracts/',
      '^game-providers/',
      '^markets/',
      '^payment-providers/',
      '^schemas/(generated|rules)/',
    ]),
    {
      name: 'nobody-imports-server',
      severity: 'error',
      from: { pathNot: ['^server/', '^tests/'] },
      to: { path: '^server/' },
    },
    {
      name: 'features-apart',
      comment: 'A feature never imports a feature: routes compose them.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'nobody-imports-routes',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/routes/', '^app/routes.ts'] },
      to: { path: '^app/routes/' },
    },
    {
      name: 'ui-knows-no-feature',
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
      name: 'platform-modules-by-their-front-door',
      severity: 'error',
      from: { path: '^platform/([^/]+)/', pathNot: ['^platform/http/', '\\.test\\.ts$'] },
      to: {
        path: '^platform/(wallet|gameplay|players|messages|rate|codes|sign-up|feed|limits|likeness|registers|cashier|psp|rewards|verification|engagement)/',
        pathNot: ['^platform/$1/', '^platform/[^/]+/index\\.ts$'],
      },
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
