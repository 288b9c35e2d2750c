/** Browser specs for a change, by area; each word is the name of a spec without `.e2e.ts`. */
const STUDIO = 'studio-administration lobby-builder media preview releases story studio-tools'
const PLAY =
  'activity because-you-played bonus-play game game-fit game-screen limit-reached live-tables money-journeys my-games ' +
  'provider-faults providers slots table-games thumb two-tabs virtuals'
const LOBBY =
  'because-you-played facets game-facts live-data live-tables lobby my-games search tiles-per-device'
const MONEY =
  'banking bonus-play budget deposit early-warning mandatory-limits market-rows money-journeys rewards transactions withdraw'
const PROTECTION =
  'activity exclusions budget early-warning limit-reached limit-review limitation limits mandatory-limits market-rows ' +
  'registers self-test session'
const IDENTITY =
  'account documents guards login-failures provider-login registers reset session sign-up two-tabs'
const SPORTS = 'sportsbook sportsbook-frame'
const FRONT = 'accessibility front-pages going-on guards languages pages story'

const ALL = /./
const NONE = /(?!)/
/** Every spec that the table names: a test compares them with the folder. */
export const NAMED_SPECS = new Set<string>()
function specs(words: string): RegExp {
  const names = words.trim().split(/\s+/)
  for (const it of names) NAMED_SPECS.add(`${it}.e2e.ts`)
  return new RegExp(`^tests/browser/(?:${names.join('|')})\\.e2e\\.ts$`)
}

type Rule = {
  /** Matches changed files; the first matching rule applies. */
  paths: RegExp
  /** Integration files in addition to those that import the change: they run the built product. */
  integration: RegExp
  browser: RegExp
}

const TEXTS = /\.md$|^docs\/|^LICENSE$|^\.editorconfig$|^\.env\.example$/
/** They read documents, catalogues and sources of the whole checkout, so no import leads to them. */
const HOUSE_RULES = /^tests\/house\/.*\.test\.ts$/

