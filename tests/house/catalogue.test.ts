import { describe, expect, test } from 'vitest'
import { CONTENT_ICON_NAMES } from '#app/ui/ContentIcon/ContentIcon.tsx'
import { CURRENCIES } from '#contracts/money.ts'
import { VIRTUALS } from '#contracts/virtuals.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#markets/languages.ts'
import type { MarketCode } from '#markets/types.ts'
import { gameOf } from '#sandbox/games/catalogue.ts'
import { standardLimits } from '#sandbox/games/live/limits.ts'
import { SCHEMA_TYPES } from '#schemas/index.ts'
import { isForMarket, ofMarket } from '#schemas/rules/for-market.ts'
import { isWholeGrid } from '#schemas/rules/grid-holes.ts'
import { CATEGORY_ICONS } from '#schemas/rules/icons.ts'
import { type Localised, textIn } from '#schemas/rules/localised.ts'
import type { Field } from '#schemas/schema-types.ts'
import { categories } from '#seed/content/categories.ts'
import { type SeedDocument, seedDocuments } from '#seed/content/documents.ts'
import { casinoGames, liveTables, SANDBOX_SLOTS } from '#seed/content/games.ts'

const documents = seedDocuments()
const ofType = (type: string) => documents.filter((it) => it._type === type)
const types = new Map(SCHEMA_TYPES.map((it) => [it.name, it]))

test('every icon that an editor can choose is drawn', () => {
  expect([...CONTENT_ICON_NAMES].sort()).toEqual([...CATEGORY_ICONS].sort())
})

test('every game states the version, return and volatility of the rules by which it is played', () => {
  const games = ofType('game')
  expect(games.length).toBeGreaterThan(600)
  const played = new Set<string>()
  for (const { launchCode, provider, rules, version, rtp, volatility } of games) {
    const by = (provider as { _ref: string })._ref.replace('gameProvider-', '')
    const { engine } = gameOf(by, String(launchCode))
    played.add(engine.id)
    const { _ref: rulesRef } = rules as { _ref: string }
    expect({ launchCode, rulesRef, version, rtp, volatility }).toEqual({
      launchCode,
      rulesRef: `gameRules-${engine.id.replace('live-', '')}`,
      version: engine.version,
      rtp: engine.rtp,
      volatility: engine.volatility,
    })
  }
  expect([...played].sort()).toEqual([
    'blackjack',
    'hold',
    'lines',
    'live-baccarat',
    'live-roulette',
    'live-wheel',
    'roulette',
    'video-poker',
    'ways',
  ])
})

test('the grids of the lobbies have no holes on any device', () => {
  const rows = ofType('lobbyGrid').flatMap((it) => it.rows as Parameters<typeof isWholeGrid>[0][])
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.map(isWholeGrid).filter((it) => it !== true)).toEqual([])
})

const HOME_WORDS = {
  casino: /casino|slot|table/i,
  liveCasino: /live/i,
  sportsbook: /sports bet/i,
  virtualSports: /virtual/i,
} as const

test.each(MARKET_CODES)('the home page of %s promises no product that is closed there', (code) => {
  const page = ofMarket(ofType('homePage') as (SeedDocument & { markets: MarketCode[] })[], code)
  const below = ofType('seoDescription').filter(
    (it) => it.path === '/' && isForMarket({ markets: it.markets as MarketCode[] }, code),
  )
  const words = [
    ...['title', 'intro', 'seoTitle', 'seoDescription'].map((it) =>
      textIn(page?.[it] as Localised, 'en'),
    ),
    ...below.map((it) => JSON.stringify(it.body)),
  ]
  for (const [product, promise] of Object.entries(HOME_WORDS)) {
    const isOpen = MARKETS[code][product as keyof typeof HOME_WORDS] === 'open'
    if (!isOpen) expect(words.filter((it) => promise.test(it))).toEqual([])
  }
  expect(words.join()).toMatch(/limits/)
})

test('a game named after a property of every object is a line slot', () => {
  expect(gameOf('relax', 'amber-constructor').engine?.id).toBe('lines')
})

test('the virtual sports state the rules and stakes by which the league is played', () => {
  const { engine } = gameOf(VIRTUALS.provider, VIRTUALS.gameId)
  const [stated] = ofType('virtualSports')
  expect(stated).toMatchObject({
    version: engine.version,
    rtp: engine.rtp,
    volatility: engine.volatility,
    rules: { _ref: 'gameRules-league' },
  })
  const limits = stated?.betLimits as { currency: string; min: number; max: number }[]
  expect(limits.map(({ currency }) => currency).sort()).toEqual([...CURRENCIES].sort())
  for (const { currency, min, max } of limits) {
    const { minMinor, maxMinor } = standardLimits(currency)
    expect([currency, min * 100, max * 100]).toEqual([currency, minMinor, maxMinor])
  }
})

test('the rules of every game are available in the language of each player', () => {
  const texts = ofType('gameRules').map((it) => it.text as Localised)
  for (const language of LANGUAGE_CODES.filter((it) => LANGUAGES[it].outbound !== 'en')) {
    for (const text of texts) expect(textIn(text, language), language).not.toBe(text.en)
  }
})

test('no category of the demo is empty', () => {
  const all = categories([...casinoGames(), ...liveTables()])
  expect(all.filter(({ games }) => games.length === 0).map(({ slug }) => slug)).toEqual([])
})

