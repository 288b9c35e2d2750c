import { randomUUID } from 'node:crypto'
import { toApiAmount } from '#contracts/money.ts'
import type { BonusRefusal } from '#contracts/player-api/reward-words.ts'
import type { Reward, RewardFreeBet } from '#contracts/player-api/rewards.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { fallbackChain, isLanguage } from '#markets/languages.ts'
import type { PlayerRow } from '../players/index.ts'
import {
  admitToSportsbook,
  type FreeBetRow,
  type FreeBetTerms,
  selectFreeBets,
} from '../sportsbook/index.ts'
import { inOrder, STAYS, toCampaignReward } from './read-rewards.ts'
import {
  type CampaignRow,
  claimFreeBetRow,
  selectCampaignRows,
  selectFreeBetOffers,
} from './reward-store.ts'
import { audienceOf, bonusRulesFor, type RewardsDeps } from './rewards-deps.ts'

/**
 * The rewards of the sportsbook (table 3, row 90; REW-25): free bets that the player may claim, and unused ones.
 * `language`: names are looked up in it, in its fallback languages, and in English.
 */
export async function readSportsRewards(
  deps: RewardsDeps,
  player: PlayerRow,
  language: string | undefined,
): Promise<Reward[]> {
  const { db, clock } = deps
  if (!isOpenFor(deps, player)) return []
  const now = new Date(clock())
  const [offers, waiting] = await Promise.all([
    selectFreeBetOffers(db, audienceOf(player), now),
    selectFreeBets(db, player.id, now),
  ])
  const campaigns = await selectCampaignRows(
    db,
    waiting.map((it) => it.campaign_id),
  )
  const claimed = waiting.flatMap((row) => {
    const campaign = campaigns.get(row.campaign_id)
    return campaign ? [toWaiting(campaign, row, now)] : []
  })
  const eligible = offers.flatMap(({ terms, refusal, ...campaign }) =>
    terms !== null && STAYS.includes(refusal) ? [toOffer(campaign, terms, now)] : [],
  )
  return [...claimed, ...eligible].sort(inOrder).map((it) => inLanguage(it, language))
}

/** Claims a free bet (table 3, row 91), once for each offer; everything is checked with the wallet locked. */
export async function claimFreeBet(
  deps: RewardsDeps,
  player: PlayerRow,
  campaignId: string,
): Promise<Result<null, BonusRefusal | 'WALLET_DOES_NOT_EXIST'>> {
  const { db, clock, logger } = deps
  if (!isOpenFor(deps, player)) return refuse('BONUS_UNAVAILABLE')
  const answer = await claimFreeBetRow(db, {
    ...{ playerId: player.id, campaignId, id: randomUUID() },
    ...{ market: bonusRulesFor(player), at: String(clock()) },
  })
  if (answer !== 'OK') return refuse(answer)
  logger.info({ event: 'free_bet_claimed', playerId: player.id, campaignId })
  return ok(null)
}

/** Whether the sportsbook is open where the player lives; the account itself is checked at the claim. */
function isOpenFor(deps: RewardsDeps, player: PlayerRow): boolean {
  const admitted = admitToSportsbook(deps, player)
  return admitted.ok || admitted.refusal !== 'GAME_RESTRICTED'
}

function toOffer(campaign: CampaignRow, terms: FreeBetTerms, now: Date): Reward {
  return {
    ...toCampaignReward(campaign, now),
    wrMultiplier: terms.wrMultiplier,
    freeBet: toRewardFreeBet(terms),
  }
}

function toWaiting(campaign: CampaignRow, row: FreeBetRow, now: Date): Reward {
  return {
    ...toOffer(campaign, row.terms, now),
    assignmentId: row.id,
    expiresAt: row.expires_at.toISOString(),
  }
}

function toRewardFreeBet(terms: FreeBetTerms): RewardFreeBet {
  const { version, currency, hoursToFulfil, minOdds, scope } = terms
  const amount = toApiAmount(BigInt(terms.amountMinor))
  return { ...{ version, currency, amount, hoursToFulfil, minOdds, scope } }
}

function inLanguage(reward: Reward, language: string | undefined): Reward {
  if (language === undefined || !isLanguage(language)) return reward
  const { names, steps } = reward.campaignDisplayInfo
  const wanted: readonly string[] = [...fallbackChain(language), 'en']
  const kept = Object.entries(names).filter(([it]) => wanted.includes(it))
  return { ...reward, campaignDisplayInfo: { steps, names: Object.fromEntries(kept) } }
}
