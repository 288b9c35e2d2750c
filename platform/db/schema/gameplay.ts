import { sql } from 'drizzle-orm'
import { bigint, check, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, platform } from './platform-schema.ts'

const minor = (name: string) => bigint(name, { mode: 'bigint' })

export const gameRound = platform.table(
  'game_round',
  {
    playerId: uuid('player_id').notNull(),
    provider: text('provider').notNull(),
    roundRef: text('round_ref').notNull(),
    gameId: text('game_id').notNull(),
    state: text('state').notNull(),
    stakeTotal: minor('stake_total').notNull(),
    payoutTotal: minor('payout_total').notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.provider, it.roundRef] }),
    check('game_round_state', sql`${it.state} in ('OPEN','CLOSED','VOID')`),
    check('game_round_totals', sql`${it.stakeTotal} >= 0 and ${it.payoutTotal} >= 0`),
  ],
)

/** A ticket is exchanged once for a game session; only its hash is kept. */
export const gameTicket = platform.table(
  'game_ticket',
  {
    hash: text('hash').primaryKey(),
    playerId: uuid('player_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    provider: text('provider').notNull(),
    gameId: text('game_id').notNull(),
    currency: text('currency').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (it) => [index('game_ticket_expires').on(it.expiresAt)],
)

/** Outlives its end: a payout that comes late still finds its player. */
export const gameSession = platform.table('game_session', {
  hash: text('hash').primaryKey(),
  playerId: uuid('player_id').notNull(),
  /** The player's session: when that ends, real play ends. */
  sessionId: uuid('session_id').notNull(),
  provider: text('provider').notNull(),
  gameId: text('game_id').notNull(),
  currency: text('currency').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
