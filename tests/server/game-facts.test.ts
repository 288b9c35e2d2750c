import { expect, test } from 'vitest'
import type { GameDetails } from '#app/content/games/game-details.query.server.ts'
import { readGameFacts } from '#app/features/game/game-facts.server.ts'
import type { PlayPage } from '#app/features/game/play.server.ts'
import { resolveLocale } from '#app/market/locale.ts'
import { CURRENCIES } from '#contracts/money.ts'
import { aPlatform, aSilentContent, aSiteContext } from '#tests/fixtures/site-context.ts'

const PAGE: PlayPage = {
  game: { id: 'a-game', name: 'A game', provider: 'relax' },
  kind: 'CASINO',
  launchCode: 'a-code',
  mode: 'fun',
  launch: { state: 'failed', reason: 'restricted' },
}
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
  const asked = { player: null, locale: answer.locale, page: PAGE }
  const view = await readGameFacts({ request, context, params: {} }, asked)
  return { ...view, of: new Map(view.facts.map(({ name, value }) => [name, value])) }
}

test('a stranger is told what content states, in the words and the currency of the market', async () => {
  const { of, headline, rules } = await factsIn('en-UN', DETAILS)
  expect(Object.fromEntries(of)).toEqual({
    'Kind of game': 'Slots',
    'Return to player': '96.30 %',
    Volatility: '3 of 5',
    'Bet range': expect.stringMatching(/^€0\.20 – €100\.00$/),
    'Least time between rounds': expect.stringMatching(/second/),
    Features: 'Free spins, Made up',
    Themes: 'Sea',
    Studio: 'A studio',
    Provider: 'A provider',
    'Version of the rules': '1.1',
  })
  expect(headline).toBe('Return 96.30 % · medium volatility · €0.20 – €100.00')
  expect(rules).toBe('Spin.')
})

test('the range ends where the market caps a round of a slot, and the cap is named', async () => {
  const { of } = await factsIn('de-DE', DETAILS)
  expect(of.get('Einsatz von bis')).toMatch(/^0\.20\s€ – 1\.00\s€$/)
  expect(of.get('Höchstens in einer Runde')).toMatch(/^1\.00\s€$/)
  const table = await factsIn('de-DE', { ...DETAILS, gameType: 'roulette' })
  expect(table.of.get('Einsatz von bis')).toMatch(/^0\.20\s€ – 100\.00\s€$/)
  expect(table.of.has('Höchstens in einer Runde')).toBe(false)
})

test('what nobody states is not shown, and without content there is nothing', async () => {
  const { of, headline, rules, help } = await factsIn('en-UN', NOTHING)
  expect([...of.keys()]).toEqual(['Kind of game', 'Least time between rounds'])
  expect([headline, rules, help]).toEqual(['', '', ''])
  expect((await factsIn('en-UN', null)).facts).toEqual([])
})