/** The built product has no import edge to its sources: this table replaces it. */
const RULES: readonly Rule[] = [
  { paths: TEXTS, integration: NONE, browser: NONE },
  {
    paths: /\.(?:test|bench)\.tsx?$|^tests\/(?:bench|house|mutants|runner)\//,
    integration: NONE,
    browser: NONE,
  },
  { paths: /^tests\/browser\//, integration: NONE, browser: NONE },
  {
    paths: /^tests\/(?:faults|fixtures|integration)\//,
    integration: NONE,
    browser: NONE,
  },
  { paths: /^studio\//, integration: NONE, browser: specs(STUDIO) },
  {
    paths: /^content-lake\//,
    integration: /^tests\/integration\/(?:lake|server)\//,
    browser: specs(`${STUDIO} ${LOBBY} ${FRONT}`),
  },
  {
    paths: /^sandbox\/games\//,
    integration:
      /^tests\/integration\/api\/(?:rounds|round-faults|sandbox-launch|table-games|virtuals)\.|^sandbox\//,
    browser: specs(`${PLAY} accessibility`),
  },
  {
    paths: /^sandbox\/console\//,
    integration: /^tests\/integration\/server\/(?:qa-|html\/pages\.)/,
    browser: specs('qa-console accessibility'),
  },
  {
    paths: /^sandbox\/sportsbook\//,
    integration:
      /^tests\/integration\/(?:api\/sports|server\/(?:qa-|html\/(?:bets|pages|sportsbook)\.))/,
    browser: specs(SPORTS),
  },
  {
    paths: /^(?:app\/features\/(?:bets|sportsbook)|platform\/sportsbook|sportsbook-providers)\//,
    integration: /^tests\/integration\/server\//,
    browser: specs(`${SPORTS} accessibility`),
  },
  {
    paths: /^app\/features\/(?:game|in-game-menu|activity|rounds)\//,
    integration: /^tests\/integration\/server\//,
    browser: specs(`${PLAY} accessibility market-rows`),
  },
  {
    paths: /^app\/features\/(?:lobby|search|banners|promo-cards|tournaments|vip)\//,
    integration: /^tests\/integration\/server\//,
    browser: specs(`${LOBBY} ${FRONT}`),
  },
  {
    paths:
      /^(?:app\/features|platform)\/(?:deposits|withdraw|withdrawals|transactions|rewards|bonus-code|offers|statement|psp|reconciliation)\//,
    integration: /^tests\/integration\/server\//,
    browser: specs(`${MONEY} accessibility limitation`),
  },
  {
    paths:
      /^(?:app\/features|platform)\/(?:exclusions|budget|limits|limit-review|self-test|harm-markers|registers|protection|activity)\//,
    integration: /^tests\/integration\/server\//,
    browser: specs(`${PROTECTION} accessibility deposit`),
  },
  {
    paths:
      /^(?:app\/features|platform)\/(?:account|login|profile|reset|password-reset|sign-up|verification|session|restricted|terms|identity-matching|codes)\//,
    integration: /^tests\/integration\/server\//,
    browser: specs(`${IDENTITY} accessibility consent market-rows`),
  },
  {
    paths: /^app\/features\/cookies\/|^app\/consent\//,
    integration: /^tests\/integration\/server\//,
    browser: specs('consent accessibility front-pages'),
  },
  {
    paths: /^app\/features\/(?:home|pages|promotions|preview|seo|footer)\//,
    integration: /^tests\/integration\/server\//,
    browser: specs(`${FRONT} preview`),
  },
  { paths: /^app\//, integration: /^tests\/integration\/server\//, browser: ALL },
]

export type Affected = {
  /** Changed files whose importers run, according to Vitest's module graph; 'all' is every file. */
  unit: 'all' | readonly string[]
  /** The same, and files that run the built product. */
  integration: 'all' | readonly string[]
  browser: 'all' | readonly string[]
  /** Files that match no rule: they make everything run. */
  unmapped: readonly string[]
}

/**
 * The tests that a change can affect. `files` are all files of the checkout; `textOf` reads one of them. A path without
 * a rule runs everything: contracts, markets, seeds, schemas, scripts and configuration have effects everywhere.
 */
export function affectedBy(
  changed: readonly string[],
  files: readonly string[],
  textOf: (file: string) => string,
): Affected {
  const rules = changed.map((path) => ({ path, rule: RULES.find((it) => it.paths.test(path)) }))
  const unmapped = rules.filter((it) => !it.rule).map((it) => it.path)
  if (unmapped.length > 0) return { unit: 'all', integration: 'all', browser: 'all', unmapped }
  const tests = files.filter((it) => /\.test\.tsx?$/.test(it))
  const allSpecs = files.filter((it) => it.endsWith('.e2e.ts'))
  const wanted = (which: 'integration' | 'browser', all: readonly string[]) =>
    all.filter((it) => rules.some(({ rule }) => rule?.[which].test(it)))
  const browser = new Set([
    ...wanted('browser', allSpecs),
    ...changed.filter((it) => allSpecs.includes(it)),
    ...changed
      .filter((it) => it.startsWith('tests/'))
      .flatMap((it) => specsThatImport(it, files, textOf)),
  ])
  const inGraph = changed.filter((it) => files.includes(it))
  const houseRules = changed.length > 0 ? tests.filter((it) => HOUSE_RULES.test(it)) : []
  return {
    unit: [...new Set([...inGraph, ...houseRules])],
    integration: [...new Set([...inGraph, ...wanted('integration', tests)])],
    browser: browser.size === allSpecs.length ? 'all' : [...browser].sort(),
    unmapped,
  }
}

/** Specs that import a file of tests/, also through another one in tests/browser. */
function specsThatImport(
  path: string,
  files: readonly string[],
  textOf: (file: string) => string,
  seen: readonly string[] = [],
): string[] {
  if (path.endsWith('.e2e.ts') || seen.includes(path)) return []
  const name = `/${path.split('/').at(-1)}'`
  const importers = files.filter(
    (it) => it.startsWith('tests/browser/') && it !== path && textOf(it).includes(name),
  )
  return importers.flatMap((it) =>
    it.endsWith('.e2e.ts') ? [it] : specsThatImport(it, files, textOf, [...seen, path]),
  )
}
