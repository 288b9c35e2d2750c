import { describe, expect, test } from 'vitest'
import { roundDetailResponse } from '#contracts/provider-callbacks/round-detail.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#markets/languages.ts'
import type { GameSession } from '../rounds.ts'
import { betTexts, outcomePicture } from './bet-texts.ts'
import { outcomeOf } from './live-bets.ts'
import type { SpotsStaked } from './live-game.ts'
import { liveGameOf } from './live-games.ts'
import type { LiveBet } from './live-store.ts'
import { allTexts } from './page.ts'

const SEED = 'a seed of a table'
const TABLES = {
  'live-ivory-roulette': { red: 1_000, 'straight-17': 50, 'dozen-2': 200, 'column-1': 150 },
  'live-opal-baccarat': { player: 500, banker: 700, tie: 50 },
  'live-laurel-fortune-wheel': { 'pays-1': 100, 'pays-23': 50 },
  virtuals: { '0:home@150': 100, '1:over@190': 200, '3:score-1-1@701': 50, '2:draw@340': 50 },
} as const satisfies Record<string, SpotsStaked>
type Table = keyof typeof TABLES

function aBet(
  tableId: string,
  what: { state?: LiveBet['state']; mode?: GameSession['mode']; number?: number } = {},
) {
  const spots: SpotsStaked = TABLES[tableId as Table] ?? { red: 100 }
  const number = what.number ?? 7
  const game = liveGameOf(tableId)
  const outcome = game && outcomeOf(game, { tableId, number, serverSeed: SEED })
  const payoutMinor = Object.entries(spots).reduce(
    (sum, [spot, minor]) => sum + (game?.payout(outcome, spot, minor) ?? 0),
    0,
  )
  const bet = {
    ...{ id: 'bet-1', sessionId: 'session-1', tableId, number, spots, payoutMinor },
    version: `${game?.id} ${game?.version}`,
    state: what.state ?? 'SETTLED',
  } as LiveBet
  const session = {
    ...{ provider: 'evolution', gameId: tableId, currency: 'EUR', mode: what.mode ?? 'real' },
    language: 'fi',
  } as GameSession
  const source = betTexts({
    store: {
      bet: async (id) => (id === 'bet-1' ? bet : null),
      round: async () => ({ tableId, number, serverSeed: SEED }),
    },
    sessions: { session: async () => session } as never,
    clock: () => 0,
  })
  return { source, game, outcome, payoutMinor, spots }
}

describe.each(Object.keys(TABLES))('a bet at %s', (tableId) => {
  test.each(LANGUAGE_CODES)('is described in %s, with each place and a picture', async (code) => {
    const language = LANGUAGES[code].outbound
    for (let number = 0; number < 30; number += 1) {
      const { source, spots } = aBet(tableId, { number })
      const roundText = await source('live:bet-1')
      expect(roundText?.provider).toBe('evolution')
      const detail = roundDetailResponse.parse(roundText?.detailIn(language))
      const text = detail.words.join('\n')
      expect(text).not.toMatch(/[{}]|undefined|words\.|spot\.|recall\./)
      expect(detail.words.length).toBeGreaterThanOrEqual(2 + Object.keys(spots).length)
      expect(detail.picture).not.toMatch(/undefined|NaN|<script|href=/)
    }
  })

  test('states the payout and the version of the game', async () => {
    const { source, payoutMinor } = aBet(tableId)
    const detail = (await source('live:bet-1'))?.detailIn('en')
    expect(detail?.gameVersion).toMatch(/^(roulette|baccarat|wheel|league) 1$/)
    const text = detail?.words.join('\n') ?? ''
    expect(text).toContain(
      payoutMinor > 0 ? `Payout: €${(payoutMinor / 100).toFixed(2)}` : 'No win',
    )
  })

  test.each(['BETTING', 'PLACED', 'DRAWN', 'RETURNED', 'UNPAID'] as const)(
    'is not described while it is %s',
    async (state) => {
      expect(await aBet(tableId, { state }).source('live:bet-1')).toBeNull()
    },
  )

  test('that is practice, unknown or of another kind is not described', async () => {
    expect(await aBet(tableId, { mode: 'fun' }).source('live:bet-1')).toBeNull()
    expect(await aBet(tableId).source('live:bet-2')).toBeNull()
    expect(await aBet(tableId).source('bet-1')).toBeNull()
  })
})

test('roulette names its places, and what each paid back', async () => {
  for (let number = 0; number < 60; number += 1) {
    const { source, outcome } = aBet('live-ivory-roulette', { number })
    const { number: drawn } = outcome as { number: number }
    const words = (await source('live:bet-1'))?.detailIn('en').words ?? []
    expect(words[0]).toMatch(drawn === 0 ? /^Zero$/ : new RegExp(`^${drawn} (red|black)$`))
    expect(words).toContainEqual(
      drawn === 17 ? '17: €0.50 staked, €18.00 paid out' : '17: €0.50 staked, no payout',
    )
    const isRed = words[0]?.endsWith('red')
    expect(words).toContainEqual(
      isRed ? 'Red: €10.00 staked, €20.00 paid out' : 'Red: €10.00 staked, no payout',
    )
    expect(words.some((it) => it.startsWith('Second dozen: €2.00 staked'))).toBe(true)
  }
})

test('baccarat describes both hands and shows their cards', () => {
  const outcome = {
    ...{ player: ['9H', 'TD'], banker: ['AS', '2C', '3D'], playerTotal: 9, bankerTotal: 6 },
    winner: 'player' as const,
  }
  const picture = outcomePicture({ id: 'baccarat' }, outcome, allTexts('fi'))
  expect(picture.match(/rx="6"/g)).toHaveLength(5)
  expect(picture).toContain('Pelaaja · 9')
  expect(picture).toContain('>10</text>')
})

test('a wheel shows what was drawn in its middle, under the needle', () => {
  const roulette = outcomePicture({ id: 'roulette' }, { number: 17 }, {})
  expect(roulette.match(/<path /g)).toHaveLength(38)
  expect(roulette).toContain('font-size="42" fill="#fff">17</text>')
  expect(roulette).toContain('rotate(0.00) translate(0 -82)" font-size="9" fill="#fff">17</text>')
  const wheel = outcomePicture({ id: 'wheel' }, { segment: 3, pays: 1 }, {})
  expect(wheel.match(/<path /g)).toHaveLength(51)
})
