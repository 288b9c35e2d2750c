import type { Draw } from '#sandbox/games/engine.ts'
import { drawRound as drawHold } from '#sandbox/games/hold/evaluate.ts'
import { STATED_RTP as HOLD_RTP } from '#sandbox/games/hold/paytable.ts'
import { drawRound as drawLines } from '#sandbox/games/lines/evaluate.ts'
import { STATED_RTP as LINES_RTP } from '#sandbox/games/lines/paytable.ts'
import { drawRound as drawWays } from '#sandbox/games/ways/evaluate.ts'
import { STATED_RTP as WAYS_RTP } from '#sandbox/games/ways/paytable.ts'
import { exactReturnOfHold, exactReturnOfLines } from '#tests/game-returns/slot-returns.ts'
import { cryptographicInts } from './cryptographic-ints.ts'
import type { Figure } from './main.ts'

const ROUNDS = 10_000_000
const ALLOWED_PERCENT = 0.5
const STAKE_MINOR = 20

type Slot = {
  name: string
  stated: number
  /** In percent, where it can be calculated exactly. */
  exact?: number
  /** Payout of a round in minor units. */
  draw: (draw: Draw) => number
  /** What its jackpot meters add, in percent: too rare to sample in ten million rounds, but known exactly. */
  meters?: number
}

const hold = exactReturnOfHold()
const SLOTS: readonly Slot[] = [
  {
    name: 'lines',
    stated: LINES_RTP,
    exact: exactReturnOfLines().total * 100,
    draw: (draw) => drawLines(STAKE_MINOR, draw).payoutMinor,
  },
  { name: 'ways', stated: WAYS_RTP, draw: (draw) => drawWays(STAKE_MINOR, draw).payoutMinor },
  {
    name: 'hold',
    stated: HOLD_RTP,
    exact: hold.total * 100,
    draw: (draw) => drawHold(STAKE_MINOR, 1, draw).payoutMinor,
    meters: hold.jackpots * 100,
  },
]

/** Ten million rounds of each slot with cryptographic randomness, compared to the return stated in its rules. */
export async function benchGames(): Promise<Figure[]> {
  return SLOTS.flatMap(figuresOf)
}

function figuresOf({ name, stated, exact, draw, meters = 0 }: Slot): Figure[] {
  const random = cryptographicInts()
  let paid = 0
  let hits = 0
  for (let i = 0; i < ROUNDS; i++) {
    const payout = draw(random)
    paid += payout
    if (payout > 0) hits += 1
  }
  const simulated = (paid / (ROUNDS * STAKE_MINOR)) * 100 + meters
  const counted: Figure[] =
    exact === undefined
      ? []
      : [
          {
            what: `${name}: return, exact`,
            value: `${exact.toFixed(4)} %`,
            aim: `${stated.toFixed(2)} % stated`,
            met: Math.abs(exact - stated) < 0.005,
          },
        ]
  return [
    ...counted,
    {
      what: `${name}: return of 10,000,000 drawn rounds${meters > 0 ? ', meters counted' : ''}`,
      value: `${simulated.toFixed(3)} %`,
      aim: `${stated.toFixed(2)} ±${ALLOWED_PERCENT} %`,
      met: Math.abs(simulated - stated) < ALLOWED_PERCENT,
    },
    { what: `${name}: rounds that pay`, value: `${((hits / ROUNDS) * 100).toFixed(1)} %` },
  ]
}
