import type {
  BonusRefusal,
  CampaignStatus,
  RewardKind,
  RewardVertical,
} from '#contracts/player-api/reward-words.ts'
import type { Reward } from '#contracts/player-api/rewards.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { FreeBetTerms } from '../sportsbook/index.ts'
import type { BonusTerms } from './bonus-terms.ts'

export type CampaignRow = Pick<
  Rows['bonus_campaign'],
  'id' | 'code' | 'starts_at' | 'ends_at' | 'steps'
> & {
  kind: RewardKind
  vertical: RewardVertical
  category: Reward['campaignCategory']
  trigger_event: Reward['triggerEvent']
  status: CampaignStatus
  names: Record<string, string>
}

export type BonusState = 'ACTIVATED' | 'COMPLETED' | 'FORFEITED' | 'EXPIRED' | 'USED_UP'

export type AssignmentRow = Pick<
  Rows['bonus_assignment'],
  'id' | 'campaign_id' | 'code' | 'granted' | 'wager_required' | 'wager_done' | 'expires_at'
> & {
  vertical: 'CASINO' | 'LIVE_CASINO' | 'SPORTS'
  state: BonusState
  terms: BonusTerms
}

/** A market's rules for bonuses, as `platform.bonus_refusal` reads them. */
export type BonusMarket = {
  market: string
  openTo: string
  mostEver: number | null
  /** There is a sportsbook where the player lives: without one, no bonus for it. */
  sportsbook: boolean
}
export const BONUS_MARKET_KEYS = {
  market: true,
  openTo: true,
  mostEver: true,
  sportsbook: true,
} as const satisfies Record<keyof BonusMarket, true>

/** The player, and their market's rules for bonuses. */
export type RewardAudience = { playerId: string; currency: string; market: BonusMarket }

const CAMPAIGN = `c.id, c.kind, c.vertical, c.category, c.trigger_event, c.code, c.status, c.starts_at, c.ends_at,
  c.names, c.steps`
const ASSIGNMENT =
  'a.id, a.campaign_id, a.vertical, a.code, a.granted, a.wager_required, a.wager_done, a.state, a.terms, a.expires_at'

type Offer<Terms> = CampaignRow & { terms: Terms | null; refusal: BonusRefusal | null }
export type OfferRow = Offer<BonusTerms>

/** Offers without a code, or the one of a code, each with the reason why this player cannot have it now. */
export function selectOffers(
  db: Db,
  audience: RewardAudience,
  of: { code: string | null; now: Date },
): Promise<OfferRow[]> {
  return selectCampaignsFor<BonusTerms>(db, audience, { ...of, isFreeBet: false })
}

/** Offers of free bets, each with the reason why this player cannot have it now. */
export function selectFreeBetOffers(
  db: Db,
  audience: RewardAudience,
  now: Date,
): Promise<Offer<FreeBetTerms>[]> {
  return selectCampaignsFor<FreeBetTerms>(db, audience, { code: null, now, isFreeBet: true })
}

function selectCampaignsFor<Terms>(
  db: Db,
  audience: RewardAudience,
  of: { code: string | null; now: Date; isFreeBet: boolean },
): Promise<Offer<Terms>[]> {
  const market = JSON.stringify(audience.market)
  return db.query<Offer<Terms>>(
    `select ${CAMPAIGN}, c.terms->$2::text as terms,
            platform.bonus_refusal($1, c, c.terms->$2::text, $3::jsonb, null, null, $4) as refusal
     from platform.bonus_campaign c where c.status <> 'DRAFT' and c.code is not distinct from $5::text
       and (c.kind = 'FREE_BET') = $6::boolean`,
    [audience.playerId, audience.currency, market, of.now, of.code, of.isFreeBet],
    { idempotent: true },
  )
}

