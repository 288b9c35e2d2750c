import type { Mutant } from '../mutant.ts'

/** The site: where forms come from, cookies, policies, guards, what the cache keeps, and its words. */
export const SITE: readonly Mutant[] = [
  {
    name: 'the listener takes forms of other sites',
    file: 'server/site/site.ts',
    find: 'if (!mayChangeState(request.method, request.headers, options.allowedOrigins)) {',
    replace: 'if (!METHODS.includes(request.method)) {',
    killedBy: [
      'tests/integration/server/lifecycle.test.ts › refuses cross-origin posts, and methods that are not used',
    ],
  },
  {
    name: 'an action takes forms of other sites',
    file: 'app/session/form.server.ts',
    find: 'if (!comesFromHere(request, context.config.publicOrigin)) {',
    replace: 'if (!comesFromHere(request, context.config.publicOrigin) && request.body === null) {',
    killedBy: [
      'tests/integration/server/every-action.test.ts › refuses what a page of another origin sends, and calls nothing',
    ],
  },
  {
    name: 'the listener takes what another port of this site sends without an origin',
    file: 'server/site/origin-guard.ts',
    find: "site === 'same-origin'",
    replace: "site.startsWith('same-')",
    killedBy: [
      'server/site/origin-guard.test.ts › another port of the same site, without an Origin',
    ],
  },
  {
    name: 'the site’s policy lets any inline script run',
    file: 'server/site/security-headers.ts',
    find: "`'nonce-${scripts.nonce}'`",
    replace: '"\'unsafe-inline\'"',
    killedBy: [
      'server/site/security-headers.test.ts › an inline script runs by its nonce or its hash only',
    ],
  },
  {
    name: 'the site is shown in frames of others',
    file: 'server/site/security-headers.ts',
    find: '`frame-ancestors ${origins.studio ?? "\'none\'"}`',
    replace: '`frame-ancestors *`',
    killedBy: [
      'server/site/security-headers.test.ts › only named sources may be loaded, and styles come from files only',
    ],
  },
  {
    name: 'scripts read the session’s cookies',
    file: 'app/session/cookies.server.ts',
    find: '; HttpOnly; SameSite=Lax${secure}',
    replace: '; SameSite=Lax${secure}',
    killedBy: [
      'tests/integration/server/site-session.test.ts › gets a fresh id at each login, and the old one is invalid',
    ],
  },
  {
    name: 'the session’s cookies go over plain connections',
    file: 'app/session/cookies.server.ts',
    find: "const secure = config.publicOrigin.startsWith('https://') ? '; Secure' : ''",
    replace: "const secure = ''",
    killedBy: [
      'tests/integration/server/site-session.test.ts › keeps its cookies from insecure connections where the site is secure',
    ],
  },
  {
    name: 'a session opens with the token of another player',
    file: 'app/session/session.server.ts',
    find: 'if (!session || session.playerId !== playerId) {',
    replace: 'if (!session) {',
    killedBy: [
      'tests/integration/server/site-session.test.ts › the session of one player does not open with the token of another',
    ],
  },
  {
    name: 'a session goes on in another browser',
    file: 'app/session/session.server.ts',
    find: 'return family !== null && family !== familyOf(request)',
    replace: "return family === 'nobody' && family !== familyOf(request)",
    killedBy: [
      'tests/integration/server/session-table.test.ts › a stolen session is ended for good, on record and in the log, without its secrets',
    ],
  },
  {
    name: 'a session of the site is never idle',
    file: 'server/site/session-store.ts',
    find: 'now - Number(row.last_seen_at) > IDLE_MS || ',
    replace: '',
    killedBy: [
      'server/site/session-store.test.ts › a session ends after half an hour without a request, and is extended by use',
    ],
  },
  {
    name: 'a page of the account asks no guard',
    file: 'app/routes/account/statement-file.ts',
    find: "return handleStatementFile(args, await requirePlayer(args, 'transactions'))",
    replace: 'return handleStatementFile(args, {} as Awaited<ReturnType<typeof requirePlayer>>)',
    killedBy: ['tests/house/route-guards.test.ts'],
  },
  {
    name: 'the login guard lets strangers in',
    file: 'app/session/guards.ts',
    find: 'if (login) return to(login.target, login.keeps)',
    replace: '',
    killedBy: [
      'tests/integration/server/site-pages.test.ts › finds a guard at every route, as page and as data',
      'app/session/guards.test.ts',
    ],
  },
  {
    name: 'a restricted country is open while the session is unavailable',
    file: 'app/session/guards.ts',
    find: "if (fromRestricted === 'players' && session !== 'anonymous') return null",
    replace:
      "if (session === 'unavailable' || (fromRestricted === 'players' && session === 'player')) return null",
    killedBy: [
      'app/session/guards.test.ts › while the session cannot be resolved, a restricted country stays restricted',
    ],
  },
  {
    name: 'the cache serves pages to players',
    file: 'app/session/cookies.server.ts',
    find: "[...SESSION_COOKIES, 'preview', 'pseudo', 'bonusCode']",
    replace: "['preview', 'pseudo', 'bonusCode']",
    killedBy: [
      'server/site/page-cache.test.ts › requests of players and of previews bypass the cache',
    ],
  },
  {
    name: 'an address signs in as often as it likes',
    file: 'server/site/login-throttle.ts',
    find: 'if (waitMs > 0) return waitMs',
    replace: 'if (waitMs < 0) return waitMs',
    killedBy: [
      'server/site/login-throttle.test.ts › an address may try three times at once and ten times a minute',
    ],
  },
  {
    name: 'anybody writes the address of a visitor',
    file: 'server/site/geo-locations.ts',
    find: `      const country = edge ? header(edge.country) : undefined
      if (edge && country) {
        return toGeoLocation(country, header(edge.region), cityOfHeader(header(edge.city)))`,
    replace: `      const country = header(edge?.country ?? 'x-country-code')
      if (country) {
        return toGeoLocation(country, header(edge?.region ?? 'x-region'))`,
    killedBy: [
      'server/site/geo-locations.test.ts › headers of a country count only from a trusted edge',
    ],
  },
  {
    name: 'a text that a language has not is not looked up in English',
    file: 'markets/languages.ts',
    find: "return chain.includes('en') ? chain : [...chain, 'en']",
    replace: 'return chain',
    killedBy: ['app/content/localised.test.ts'],
  },
  {
    name: 'a language is not looked up in the one it comes from',
    file: 'markets/languages.ts',
    find: 'for (let next: Language | undefined = language; next; next = LANGUAGES[next].fallback) {',
    replace: 'for (let next: Language | undefined = language; next; next = undefined) {',
    killedBy: ['app/content/localised.test.ts'],
  },
]
