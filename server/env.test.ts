import { describe, expect, test } from 'vitest'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { EXCLUSION_REGISTERS } from '#markets/registers.ts'
import { parseEnv, paymentProviderOf, providerOf } from './env.ts'
import { PARTS, PORT_OF } from './ports.ts'

const REGISTERS = Object.fromEntries(
  EXCLUSION_REGISTERS.flatMap((id) => [
    [`REGISTER_${id}_URL`, `https://register.example/${id}`],
    [`REGISTER_${id}_KEY`, id.repeat(16)],
  ]),
)
const LIVE: Record<string, string> = {
  ...REGISTERS,
  PLAYHOUSE_MODE: 'live',
  // Every market whose law allows it.
  LICENCES: MARKET_CODES.filter((code) => MARKETS[code].realMoney === 'with-licence')
    .map((code) => `${code}=reference of ${code}`)
    .join(','),
  PLAYHOUSE_PARTS: 'site,platform',
  PUBLIC_ORIGIN: 'https://play.example',
  PLATFORM_URL: 'https://api.play.example',
  RELAX_CDN: 'https://games.example',
  MESSAGES_URL: 'https://messages.example/v1/send',
  MESSAGES_SECRET: 'm'.repeat(32),
  PSP_URL: 'https://psp.example/v1',
  PSP_SECRET: 'p'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
  DOCUMENT_KEYS: `2026:${Buffer.alloc(32).toString('base64')}`,
  CLAMD_URL: 'tcp://scanner.example:3310',
  RELAX_SECRET: 'r'.repeat(32),
  DATABASE_URL: 'postgres://db/playhouse',
  SANITY_PROJECT_ID: 'abc123',
  SANITY_API_TOKEN: 'token',
}

test('an empty environment is a demo on the standard ports', () => {
  const parsed = parseEnv({})
  expect(parsed.ok && parsed.env).toMatchObject({
    PLAYHOUSE_MODE: 'demo',
    SITE_PORT: 3000,
    SANDBOX_URL: 'http://localhost:3100',
    LAKE_PORT: 3200,
    PLATFORM_PORT: 3300,
    STUDIO_PORT: 3333,
    PLAYHOUSE_DATA: '.data',
  })
})

test('every problem is reported at once, with its variable', () => {
  const parsed = parseEnv({
    SITE_PORT: 'abc',
    LAKE_PORT: '70000',
    PLAYHOUSE_MODE: 'prod',
    PUBLIC_ORIGIN: 'nonsense',
  })
  expect(parsed.ok).toBe(false)
  if (parsed.ok) return
  for (const name of ['SITE_PORT', 'LAKE_PORT', 'PLAYHOUSE_MODE', 'PUBLIC_ORIGIN']) {
    expect(parsed.problems.some((it) => it.startsWith(name))).toBe(true)
  }
})

test('two parts cannot share a port', () => {
  const parsed = parseEnv({ SITE_PORT: '3100' })
  expect(parsed).toEqual({ ok: false, problems: ['SANDBOX_PORT: the same port as SITE_PORT'] })
})

