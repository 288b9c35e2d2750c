import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, platform } from './platform-schema.ts'

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
    /** The bonus whose money is in the stake, and how much of the stake that is; null of a round of own money. */
    bonusAssignmentId: uuid('bonus_assignment_id'),
    bonusStake: minor('bonus_stake'),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.provider, it.roundRef] }),
    // Without the state: an index that names it would be written at the end of every round.
    index('game_round_of_bonus')
      .on(it.playerId, it.bonusAssignmentId)
      .where(sql`${it.bonusAssignmentId} is not null`),
    // The last games of a player are one step for each game, however many rounds there are.
    index('game_round_played').on(it.playerId, it.gameId, it.openedAt),
    check('game_round_state', sql`${it.state} in ('OPEN','CLOSED','VOID')`),
    check('game_round_totals', sql`${it.stakeTotal} >= 0 and ${it.payoutTotal} >= 0`),
    index('game_round_of_player').on(it.playerId, it.openedAt.desc()),
    index('game_round_open').on(it.openedAt).where(sql`${it.state} = 'OPEN'`),
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
    /** Null: the provider names the game when it opens the session. */
    gameId: text('game_id'),
    currency: text('currency').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (it) => [index('game_ticket_expires').on(it.expiresAt)],
)

/** Outlives its end: a payout that comes late still finds its player. */
export const gameSession = platform.table(
  'game_session',
  {
    hash: text('hash').primaryKey(),
    playerId: uuid('player_id').notNull(),
    /** The player's session: when that ends, real play ends. */
    sessionId: uuid('session_id').notNull(),
    provider: text('provider').notNull(),
    gameId: text('game_id').notNull(),
    currency: text('currency').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** As which product its entries are booked. */
    category: text('category').notNull().default('CASINO'),
    /** What kind of game it is, which decides what its stakes count for a bonus; null in older rows. */
    gameType: text('game_type'),
    /** What its bets are held to: the rules of the moment at which it was opened. Null is without a limit. */
    stakeMin: minor('stake_min').notNull().default(sql`1`),
    stakeMax: minor('stake_max'),
    roundCap: minor('round_cap'),
    paceMs: integer('pace_ms').notNull().default(0),
    oneAtATime: boolean('one_at_a_time').notNull().default(false),
    /** The limits that its player must have set before a round begins; null: the market asks for none. */
    limitsFirst: jsonb('limits_first'),
    /** Null in rows from before it was kept: then the player's session says when. */
    openedAt: instant('opened_at'),
  },
  (it) => [index('game_session_of_player').on(it.playerId, it.sessionId)],
)

/** The game that a player has opened last: where a market wants one game at a time, only it begins rounds. */
export const newestGameSession = platform.table('newest_game_session', {
  playerId: uuid('player_id').primaryKey(),
  sessionHash: text('session_hash').notNull(),
})

/** When a player's last round of a game began, where a market asks for a pace. */
export const gamePace = platform.table(
  'game_pace',
  {
    playerId: uuid('player_id').notNull(),
    provider: text('provider').notNull(),
    gameId: text('game_id').notNull(),
    roundAt: instant('round_at').notNull(),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.provider, it.gameId] })],
)