/** Campaigns by their ids, whatever has become of them. */
export async function selectCampaignRows(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, CampaignRow>> {
  const rows = await db.query<CampaignRow>(
    `select ${CAMPAIGN} from platform.bonus_campaign c where c.id = any($1::text[])`,
    [ids],
    { idempotent: true },
  )
  return new Map(rows.map((it) => [it.id, it]))
}

export type RunningRow = AssignmentRow &
  Pick<Rows['wallet_account'], 'balance'> & { campaign: CampaignRow }

/** The player's running bonuses, each with its offer and the balance of its account. */
export async function selectRunning(db: Db, playerId: string, now: Date): Promise<RunningRow[]> {
  const rows = await db.query<RunningRow>(
    `select ${ASSIGNMENT}, w.balance, to_jsonb(c) as campaign
     from platform.bonus_assignment a
     join platform.bonus_campaign c on c.id = a.campaign_id
     join platform.wallet_account w on w.player_id = a.player_id and w.account = 'BONUS:' || a.vertical
     where a.player_id = $1 and a.state = 'ACTIVATED' and a.expires_at > $2`,
    [playerId, now],
    { idempotent: true },
  )
  // Instants from a JSON document are text.
  return rows.map((row) => ({
    ...row,
    campaign: {
      ...row.campaign,
      starts_at: new Date(row.campaign.starts_at),
      ends_at: row.campaign.ends_at === null ? null : new Date(row.campaign.ends_at),
    },
  }))
}

export async function findAssignment(
  db: Db,
  of: { playerId: string; id: string },
): Promise<AssignmentRow | undefined> {
  const rows = await db.query<AssignmentRow>(
    `select ${ASSIGNMENT} from platform.bonus_assignment a where a.player_id = $1 and a.id = $2`,
    [of.playerId, of.id],
    { idempotent: true },
  )
  return rows[0]
}

export type ClaimAnswer = {
  code: 'OK' | 'WALLET_DOES_NOT_EXIST' | 'REFERENCE_CONFLICT' | BonusRefusal
  id?: string
}

/** A claim as `platform.claim_bonus` reads it; the instant is text. */
type Claim = {
  playerId: string
  campaignId: string
  key: string
  code: string | null
  id: string
  txId: string
  market: BonusMarket
  at: string
}
export const CLAIM_KEYS = {
  playerId: true,
  campaignId: true,
  key: true,
  code: true,
  id: true,
  txId: true,
  market: true,
  at: true,
} as const satisfies Record<keyof Claim, true>

/** Safe to repeat after a lost connection: the key finds the claim. */
export async function claimBonus(db: Db, claim: Claim): Promise<ClaimAnswer> {
  const rows = await db.query<{ answer: ClaimAnswer }>(
    'select platform.claim_bonus($1::jsonb) as answer',
    [JSON.stringify(claim)],
    { idempotent: true },
  )
  return rows[0]?.answer ?? noAnswer('claim_bonus')
}

/** A claim of a free bet as `platform.claim_free_bet` reads it; the instant is text. */
type FreeBetClaim = {
  playerId: string
  campaignId: string
  id: string
  market: BonusMarket
  at: string
}
export const FREE_BET_CLAIM_KEYS = {
  playerId: true,
  campaignId: true,
  id: true,
  market: true,
  at: true,
} as const satisfies Record<keyof FreeBetClaim, true>

/** Safe to repeat: a free bet that waits to be used is the same claim. */
export async function claimFreeBetRow(
  db: Db,
  claim: FreeBetClaim,
): Promise<'OK' | 'WALLET_DOES_NOT_EXIST' | BonusRefusal> {
  const rows = await db.query<{ answer: 'OK' | 'WALLET_DOES_NOT_EXIST' | BonusRefusal }>(
    'select platform.claim_free_bet($1::jsonb) as answer',
    [JSON.stringify(claim)],
    { idempotent: true },
  )
  return rows[0]?.answer ?? noAnswer('claim_free_bet')
}

type ForfeitAnswer = 'OK' | 'NOT_FOUND' | 'BONUS_ENDED'

/** What `platform.forfeit_bonus` reads; the amount in minor units and the instant are text. */
type Forfeit = { playerId: string; id: string; txId: string; at: string; shownProgress: string }
export const FORFEIT_KEYS = {
  playerId: true,
  id: true,
  txId: true,
  at: true,
  shownProgress: true,
} as const satisfies Record<keyof Forfeit, true>

/** Safe to repeat: an already forfeited bonus is OK. */
export async function forfeitRow(db: Db, forfeit: Forfeit): Promise<ForfeitAnswer> {
  const rows = await db.query<{ answer: ForfeitAnswer }>(
    'select platform.forfeit_bonus($1::jsonb) as answer',
    [JSON.stringify(forfeit)],
    { idempotent: true },
  )
  return rows[0]?.answer ?? noAnswer('forfeit_bonus')
}

/** Players with an expired bonus, or with one in a closed account. */
export async function selectDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db.query<Pick<Rows['bonus_assignment'], 'player_id'>>(
    `select distinct a.player_id from platform.bonus_assignment a join platform.player p on p.id = a.player_id
     where a.state = 'ACTIVATED'
       and (a.expires_at <= $1 or p.status in ('CLOSED', 'BLACKLISTED', 'TIMEOUT', 'SELF_EXCLUDED'))
     limit 1000`,
    [now],
    { idempotent: true },
  )
  return rows.map((it) => it.player_id)
}

export async function endDue(db: Db, of: { playerId: string; txId: string; now: Date }) {
  await db.query('select platform.end_due_bonuses($1, $2, $3)', [of.playerId, of.txId, of.now])
}

function noAnswer(of: string): never {
  throw new Error(`${of} gave no answer`)
}