describe('port 0', () => {
  const FREE = Object.fromEntries(PARTS.map((part) => [PORT_OF[part], '0']))
  const envOf = (source: Record<string, string>) => {
    const parsed = parseEnv(source)
    if (!parsed.ok) throw new Error(parsed.problems.join())
    return parsed.env
  }

  test('is accepted for every part', () => {
    expect(envOf(FREE)).toMatchObject({ SITE_PORT: 0, STUDIO_PORT: 0 })
  })

  test('is replaced by the ports that were bound, in every address', () => {
    const bound = Object.fromEntries(PARTS.map((part, n) => [PORT_OF[part], String(40_001 + n)]))
    const env = envOf({ ...FREE, ...bound })
    expect(env).toMatchObject({
      PUBLIC_ORIGIN: 'http://localhost:40001',
      SANDBOX_URL: 'http://localhost:40002',
      LAKE_URL: 'http://localhost:40003',
      PLATFORM_URL: 'http://localhost:40004',
      STUDIO_URL: 'http://localhost:40005',
    })
    const games = env.gameHosts.map(({ cdn }) => cdn)
    expect(games).toEqual(games.map(() => 'http://localhost:40002'))
    expect(paymentProviderOf(env).url).toBe('http://localhost:40002/psp/api')
  })

  test('leaves a configured address unchanged', () => {
    expect(envOf({ ...FREE, PUBLIC_ORIGIN: 'https://play.example' }).PUBLIC_ORIGIN).toBe(
      'https://play.example',
    )
  })

  test('conflicts with no other, but two parts still cannot share a configured port', () => {
    expect(parseEnv({ ...FREE, LAKE_PORT: '3000', PLATFORM_PORT: '3000' })).toEqual({
      ok: false,
      problems: ['PLATFORM_PORT: the same port as LAKE_PORT'],
    })
  })

  test('is refused to a developer, whose Studio must know the others', () => {
    const parsed = parseEnv({ PLAYHOUSE_DEV: '1', LAKE_PORT: '0' })
    expect(!parsed.ok && parsed.problems).toEqual([
      'PLAYHOUSE_DEV: needs ports that are named, not 0',
    ])
  })

  test.each(['-1', '65536', '1.5', '0x10', ''])('%o is no port', (text) => {
    const parsed = parseEnv({ SITE_PORT: text })
    expect(!parsed.ok && parsed.problems).toEqual([expect.stringMatching(/^SITE_PORT: /)])
  })
})

test('a complete live environment is accepted', () => {
  expect(parseEnv(LIVE).ok).toBe(true)
})

test('a bare live mode lists everything missing', () => {
  const parsed = parseEnv({ PLAYHOUSE_MODE: 'live' })
  if (parsed.ok) throw new Error('live mode started with nothing')
  for (const name of [
    'PUBLIC_ORIGIN',
    'PLATFORM_URL',
    'SESSION_SECRET',
    'RELAX_SECRET',
    'DATABASE_URL',
    'MESSAGES_URL',
    'PSP_URL',
    'LAKE_TOKEN',
    'PLAYHOUSE_PARTS',
  ]) {
    expect(
      parsed.problems.some((it) => it.startsWith(name)),
      name,
    ).toBe(true)
  }
})

describe('the game providers', () => {
  const problemsOf = (change: Record<string, string>) => {
    const parsed = parseEnv({ ...LIVE, ...change })
    return parsed.ok ? [] : parsed.problems
  }
  const hostsOf = (source: Record<string, string>) => {
    const parsed = parseEnv(source)
    if (!parsed.ok) throw new Error(parsed.problems.join())
    return parsed.env.gameHosts
  }

  test('are all in the sandbox in a demo, and those with their own server know it', () => {
    const hosts = hostsOf({})
    expect(hosts).toHaveLength(10)
    expect(hosts.map((it) => it.cdn)).toEqual(hosts.map(() => 'http://localhost:3100'))
    expect(hosts.filter((it) => it.serverUrl !== null).map((it) => it.id)).toEqual([
      'evolution',
      'pariplay',
      'pragmaticplay',
      'softswiss',
    ])
  })

  test('in live mode are those with a secret', () => {
    expect(hostsOf(LIVE).map((it) => it.id)).toEqual(['relax'])
    const more = {
      ...LIVE,
      QUICKSPIN_SECRET: 'q'.repeat(32),
      QUICKSPIN_LAUNCH_URL: 'https://q.example/?t={token}&g={gameId}',
      SOFTSWISS_SECRET: 's'.repeat(32),
      SOFTSWISS_API_URL: 'https://api.s.example',
      SOFTSWISS_ORIGINS: 'https://a.s.example, https://b.s.example/',
      PROXY_CDN_RELAX: 'https://licensed.example/relax',
    }
    expect(hostsOf(more)).toMatchObject([
      { id: 'quickspin', origins: ['https://q.example'] },
      { id: 'relax', origins: ['https://games.example', 'https://licensed.example'] },
      { id: 'softswiss', origins: ['https://a.s.example', 'https://b.s.example'] },
    ])
  })

  test.each([
    ['no provider at all', { RELAX_SECRET: '', RELAX_CDN: '' }, 'RELAX_SECRET'],
    ['a launcher without its host', { RELAX_CDN: '' }, 'RELAX_CDN'],
    ['a host without a secret', { PLAYNGO_CDN: 'https://p.example' }, 'PLAYNGO_CDN'],
    ['a secret without a launch address', { PLAYNGO_SECRET: 'p'.repeat(32) }, 'PLAYNGO_LAUNCH_URL'],
    [
      'a provider whose server has no address',
      { EVOLUTION_SECRET: 'e'.repeat(32) },
      'EVOLUTION_API_URL',
    ],
    ['a short secret', { RELAX_SECRET: 'short' }, 'RELAX_SECRET'],
    ['a payment provider without a secret', { PSP_SECRET: '' }, 'PSP_SECRET'],
    ['a payment provider with a short secret', { PSP_SECRET: 'short' }, 'PSP_SECRET'],
    ['a payment provider over http', { PSP_URL: 'http://psp.example' }, 'PSP_URL, PSP_ORIGINS'],
    ['no payment provider', { PSP_URL: '' }, 'PSP_URL'],
    ['a launcher over http', { RELAX_CDN: 'http://games.example' }, 'RELAX_CDN'],
    [
      'the sandbox',
      { RELAX_CDN: 'https://s.example', SANDBOX_URL: 'https://s.example' },
      'RELAX_CDN',
    ],
    [
      'an address with an unknown placeholder',
      { PLAYNGO_SECRET: 'p'.repeat(32), PLAYNGO_LAUNCH_URL: 'https://p.example/{token}/{player}' },
      'PLAYNGO_LAUNCH_URL',
    ],
    ['an unknown name in the list', { CASINO_PLAY_PROVIDERS: 'relax,nobody' }, 'CASINO_PLAY'],
  ])('in live mode: %s is a problem', (_, change, variable) => {
    expect(problemsOf(change).some((it) => it.startsWith(variable))).toBe(true)
  })

  test('a site alone needs the hosts of the providers and no secret', () => {
    const alone = { ...LIVE, PLAYHOUSE_PARTS: 'site', PLAYER_API_URL: 'https://api.example' }
    expect(hostsOf({ ...alone, RELAX_SECRET: '' }).map((it) => it.id)).toEqual(['relax'])
  })
})

