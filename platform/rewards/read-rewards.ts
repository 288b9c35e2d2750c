import type { z } from 'zod'
import { toApiAmount } from '#contracts/money.ts'
import {
  ACTIVE_BONUS_IN_SAME_VERTICAL,
  ACTIVE_TRIGGERED_BONUS,
  type BonusRefusal,
  type CampaignStatus,
} from '#contracts/player-api/reward-words.ts'
import type { Reward, rewardsQuery } from '#contracts/player-api/rewards.ts'
import type { PlayerRow } from '../players/index.ts'
import { type BonusTerms, toRewardTerms } from './bonus-terms.ts'
import { type CampaignRow, type RunningRow, selectOffers, selectRunning } from './reward-store.ts'
import { audienceOf, type RewardsDeps } from './rewards-deps.ts'

/** Refusals that leave the offer in the list: the player can deposit, or forfeit the running bonus. */
export const STAYS: readonly (BonusRefusal | null)[] = [
  null,
  'BONUS_DEPOSIT_REQUIRED',
  ACTIVE_BONUS_IN_SAME_VERTICAL,
  ACTIVE_TRIGGERED_BONUS,
]

/** Offers and bonuses of the player (table 3, row 89; REW-20, REW-24, GAP-131), in the order of GAP-136. */
export async function readRewards(
  deps: RewardsDeps,
  player: PlayerRow,
  query: z.output<typeof rewardsQuery>,
): Promise<Reward[]> {
  const { excludeTriggerType: excluded } = query
  const all =
    query.rewardsType === 'ACTIVE'
      ? await readRunning(deps, player)
      : await readEligible(deps, player, query)
  return all.filter((it) => excluded === undefined || it.triggerEvent !== excluded).sort(inOrder)
}

async function readRunning({ db, clock }: RewardsDeps, player: PlayerRow): Promise<Reward[]> {
  const now = new Date(clock())
  return (await selectRunning(db, player.id, now)).map((row) => toRunning(row, now))
}

async function readEligible(
  { db, clock, takesRealMoney }: RewardsDeps,
  player: PlayerRow,
  { hasBonusCode, bonusCode }: z.output<typeof rewardsQuery>,
): Promise<Reward[]> {
  const wantsCode = hasBonusCode === 'true'
  if (!takesRealMoney(player.country_code) || (wantsCode && bonusCode === undefined)) return []
  const now = new Date(clock())
  const code = wantsCode ? (bonusCode ?? null) : null
  const offers = await selectOffers(db, audienceOf(player), { code, now })
  return offers.flatMap(({ terms, refusal, ...offer }) =>
    terms !== null && STAYS.includes(refusal) ? [toOffer(offer, terms, now)] : [],
  )
}

function toOffer(campaign: CampaignRow, terms: BonusTerms, now: Date): Reward {
  return {
    ...toCampaignReward(campaign, now),
    wrMultiplier: terms.wrMultiplier,
    terms: toRewardTerms(terms),
  }
}

/** What a campaign of any kind says of itself, before it is claimed. */
export function toCampaignReward(campaign: CampaignRow, now: Date): Reward {
  return {
    ...nothingElse,
    campaignId: campaign.id,
    assignmentId: null,
    vertical: campaign.vertical,
    campaignStatus: statusAt(campaign, now),
    campaignCategory: campaign.category,
    triggerEvent: campaign.trigger_event,
    hasBonusCode: campaign.code !== null,
    expiresAt: null,
    startedAt: campaign.starts_at.toISOString(),
    endedAt: campaign.ends_at?.toISOString() ?? null,
    wageringAmount: 0,
    wrMultiplier: 0,
    campaignDisplayInfo: { steps: campaign.steps, names: campaign.names },
    terms: null,
    freeBet: null,
    progress: null,
  }
}

function toRunning(row: RunningRow, now: Date): Reward {
  const { granted, wager_required: required, wager_done: done, balance } = row
  return {
    ...toOffer(row.campaign, row.terms, now),
    assignmentId: row.id,
    vertical: row.vertical,
    hasBonusCode: row.code !== null,
    expiresAt: row.expires_at.toISOString(),
    wageringAmount: toApiAmount(done),
    progress: {
      granted: toApiAmount(granted),
      required: toApiAmount(required),
      done: toApiAmount(done),
      left: toApiAmount(required - done),
      bonusBalance: toApiAmount(balance),
    },
  }
}

/** Features that our platform does not have (REW-01): cashback, free spins, a queue, affiliate codes. */
const nothingElse = {
  bonusType: 'NON_STICKY',
  partnerBonusCode: null,
  cashbackInfo: null,
  cashbackActivated: false,
  cashbackBooster: null,
  cashbackProgress: null,
  betBonusType: 0,
  freeSpinDetail: null,
  queuedPlayerBonusId: null,
} as const

function statusAt({ status, ends_at }: CampaignRow, now: Date): CampaignStatus {
  return status === 'ACTIVE' && ends_at !== null && ends_at <= now ? 'EXPIRED' : status
}

type Ordered = Pick<Reward, 'endedAt' | 'startedAt' | 'campaignId'>

/** Earliest end first, without an end last; then the newest, then by id (REW-22, GAP-136). Instants are ISO, UTC. */
export function inOrder(a: Ordered, b: Ordered): number {
  return (
    compare(a.endedAt ?? LAST, b.endedAt ?? LAST) ||
    compare(b.startedAt ?? '', a.startedAt ?? '') ||
    compare(a.campaignId, b.campaignId)
  )
}

/** Sorts after every four-digit year. */
const LAST = '~'

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
