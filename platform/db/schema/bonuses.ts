import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, minor, platform } from './platform-schema.ts'

/** What an operator offers, by its key. Put in by a command; the terms are worked out for each currency then. */
export const bonusCampaign = platform.table(
  'bonus_campaign',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    vertical: text('vertical').notNull(),
    category: text('category').notNull(),
    triggerEvent: text('trigger_event'),
    /** The codes of the markets whose players may have it. */
    markets: jsonb('markets').notNull(),
    /** Its bonus code in capitals; null: it needs none. */
    code: text('code'),
    audience: text('audience').notNull(),
    status: text('status').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    /** By currency, everything that a bonus is held to; amounts are minor units as text. */
    terms: jsonb('terms').notNull(),
    names: jsonb('names').notNull(),
    steps: integer('steps').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (it) => [
    uniqueIndex('bonus_campaign_code').on(it.code).where(sql`${it.code} is not null`),
    check('bonus_campaign_kind', sql`${it.kind} in ('DEPOSIT_MATCH','GIFT')`),
    check('bonus_campaign_vertical', sql`${it.vertical} in ('CASINO','LIVE_CASINO')`),
    check('bonus_campaign_status', sql`${it.status} in ('DRAFT','ACTIVE','EXPIRED','CANCELED')`),
  ],
)

/** A bonus that a player has, or has had: with the terms as they were, for whoever asks later. */
export const bonusAssignment = platform.table(
  'bonus_assignment',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    campaignId: text('campaign_id').notNull(),
    /** Made with the form of the claim; of a deposit match the deposit's own id. */
    key: uuid('key').notNull(),
    vertical: text('vertical').notNull(),
    category: text('category').notNull(),
    code: text('code'),
    currency: text('currency').notNull(),
    granted: minor('granted').notNull(),
    wagerRequired: minor('wager_required').notNull(),
    wagerDone: minor('wager_done').notNull().default(sql`0`),
    state: text('state').notNull(),
    terms: jsonb('terms').notNull(),
    /** The hash of the terms. */
    termsVersion: text('terms_version').notNull(),
    depositId: uuid('deposit_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endCause: text('end_cause'),
    /** What the player was shown as wagered when forfeiting it. */
    shownProgress: minor('shown_progress'),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.id] }),
    uniqueIndex('bonus_assignment_once').on(it.playerId, it.campaignId),
    uniqueIndex('bonus_assignment_key').on(it.playerId, it.key),
    uniqueIndex('bonus_assignment_active')
      .on(it.playerId, it.vertical)
      .where(sql`${it.state} = 'ACTIVATED'`),
    index('bonus_assignment_due').on(it.expiresAt).where(sql`${it.state} = 'ACTIVATED'`),
    check('bonus_assignment_vertical', sql`${it.vertical} in ('CASINO','LIVE_CASINO')`),
    check(
      'bonus_assignment_state',
      sql`${it.state} in ('ACTIVATED','COMPLETED','FORFEITED','EXPIRED','USED_UP')`,
    ),
    check('bonus_assignment_granted', sql`${it.granted} > 0`),
    check(
      'bonus_assignment_wager',
      sql`${it.wagerDone} >= 0 and ${it.wagerDone} <= ${it.wagerRequired}`,
    ),
    check('bonus_assignment_ended', sql`(${it.state} = 'ACTIVATED') = (${it.endedAt} is null)`),
  ],
)

/** What each stake of bonus money has counted; a stake that is taken back has a row below nothing. Only ever added to. */
export const bonusProgress = platform.table(
  'bonus_progress',
  {
    playerId: uuid('player_id').notNull(),
    assignmentId: uuid('assignment_id').notNull(),
    transactionId: uuid('transaction_id').notNull(),
    counted: minor('counted').notNull(),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.assignmentId, it.transactionId] })],
)
