import { describe, expect, test } from 'vitest'
import type { GameDetails } from '#app/content/games/game-details.query.server.ts'
import { handleGameFacts, loadGameFacts } from '#app/features/game/game-facts.server.ts'
import { resolveLocale } from '#app/market/locale.ts'
import { CURRENCIES } from '#contracts/money.ts'
import {
  anIdToken,
  aPlatform,
  aSession,
  aSilentContent,
  aSiteContext,
} from '#tests/fixtures/site-context.ts'

const GAME = { id: 'a-game', provider: 'relax', launchCode: 'a-code' }
const DETAILS: GameDetails = {
  type: 'CASINO',
  gameType: 'slot',
  version: '1.1',
  rtp: 96.3,
  volatility: 3,
  features: ['free-spins', 'made-up'],
  themes: ['sea'],
  betLimits: CURRENCIES.map((currency) => ({ currency, min: 0.2, max: 100 })),
  provider: 'A provider',
  studio: 'A studio',
  rules: { en: 'Spin.', fi: 'Pyöräytä.' },
}
const NOTHING: GameDetails = {
  ...DETAILS,
  ...{ version: null, rtp: null, volatility: null, features: null, themes: [], betLimits: null },
  ...{ provider: null, studio: null, rules: null },
}

async function factsIn(segment: string, details: GameDetails | null) {
  const answer = resolveLocale(segment)
  if (answer.kind !== 'locale') throw new Error(`${segment} is no locale`)
  const silent = aSilentContent()
  const content = details ? { ...silent, fetch: async () => details } : silent
  const context = aSiteContext({ ...aPlatform(), content: content as typeof silent })
  const request = new Request(`http://localhost:3000/${segment}/online-casino/play/relax/a-game`)
  const asked = { player: null, locale: answer.locale, game: GAME }
  const view = await loadGameFacts({ request, context }, asked)
  return { ...view, of: new Map(view.facts.map(({ name, value }) => [name, value])) }
}

test('a visitor sees the facts from content, in the language and the currency of the market', async () => {
  const { of, headline, rules } = await factsIn('en-UN', DETAILS)
  expect(Object.fromEntries(of)).toEqual({
    'Game type': 'Slots',
    'Return to player': '96.30%',
    Volatility: '3 of 5',
    'Bet range': expect.stringMatching(/^€0\.20 – €100\.00$/),
    'Minimum time between rounds': expect.stringMatching(/second/),
    Features: 'Free spins, Made up',
    Themes: 'Sea',
    Studio: 'A studio',
    Provider: 'A provider',
    'Rules version': '1.1',
  })
  expect(headline).toBe('RTP 96.30% · medium volatility · €0.20 – €100.00')
  expect(rules).toBe('Spin.')
})

test('the range ends where the market caps a round of a slot, and the cap is named', async () => {
  const { of } = await factsIn('de-DE', DETAILS)
  expect(of.get('Einsatzspanne')).toMatch(/^0\.20\s€ – 1\.00\s€$/)
  expect(of.get('Höchsteinsatz pro Runde')).toMatch(/^1\.00\s€$/)
  const table = await factsIn('de-DE', { ...DETAILS, gameType: 'roulette' })
  expect(table.of.get('Einsatzspanne')).toMatch(/^0\.20\s€ – 100\.00\s€$/)
  expect(table.of.has('Höchsteinsatz pro Runde')).toBe(false)
})

test('unknown facts are not shown, and without content there are none', async () => {
  const { of, headline, rules, help } = await factsIn('en-UN', NOTHING)
  expect([...of.keys()]).toEqual(['Game type', 'Minimum time between rounds'])
  expect([headline, rules, help]).toEqual(['', '', ''])
  expect((await factsIn('en-UN', null)).facts).toEqual([])
})

describe('for a tile, the facts', () => {
  const A_GAME = { _id: 'a-game', name: 'A game', type: 'CASINO', gameType: 'slot' }
  const PLAYABLE = { ...A_GAME, launchCode: 'a-code', provider: 'relax' }
  const STAKES = 'GET /v1/gaming/stake_limits'

  async function ask(
    query: string,
    what: { hidden?: string[]; signedIn?: boolean; game?: object } = {},
  ) {
    const silent = aSilentContent()
    const hiddenProviders = (what.hidden ?? []).map((provider) => ({ provider, markets: null }))
    const fetch = async (asked: string, { id, game }: { id?: string; game?: string }) => {
      if (asked.includes('siteSettings')) {
        return { maintenance: null, termsVersions: null, hiddenProviders }
      }
      if (game === 'a-game') return DETAILS
      return id === 'a-game' ? { ...PLAYABLE, ...what.game } : null
    }
    const platform = aPlatform({
      [STAKES]: () =>
        Response.json({ currency: 'CAD', min: 0.5, max: 20, roundCap: null, paceMs: 0 }),
    })
    const { sessions, sid } = await aSession('player-1')
    const cookie = what.signedIn ? `idToken=${await anIdToken()}; sid=${sid}` : ''
    const content = { ...silent, fetch } as unknown as typeof silent
    const request = new Request(`http://localhost:3000/api/game-facts?${query}`, {
      headers: { cookie },
    })
    const context = aSiteContext({ ...platform, sessions, content })
    return { response: await handleGameFacts({ request, context }), platform }
  }

  test('are those of its page: a visitor’s in the market’s currency, a player’s from the platform', async () => {
    const { response, platform } = await ask('locale=en-CA&game=a-game')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      headline: expect.stringMatching(/\$0\.20 – \$100\.00$/),
    })
    expect(platform.asked).toEqual([])
    const own = await ask('locale=en-CA&game=a-game', { signedIn: true })
    expect(await own.response.json()).toMatchObject({
      headline: expect.stringMatching(/\$0\.50 – \$20\.00$/),
      start: { state: 'real' },
    })
    expect(own.platform.asked).toContain(STAKES)
  })

  test('say how a visitor may start the game, or why it cannot be played here', async () => {
    for (const [locale, game, start] of [
      ['fi-FI', {}, { state: 'visitor', demo: true }],
      ['de-DE', {}, { state: 'visitor', demo: false }],
      ['fi-FI', { restrictedCountry: ['FI'] }, { state: 'refused', reason: 'restricted' }],
      ['fi-FI', { channels: ['mobile'] }, { state: 'refused', reason: 'device' }],
    ] as const) {
      const { response } = await ask(`locale=${locale}&game=a-game`, { game })
      expect(await response.json(), locale).toMatchObject({ start })
    }
  })

  test.each([
    ['an unknown game', 'locale=fi-FI&game=another', {}, 404],
    ['an id that is none', 'locale=fi-FI&game=%3Cscript%3E', {}, 404],
    ['a game whose provider is hidden', 'locale=fi-FI&game=a-game', { hidden: ['relax'] }, 404],
    ['no market of ours', 'locale=xx-XX&game=a-game', {}, 400],
  ])('of %s are refused', async (_, query, what, status) => {
    expect((await ask(query, what)).response.status).toBe(status)
  })
})
