import { payablePart } from '#contracts/money.ts'
import type { BookBalance, BookBonus } from '#contracts/sportsbook/book-api.ts'
import { isLive, type ListedEvent } from '#contracts/sportsbook/listed.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import type { SlipLeg } from '#contracts/sportsbook/slip.ts'
import { combinedOdds, type StakedSlip, stakeOf } from '#contracts/sportsbook/slip-return.ts'
import { BONUS_BET_LEAD_MS } from '#contracts/sportsbook/words.ts'

/** What is needed of a pick: whether its match is live, and when it starts. */
type PickedMatch = {
  pick: Pick<SlipLeg, 'event' | 'market' | 'outcome'>
  event: ListedEvent | OfferedEvent | null
}

/** Why a stake that needs bonus money cannot be placed, with the amount of own money that would need none. */
export type BonusIssue =
  | { kind: 'bonusKind' | 'bonusLive' | 'bonusBefore'; ownMinor: number }
  | { kind: 'bonusStake'; ownMinor: number; minor: number }
  | { kind: 'bonusOdds'; ownMinor: number; odds: number }
  | { kind: 'bonusTime'; ownMinor: number; latest: number }

/** How much of each bet is bonus money, in order: own money is used first. Null: the money does not cover the bets. */
export function bonusShares(
  bets: readonly StakedSlip[],
  { balanceMinor, bonus }: BookBalance,
): bigint[] | null {
  let own = BigInt(balanceMinor)
  const shares = bets.map((bet) => {
    const stake = stakeOf(bet)
    const part = stake <= own ? stake : payablePart(own, bet.currency)
    own -= part
    return stake - part
  })
  const sum = shares.reduce((total, it) => total + it, 0n)
  return sum <= BigInt(bonus?.amountMinor ?? 0) ? shares : null
}

/** The latest start of a match in a bet with bonus money. */
export const latestStart = ({ expiresAt }: BookBonus): number =>
  Date.parse(expiresAt) - BONUS_BET_LEAD_MS

const isOf = (leg: SlipLeg, pick: PickedMatch['pick']): boolean =>
  leg.event === pick.event && leg.market === pick.market && leg.outcome === pick.outcome

/** What prevents the use of bonus money in these bets: its terms, by the same rules as in the wallet. */
export function issuesOfBonus(
  bets: readonly StakedSlip[],
  of: { shares: readonly bigint[]; picks: readonly PickedMatch[]; balance: BookBalance },
): BonusIssue[] {
  const { bonus, balanceMinor: ownMinor } = of.balance
  const withBonus = bets.filter((_, at) => (of.shares[at] ?? 0n) > 0n)
  if (!bonus || withBonus.length === 0) return []
  const { minOdds, scope, maxStakeMinor } = bonus
  const has = (check: (bet: StakedSlip) => boolean) => withBonus.some(check)
  const matches = of.picks.filter(({ pick }) =>
    has(({ legs }) => legs.some((leg) => isOf(leg, pick))),
  )
  const isLiveNow = matches.map(({ event }) => event !== null && isLive(event))
  const latest = latestStart(bonus)
  const startsLate = matches.some(({ event }) => event && Date.parse(event.startsAt) > latest)
  const isSystem = has(({ kind }) => kind === 'SYSTEM')
  const isBelowOdds = !isSystem && has(({ legs }) => combinedOdds(legs) < BigInt(minOdds))
  return [
    ...(isSystem ? [{ kind: 'bonusKind' as const, ownMinor }] : []),
    ...(has((it) => stakeOf(it) > BigInt(maxStakeMinor))
      ? [{ kind: 'bonusStake' as const, ownMinor, minor: maxStakeMinor }]
      : []),
    ...(isBelowOdds ? [{ kind: 'bonusOdds' as const, ownMinor, odds: minOdds }] : []),
    ...(scope === 'LIVE' && !isLiveNow.every(Boolean)
      ? [{ kind: 'bonusLive' as const, ownMinor }]
      : []),
    ...(scope === 'PRE_MATCH' && isLiveNow.some(Boolean)
      ? [{ kind: 'bonusBefore' as const, ownMinor }]
      : []),
    ...(startsLate ? [{ kind: 'bonusTime' as const, ownMinor, latest }] : []),
  ]
}
