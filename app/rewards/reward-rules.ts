import {
  BONUS_STEPS,
  productOfReward,
  type RewardVertical,
} from '#contracts/player-api/reward-words.ts'
import type { Reward } from '#contracts/player-api/rewards.ts'

/** The groups of rewards (REW-07, GAP-130), in display order. */
export const REWARD_GROUPS = ['active', 'eligible', 'loyalty', 'freeSpin', 'sportsbook'] as const
export type RewardGroup = (typeof REWARD_GROUPS)[number]

type Grouped = Pick<Reward, 'assignmentId' | 'vertical' | 'cashbackInfo' | 'betBonusType'>

/** For free spins (REW-06). */
const FREE_SPINS = -1

/** The first matching group (GAP-130). */
export function groupOf(reward: Grouped): RewardGroup {
  if (reward.cashbackInfo !== null) return 'loyalty'
  if (reward.betBonusType === FREE_SPINS || reward.vertical === 'FREE_SPINS') return 'freeSpin'
  if (productOfReward(reward.vertical) === 'SPORTS') return 'sportsbook'
  return reward.assignmentId === null ? 'eligible' : 'active'
}

type Ordered = Pick<Reward, 'campaignId' | 'startedAt' | 'endedAt'>

const momentOf = (iso: string | null, without: number) => (iso === null ? without : Date.parse(iso))

/** Earliest expiry first, without expiry last; then newest first, then by id (REW-22, GAP-136). */
export function byEnd(a: Ordered, b: Ordered): number {
  const [endA, endB] = [momentOf(a.endedAt, Infinity), momentOf(b.endedAt, Infinity)]
  if (endA !== endB) return endA - endB
  const [startA, startB] = [momentOf(a.startedAt, -Infinity), momentOf(b.startedAt, -Infinity)]
  if (startA !== startB) return startB - startA
  return a.campaignId < b.campaignId ? -1 : a.campaignId > b.campaignId ? 1 : 0
}

type Flags = { bonuses: boolean; casino: boolean; liveCasino: boolean; sports: boolean }

const FLAG = { CASINO: 'casino', LIVE_CASINO: 'liveCasino', SPORTS: 'sports' } as const

/** Whether a player with these flags sees it at all (REW-21, GAP-130); drafts are never shown (REW-20). */
export function isShown(
  { vertical, campaignStatus }: { vertical: RewardVertical; campaignStatus: string },
  flags: Flags,
): boolean {
  return flags.bonuses && campaignStatus !== 'DRAFT' && flags[FLAG[productOfReward(vertical)]]
}

/**
 * Wagering progress in percent, rounded down to whole steps (GAP-132): it never exceeds the amount wagered, and is 100
 * only when nothing is left. Amounts in minor units.
 */
export function progressPart(of: { doneMinor: bigint; leftMinor: bigint; steps: number }): number {
  const { doneMinor, leftMinor } = of
  if (leftMinor <= 0n) return 100
  const steps = Math.min(Math.max(of.steps, BONUS_STEPS.least), BONUS_STEPS.most)
  const reached = (doneMinor * BigInt(steps)) / (doneMinor + leftMinor)
  return (Number(reached) * 100) / steps
}

/** The return to player, in percent, that the terms card's example assumes. */
export const EXAMPLE_RETURN_PERCENT = 95

/**
 * The average cost of staking this amount on games that count in full, at the example's return to player, in minor
 * units. `isAll`: at least as much as the bonus, so that most players get none of it in cash. A player with nothing
 * left stops, so the cost never exceeds the bonus.
 */
export function averageCost(of: { toStakeMinor: bigint; bonusMinor: bigint }): {
  minor: bigint
  isAll: boolean
} {
  const minor = (of.toStakeMinor * BigInt(100 - EXAMPLE_RETURN_PERCENT)) / 100n
  return { minor, isAll: minor >= of.bonusMinor }
}
