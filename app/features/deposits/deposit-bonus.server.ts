import type { RewardView } from '#app/rewards/reward-view.ts'
import { loadRewards, mayHaveBonus } from '#app/rewards/rewards.server.ts'
import { readBonusCode } from '#app/session/bonus-code.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import type { RequestArgs } from '#app/session/session.server.ts'

/** The bonuses that may come with a deposit (GAP-079). None of them is preselected. */
export type BonusChoices = {
  rewards: RewardView[]
  /** One of them came with this code (GAP-138). */
  byCode: { code: string; campaignId: string } | null
  /** The bonuses could not be read: the deposit continues without. */
  failed: boolean
}

export const NO_CHOICES: BonusChoices = { rewards: [], byCode: null, failed: false }

export async function loadBonusChoices(args: RequestArgs, who: Who): Promise<BonusChoices> {
  if (!mayHaveBonus(who.player)) return NO_CHOICES
  const code = readBonusCode(args)
  const [eligible, ofCode] = await Promise.all([
    loadRewards(args, who, { rewardsType: 'ELIGIBLE' }),
    // Problems with checking a code are shown where codes are entered.
    code === null ? [] : loadRewards(args, who, { hasBonusCode: 'true', bonusCode: code }),
  ])
  const comesWithDeposit = ({ kind }: RewardView) => kind === 'DEPOSIT_MATCH'
  const [own] = (ofCode ?? []).filter(comesWithDeposit)
  const others = (eligible ?? []).filter(
    (it) => comesWithDeposit(it) && it.campaignId !== own?.campaignId,
  )
  return {
    rewards: [...(own ? [own] : []), ...others],
    byCode: own && code !== null ? { code, campaignId: own.campaignId } : null,
    failed: eligible === null,
  }
}
