import type { CampaignFacts } from '#contracts/player-api/rewards.ts'
import { MARKETS, type MarketCode } from '#markets/index.ts'
import { marketProblems, type OfferTerms } from './campaign-rules.ts'
import { type PublicCampaignRow, selectCampaigns } from './campaign-store.ts'
import type { RewardsDeps } from './rewards-deps.ts'

/**
 * What anyone may know of these campaigns (REW, decision 0045): where and when they are offered. Drafts, withdrawn and
 * unknown ones are missing. Never a code: a caller that asks by an id already has it from published content.
 */
export async function readCampaigns(
  { db }: Pick<RewardsDeps, 'db'>,
  ids: readonly string[],
): Promise<CampaignFacts[]> {
  return (await selectCampaigns(db, ids)).map(toFacts)
}

/** Whether a code is the public one of a campaign; one that is given by hand is never confirmed. */
export async function isCodeOf(
  { db }: Pick<RewardsDeps, 'db'>,
  { campaignId, bonusCode }: { campaignId: string; bonusCode: string },
): Promise<boolean> {
  const [campaign] = await selectCampaigns(db, [campaignId])
  return campaign?.code === bonusCode && campaign.category !== 'MANUAL'
}

function toFacts(row: PublicCampaignRow): CampaignFacts {
  const [terms] = Object.values(row.terms)
  return {
    campaignId: row.id,
    markets: terms ? row.markets.filter((it) => isLawful(row, terms, it)) : [],
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    wrMultiplier: terms?.wrMultiplier ?? 0,
    hasBonusCode: row.code !== null,
  }
}

/** By the market's rules of today: they may have changed since the campaign was stored. */
function isLawful(
  { id, vertical, terms: amounts }: PublicCampaignRow,
  { wrMultiplier, hoursToFulfil, audience }: OfferTerms,
  market: MarketCode,
): boolean {
  const facts = { id, vertical, wrMultiplier, hoursToFulfil, audience, amounts }
  return MARKETS[market]?.enabled === true && marketProblems(facts, MARKETS[market]).length === 0
}
