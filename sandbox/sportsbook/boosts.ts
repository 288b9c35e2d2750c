import { seededDraw } from '../games/fairness.ts'
import type { Fixture } from './calendar.ts'
import { timesAsFast } from './match.ts'
import { boostedOdds, type Chance } from './pricing.ts'
import type { Side } from './side.ts'

/** The win of a side at a price without margin, until a moment before the kick-off. */
export type Boosting = { side: Side; until: number }

/** One match of so many has a boosted price. */
const ONE_OF = 25
/** Real pace. */
const ENDS_BEFORE_MS = 3_600_000

/** The market of each sport that rows of lists show. */
const MARKET = {
  FOOTBALL: 'result',
  ICE_HOCKEY: 'result-60',
  TENNIS: 'winner',
  BASKETBALL: 'moneyline',
} as const satisfies Record<Fixture['competition']['sport'], string>

/** The boost of a match by its seed; null where it has none. Its draws say nothing about those of the match. */
export function boostingOf({ id, competition, startsAt }: Fixture, seed: string): Boosting | null {
  const { draw } = seededDraw({ serverSeed: seed, clientSeed: `${id}:boost`, nonce: 0 })
  if (draw(ONE_OF) > 0) return null
  const until = startsAt - ENDS_BEFORE_MS / timesAsFast(competition)
  return { side: draw(2) === 0 ? 'home' : 'away', until }
}

type Boosted = { odds: number; boost?: { from: number; until: number } }

/** The odds of an outcome with what a boost makes of them: never above fair, never below the normal ones (SPB-16). */
export function withBoost(
  odds: number,
  {
    sport,
    market,
    outcome,
    chance,
  }: {
    sport: Fixture['competition']['sport']
    market: string
    outcome: string
    chance: Chance | null
  },
  boosting: Boosting | null,
): Boosted {
  if (boosting === null || chance === null) return { odds }
  if (market !== MARKET[sport] || outcome !== boosting.side) return { odds }
  const raised = boostedOdds(chance)
  if (raised === null || raised <= odds) return { odds }
  return { odds: raised, boost: { from: odds, until: boosting.until } }
}
