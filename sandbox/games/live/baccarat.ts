import { type Card, drawCard, RANKS } from '../cards.ts'
import type { Draw } from '../engine.ts'
import { type LiveGame, TIMING } from './live-game.ts'

const DECKS = 8
/** The bank keeps a twentieth of the win on its bet. */
const COMMISSION = 20n
const TIE_PAYS = 8

export type BaccaratOutcome = {
  player: Card[]
  banker: Card[]
  playerTotal: number
  bankerTotal: number
  winner: 'player' | 'banker' | 'tie'
}

/** An ace counts 1, tens and face cards nothing; only the last digit of a sum counts. */
export function baccaratTotal(cards: readonly Card[]): number {
  const pointsOf = (card: Card) => {
    const rank = RANKS.indexOf(card[0] ?? '')
    if (card.startsWith('A')) return 1
    return rank >= RANKS.indexOf('T') ? 0 : rank + 2
  }
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10
}

/** Whether the bank takes a third card: depends on its sum, and on the player's third card if there is one. */
export function bankDraws(bank: number, playersThird: Card | null): boolean {
  if (playersThird === null) return bank <= 5
  const third = baccaratTotal([playersThird])
  if (bank <= 2) return true
  if (bank === 3) return third !== 8
  if (bank === 4) return third >= 2 && third <= 7
  if (bank === 5) return third >= 4 && third <= 7
  return bank === 6 && (third === 6 || third === 7)
}

/** Baccarat by the fixed drawing rules, from eight decks that are shuffled before every round. */
export const LIVE_BACCARAT: LiveGame<BaccaratOutcome> = {
  id: 'baccarat',
  version: '1',
  rtp: 98.94,
  volatility: 1,
  timing: TIMING,
  spots: () => ['player', 'banker', 'tie'],
  spotShare: (spot) => (spot === 'tie' ? 0.1 : 1),
  draw: dealBaccarat,
  payout({ winner }, spot, stakeMinor) {
    // A tie returns the bets on both sides.
    if (winner === 'tie') return spot === 'tie' ? stakeMinor * (TIE_PAYS + 1) : stakeMinor
    if (spot !== winner) return 0
    if (spot === 'player') return stakeMinor * 2
    const stake = BigInt(stakeMinor)
    return Number(stake * 2n - ceilDivide(stake, COMMISSION))
  },
  label: ({ winner }) =>
    ({
      player: { text: 'P', tone: 'blue' },
      banker: { text: 'B', tone: 'red' },
      tie: { text: 'T', tone: 'green' },
    })[winner] as { text: string; tone: 'blue' | 'red' | 'green' },
  words: ({ winner, playerTotal, bankerTotal }) => [
    { key: `words.${winner}`, values: { player: playerTotal, banker: bankerTotal } },
  ],
}

function dealBaccarat(draw: Draw): BaccaratOutcome {
  let dealt: number[] = []
  const next = () => {
    const drawn = drawCard(dealt, DECKS, draw)
    dealt = drawn.dealt
    return drawn.card
  }
  const player = [next()]
  const banker = [next()]
  player.push(next())
  banker.push(next())
  const natural = Math.max(baccaratTotal(player), baccaratTotal(banker)) >= 8
  if (!natural) {
    const third = baccaratTotal(player) <= 5 ? next() : null
    if (third) player.push(third)
    if (bankDraws(baccaratTotal(banker), third)) banker.push(next())
  }
  const playerTotal = baccaratTotal(player)
  const bankerTotal = baccaratTotal(banker)
  const winner =
    playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker'
  return { player, banker, playerTotal, bankerTotal, winner }
}

/** Commission is rounded up to a whole minor unit: payouts have no fractions of a cent. */
const ceilDivide = (amount: bigint, by: bigint) => (amount + by - 1n) / by
