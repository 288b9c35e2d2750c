import { colourOf, PAYS, POCKETS, SPOTS } from '../roulette/spots.ts'
import { type LiveGame, TIMING } from './live-game.ts'

/** A straight number takes a tenth of the table's maximum: the rarer a place wins, the lower its limit. */
const STRAIGHT_SHARE = 0.1
const OFFERED = ['straight', 'dozen', 'column', 'even']
const PLACES = [...SPOTS.values()].filter(({ kind }) => OFFERED.includes(kind)).map(({ id }) => id)

/** European roulette with one zero; every bet returns 36/37. */
export const LIVE_ROULETTE: LiveGame<{ number: number }> = {
  id: 'roulette',
  version: '1',
  rtp: 97.3,
  volatility: 3,
  timing: TIMING,
  spots: () => PLACES,
  spotShare: (spot) => (SPOTS.get(spot)?.kind === 'straight' ? STRAIGHT_SHARE : 1),
  draw: (draw) => ({ number: draw(POCKETS) }),
  payout({ number }, spot, stakeMinor) {
    const place = SPOTS.get(spot)
    return place?.numbers.includes(number) ? stakeMinor * (PAYS[place.kind] + 1) : 0
  },
  label: ({ number }) => ({ text: String(number), tone: colourOf(number) }),
  words: ({ number }) => [{ key: `words.${colourOf(number)}`, values: { number } }],
}