test.each([
  ['a short secret', { SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  ['a message service without a secret', { MESSAGES_SECRET: '' }, 'MESSAGES_SECRET'],
  ['a message service with a short secret', { MESSAGES_SECRET: 'short' }, 'MESSAGES_SECRET'],
  ['a message service over http', { MESSAGES_URL: 'http://messages.example' }, 'MESSAGES_URL'],
  ['no way to send messages', { MESSAGES_URL: '' }, 'MESSAGES_URL'],
  ['documents without a key', { DOCUMENT_KEYS: '' }, 'DOCUMENT_KEYS'],
  ['documents under a short key', { DOCUMENT_KEYS: '2026:short' }, 'DOCUMENT_KEYS.0'],
  ['documents without a malware scanner', { CLAMD_URL: '' }, 'CLAMD_URL'],
  [
    'an identity check without a secret',
    { IDENTITY_CHECK_URL: 'https://id.example' },
    'IDENTITY_CHECK_SECRET',
  ],
  [
    'a market whose register is not configured',
    { REGISTER_SE_URL: '', REGISTER_SE_KEY: '' },
    'REGISTER_SE_URL',
  ],
  ['a register without a key', { REGISTER_NL_KEY: '' }, 'REGISTER_NL_KEY'],
  ['a register with a short key', { REGISTER_NL_KEY: 'short' }, 'REGISTER_NL_KEY'],
  ['a register over http', { REGISTER_DE_URL: 'http://r.example' }, 'REGISTER_DE_URL'],
  ['a register with an invalid address', { REGISTER_DE_URL: 'nonsense' }, 'REGISTER_DE_URL'],
  ['a key without its register', { REGISTER_GB_URL: '' }, 'REGISTER_GB_KEY'],
  ['a site over http', { PUBLIC_ORIGIN: 'http://play.example' }, 'PUBLIC_ORIGIN'],
  ['the sandbox', { PLAYHOUSE_PARTS: 'site,sandbox' }, 'PLAYHOUSE_PARTS'],
  [
    'the demo token of the lake',
    { SANITY_PROJECT_ID: '', LAKE_TOKEN: 'demo-write-token' },
    'LAKE_TOKEN',
  ],
  ['the developer switch', { PLAYHOUSE_DEV: '1' }, 'PLAYHOUSE_DEV'],
])('live mode refuses %s', (_, change, variable) => {
  const parsed = parseEnv({ ...LIVE, ...change })
  if (parsed.ok) throw new Error('accepted')
  expect(parsed.problems.map((it) => it.split(':')[0])).toContain(variable)
})

describe('licences', () => {
  const licencesOf = (change: Record<string, string>) => {
    const parsed = parseEnv(change)
    if (!parsed.ok) throw new Error(parsed.problems.join())
    return parsed.env.licences
  }

  test('are not required in a demo, unless some are named', () => {
    expect(licencesOf({})).toBeNull()
    expect(licencesOf({ LICENCES: 'FI=1' })).toEqual({ FI: '1' })
  })

  test('open no market in live mode unless named, and require only the registers of those named', () => {
    const unregistered = Object.fromEntries(Object.keys(REGISTERS).map((name) => [name, '']))
    expect(licencesOf({ ...LIVE, ...unregistered, LICENCES: '' })).toEqual({})
    expect(licencesOf({ ...LIVE, ...unregistered, LICENCES: 'FI=1' })).toEqual({ FI: '1' })
    const german = parseEnv({ ...LIVE, ...unregistered, LICENCES: 'FI=1,DE=2' })
    expect(!german.ok && german.problems.map((it) => it.split(':')[0])).toEqual(['REGISTER_DE_URL'])
  })

  test('that are invalid prevent startup, each reported on its own line', () => {
    const parsed = parseEnv({ ...LIVE, LICENCES: 'FI,XX=1,NO=2' })
    expect(!parsed.ok && parsed.problems).toEqual([
      'LICENCES: FI has no reference: FI=<reference>',
      'LICENCES: XX is no market',
      'LICENCES: NO: the law closes real money there, whatever licence is named',
    ])
  })
})

test('an identity provider is configured completely or not at all, and over https in live mode', () => {
  const provider = {
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'playhouse',
    OIDC_CLIENT_SECRET: 'secret',
  }
  const parsed = parseEnv({ ...LIVE, ...provider })
  expect(parsed.ok && providerOf(parsed.env)).toEqual({
    issuer: 'https://id.example',
    clientId: 'playhouse',
    clientSecret: 'secret',
  })
  expect(parseEnv({ OIDC_ISSUER: 'https://id.example' })).toEqual({
    ok: false,
    problems: [
      'OIDC_CLIENT_ID: required with the other two of OIDC_*',
      'OIDC_CLIENT_SECRET: required with the other two of OIDC_*',
    ],
  })
  for (const OIDC_ISSUER of ['http://id.example', 'id.example']) {
    expect(parseEnv({ ...LIVE, ...provider, OIDC_ISSUER }).ok, OIDC_ISSUER).toBe(false)
  }
  expect(parseEnv({ ...LIVE, MIGRATION_URL: 'http://older.example' }).ok).toBe(false)
})

test('only the host of the platform needs messaging and payment services', () => {
  const { MESSAGES_URL: _, MESSAGES_SECRET: __, PSP_URL: ___, PSP_SECRET: ____, ...rest } = LIVE
  for (const name of Object.keys(REGISTERS)) delete rest[name]
  const elsewhere = { ...rest, PLAYER_API_URL: 'https://api.play.example' }
  expect(parseEnv(elsewhere).ok).toBe(true)
})

test('players pay at the configured origins, else at the payment provider’s API origin', () => {
  const pays = (change: object) => {
    const parsed = parseEnv({ ...LIVE, ...change })
    return parsed.ok && paymentProviderOf(parsed.env)
  }
  expect(pays({})).toEqual({ url: 'https://psp.example/v1', origins: ['https://psp.example'] })
  expect(pays({ PSP_ORIGINS: 'https://pay.example/x, https://cards.example' })).toMatchObject({
    origins: ['https://pay.example', 'https://cards.example'],
  })
  const demo = parseEnv({})
  expect(demo.ok && paymentProviderOf(demo.env)).toEqual({
    url: 'http://localhost:3100/psp/api',
    origins: ['http://localhost:3100'],
  })
})
