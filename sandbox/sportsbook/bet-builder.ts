import type { BuilderPart, BuilderRefusal } from '#contracts/sportsbook/bet-builder.ts'
import type { MarketState, OutcomeResult } from '#contracts/sportsbook/words.ts'
import { LOST, ODDS_ONE, VOID, WON } from '#contracts/sportsbook/words.ts'
import type { JointOutlook } from './match.ts'
import { type Chance, DECIDED, ladderBelow, PAYOUT_SHARE } from './pricing.ts'
import type { TradedMarket } from './trading.ts'

/**
 * The result of several outcomes of one match as one leg: lost with the first that is lost, whatever becomes of the
 * others. If none is lost and one is void, all of it is void; it never goes on with fewer parts. Null while it is open.
 */
export function resultOfParts(results: readonly (OutcomeResult | null)[]): OutcomeResult | null {
  if (results.some((it) => it?.result === 'LOST' && it.voidFactor === 0)) return LOST
  if (results.includes(null)) return null
  return results.every((it) => it?.voidFactor === 0) ? WON : VOID
}

/** A price of several outcomes, or why there is none. */
export type BuilderQuote = {
  state: MarketState
  odds: number | null
  chance: Chance | null
  refusal: BuilderRefusal | null
}

/**
 * The price of several outcomes of one match by the chances of its ends. It is at most fair, pays back what markets do
 * before it is rounded down, and is no lower than that of any part alone: together they are not more likely than it.
 */
export function builderQuote(
  parts: readonly BuilderPart[],
  { markets, joint }: { markets: readonly TradedMarket[]; joint: JointOutlook | null },
): BuilderQuote {
  const none = (reason: BuilderRefusal['reason'], of = parts): BuilderQuote => ({
    ...{ state: 'INACTIVE', odds: null, chance: null, refusal: { reason, parts: of } },
  })
  const found = parts.map(({ market, outcome }) => {
    const { state = 'INACTIVE', outcomes = [] } = markets.find((it) => it.id === market) ?? {}
    const { odds = null, boost } = outcomes.find((it) => it.id === outcome) ?? {}
    // A boosted price has a stake of its own.
    return { state, odds: boost?.from ?? odds }
  })
  const closed = found.findIndex(({ state, odds }) => odds === null || !isShown(state))
  if (closed >= 0) return none('NOT_OPEN', parts.slice(closed, closed + 1))
  if (joint === null) return none('NOT_DERIVABLE')
  const refusal = refusalOf(parts, joint)
  if (refusal) return none(refusal.reason, refusal.parts)
  const chance = jointChance(parts, joint)
  // What sums of chances are wrong by goes against the bet.
  const decided = chance.won / (1 - chance.void) + DECIDED
  const own = ladderBelow((ODDS_ONE * PAYOUT_SHARE) / decided)
  if (own === null || ODDS_ONE / decided > LONGEST_FAIR) return none('NO_PRICE')
  const ofParts = Math.max(...found.map(({ odds }) => odds ?? 0))
  const isStopped = found.some(({ state }) => state === 'SUSPENDED')
  return {
    ...{ state: isStopped ? 'SUSPENDED' : 'ACTIVE', chance, refusal: null },
    odds: Math.max(own, ofParts),
  }
}

/** The odds of the ladder end at 500: what is less likely would be paid far below its worth. */
const LONGEST_FAIR = 500 * ODDS_ONE
const isShown = (state: MarketState) => state === 'ACTIVE' || state === 'SUSPENDED'

/** The chances that all parts win, and that none is lost and one is void. */
export function jointChance(
  parts: readonly BuilderPart[],
  { chances, resultsOf }: JointOutlook,
): Chance {
  const results = parts.map((it) => resultsOf(it))
  const sum = { won: 0, void: 0 }
  for (const [end, chance] of chances.entries()) {
    const it = resultOfParts(results.map((of) => of?.[end] ?? null))
    if (it?.voidFactor === 1) sum.void += chance
    else if (it?.result === 'WON') sum.won += chance
  }
  return sum
}

/** Why these outcomes are not a bet together; null where they are. Two that do not fit are named before all of them. */
function refusalOf(parts: readonly BuilderPart[], joint: JointOutlook): BuilderRefusal | null {
  const [unknown] = parts.filter((it) => joint.resultsOf(it) === null)
  if (unknown) {
    const [other] = parts.filter((it) => it !== unknown)
    return { reason: 'NOT_DERIVABLE', parts: other ? [unknown, other] : [unknown] }
  }
  const [halved] = parts.filter((it) =>
    joint.resultsOf(it)?.some(({ voidFactor }) => voidFactor === 0.5),
  )
  if (halved) return { reason: 'HALVES', parts: [halved] }
  for (const [at, one] of parts.entries()) {
    for (const other of parts.slice(0, at)) {
      const refusal = conflictOf([other, one], joint)
      if (refusal) return refusal
    }
  }
  return conflictOf(parts, joint)
}

function conflictOf(parts: readonly BuilderPart[], joint: JointOutlook): BuilderRefusal | null {
  const all = jointChance(parts, joint)
  if (all.won < DECIDED) return { reason: 'IMPOSSIBLE', parts }
  for (const part of parts) {
    const others = parts.filter((it) => it !== part)
    const without = jointChance(others, joint)
    const isSame = Math.abs(without.won - all.won) + Math.abs(without.void - all.void) < DECIDED
    if (isSame) return { reason: 'CONTAINED', parts: [part, ...others] }
  }
  return null
}
