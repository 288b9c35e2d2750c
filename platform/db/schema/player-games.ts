import { sql } from 'drizzle-orm'
import { boolean, check, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, platform } from './platform-schema.ts'

/** The games that a player marked, in each lobby. */
export const favouriteGame = platform.table(
  'favourite_game',
  {
    playerId: uuid('player_id').notNull(),
    lobby: text('lobby').notNull(),
    gameId: text('game_id').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.lobby, it.gameId] }),
    check('favourite_game_lobby', sql`${it.lobby} in ('CASINO','LIVE_CASINO')`),
  ],
)

/** What a player has chosen about the lists around games; who has no row has changed nothing. */
export const playerGameSetting = platform.table('player_game_setting', {
  playerId: uuid('player_id').primaryKey(),
  /** Whether games are suggested from those that were played last. */
  suggestions: boolean('suggestions').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/**
 * Rounds of the last weeks that paid more than they cost, for the lists of winners. Nobody's name and nobody's
 * id: what is shown to everybody holds no person. A trigger on `game_round` writes it when the round closes.
 */
export const roundWin = platform.table(
  'round_win',
  {
    currency: text('currency').notNull(),
    gameId: text('game_id').notNull(),
    amount: minor('amount').notNull(),
    wonAt: instant('won_at').notNull(),
  },
  (it) => [
    // The day in UTC first: the ten largest of a month are ten of each of its days.
    index('round_win_top').on(
      it.currency,
      sql`((won_at at time zone 'UTC')::date)`,
      it.amount,
      it.wonAt,
    ),
    index('round_win_latest').on(it.currency, it.wonAt),
  ],
)