test('every slot states what its rules do, and a bet range that they offer', () => {
  const games = casinoGames().filter((it) => ['jackpot', 'slot'].includes(it.gameType))
  expect(games.length).toBeGreaterThan(500)
  const families = new Set<string>()
  for (const { slug, studio, features, jackpotExist, betLimits } of games) {
    const { engine } = gameOf(studio.provider, slug)
    families.add(engine.id)
    const family = engine.id as keyof typeof SANDBOX_SLOTS
    expect({ slug, features, jackpotExist }).toEqual({
      slug,
      features: SANDBOX_SLOTS[family].features,
      jackpotExist: engine.jackpots !== undefined,
    })
    for (const { currency, min, max } of betLimits) {
      const stakes = engine.stakes(currency)
      expect([currency, min * 100, max * 100]).toEqual([currency, stakes[0], stakes.at(-1)])
    }
  }
  expect([...families].sort()).toEqual(['hold', 'lines', 'ways'])
})

test.each(['roulette', 'blackjack', 'video-poker'] as const)(
  'every %s of the casino is played by its own rules, and states their stakes',
  (gameType) => {
    const games = ofType('game').filter((it) => it.type === 'CASINO' && it.gameType === gameType)
    expect(games.length).toBeGreaterThan(5)
    for (const game of games) {
      const { engine } = gameOf('relax', String(game.launchCode))
      expect(engine.id).toBe(gameType)
      const limits = game.betLimits as { currency: string; min: number; max: number }[]
      for (const { currency, min, max } of limits) {
        const stakes = engine.stakes(currency)
        expect(min * 100).toBe(stakes[0])
        if (!engine.accepts) expect(max * 100).toBe(stakes.at(-1))
        // Chips add up to the limit of the table.
        const asked = { currency, stakeMinor: max * 100, choice: { red: max * 100 } }
        if (engine.accepts) expect(engine.accepts(asked)).toBe(true)
      }
    }
  },
)

describe('the demo content', () => {
  test('has the required number of games, providers and banners', () => {
    const games = ofType('game')
    expect(games.filter((it) => it.type === 'CASINO')).toHaveLength(600)
    expect(games.filter((it) => it.type === 'LIVE_CASINO')).toHaveLength(60)
    expect(ofType('gameSubProvider')).toHaveLength(30)
    expect(ofType('gameProvider')).toHaveLength(10)
    const open = MARKET_CODES.filter((code) => MARKETS[code].enabled)
    // Home and casino of each market, and two places of the sportsbook.
    expect(ofType('banner')).toHaveLength(open.length * 2 + 2)
    expect(new Set(games.map((it) => it.name)).size).toBe(660)
  })

  test('has no id twice, none with a dot, and no broken references', () => {
    const ids = new Set(documents.map((it) => it._id))
    expect(ids.size).toBe(documents.length)
    expect([...ids].filter((it) => it.includes('.'))).toEqual([])
    const missing = documents.flatMap(referencesOf).filter((it) => !ids.has(it))
    expect(missing).toEqual([])
  })

  test('has only fields that its schema knows, and values of its closed lists', () => {
    const problems = documents.flatMap((it) =>
      problemsOf(it, types.get(it._type)?.fields ?? [], it._id),
    )
    expect(problems).toEqual([])
  })

  test('says everything in four languages', () => {
    const short = documents.flatMap((it) =>
      textsOf(it)
        .filter((text) => !['en', 'fi', 'no', 'caf'].every((code) => text[code]))
        .map(() => it._id),
    )
    expect(short.filter((id) => !id.startsWith('market-'))).toEqual([])
  })
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function referencesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf)
  if (!isObject(value)) return []
  return typeof value._ref === 'string' ? [value._ref] : Object.values(value).flatMap(referencesOf)
}

function textsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (!isObject(value)) return []
  return value._type === 'localeString' || value._type === 'localeText'
    ? [value]
    : Object.values(value).flatMap(textsOf)
}

function problemsOf(
  value: Record<string, unknown>,
  fields: readonly Field[],
  where: string,
): string[] {
  return Object.entries(value).flatMap(([key, given]) => {
    if (key.startsWith('_') || key === 'asset') return []
    const field = fields.find((it) => it.name === key)
    if (!field) return [`${where}.${key} is in no schema`]
    return problemsOfField(given, field, `${where}.${key}`)
  })
}

function problemsOfField(given: unknown, field: Omit<Field, 'name'>, where: string): string[] {
  const list = (field.options?.list as (string | { value: string })[] | undefined)?.map((it) =>
    typeof it === 'string' ? it : it.value,
  )
  const values = Array.isArray(given) ? given : [given]
  const outside = list
    ? values
        .filter((it) => typeof it === 'string' && !list.includes(it))
        .map((it) => `${where}: ${it} is not in the list`)
    : []
  if (field.type === 'array') {
    return [
      ...outside,
      ...values.flatMap((it, i) =>
        isObject(it) && field.of?.[0]?.fields
          ? problemsOf(it, field.of[0].fields, `${where}[${i}]`)
          : [],
      ),
    ]
  }
  const own = field.fields ?? types.get(field.type)?.fields
  return isObject(given) && own && field.type !== 'reference' && field.type !== 'slug'
    ? [...outside, ...problemsOf(given, own, where)]
    : outside
}
