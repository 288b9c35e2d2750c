import { z } from 'zod'
import { CURRENCIES } from '../money.ts'

/** Lists around games: rows 64 to 68, 85 and 86 of table 3 (FAV-*, WIN-*, JKP-*, GAP-106, GAP-116 to GAP-118). */

export const LOBBIES = ['CASINO', 'LIVE_CASINO'] as const
/** A content id, or a provider's own id: the platform only stores it. */
const gameId = z.string().regex(/^[\w.-]{1,100}$/)

/** The player's favourite games, the latest first. */
export const favourites = z.object({ gameIds: z.array(z.string()) })
export const favouritesQuery = z.object({ category: z.enum(LOBBIES) })
/** Removes the game when it is a favourite, adds it when it is not. */
export const toggleFavourite = z.strictObject({ category: z.enum(LOBBIES), gameId })
export const lobbyFavouritesQuery = z.object({ lobbyPageType: z.enum(LOBBIES) })
export const lobbyFavourite = z.strictObject({ lobbyPageType: z.enum(LOBBIES), gameId })

/** Ours: whether games are suggested from those played last; on by default. */
export const playedSuggestions = z.strictObject({ enabled: z.boolean() })

export const LAST_PLAYED_MOST = 20
/** Games of the player's own rounds by the provider's id, each once, the last played first. */
export const lastPlayedGames = z.array(z.object({ gameId: z.string(), lastPlayedAt: z.string() }))

export const DATE_RANGES = ['DAY', 'WEEK', 'MONTH'] as const
export const WINNERS_MOST = 10
const siteId = z.enum(['1']).default('1')
const currency = z.enum(CURRENCIES).default('EUR')
export const topWinnersQuery = z.object({
  dateRange: z.enum(DATE_RANGES).default('WEEK'),
  siteId,
  currency,
})
export const latestWinnersQuery = z.object({ siteId, currency })
/** Never identifies the winner: it contains neither a name nor a player id (GAP-118). */
export const winners = z.array(
  z.object({
    /** The provider's game id. */
    gameId: z.string(),
    amount: z.number(),
    currency: z.enum(CURRENCIES),
    wonAt: z.string(),
  }),
)

export const JACKPOT_IDS_MOST = 50
export const jackpotQuery = z.object({
  /** The providers' ids, comma-separated. */
  gameIds: z
    .string()
    .transform((it) => [...new Set(it.split(','))])
    .pipe(z.array(gameId).min(1).max(JACKPOT_IDS_MOST)),
  siteId,
})
/** EUR by the provider's id; unknown and zero jackpots are left out (GAP-116). */
export const jackpotAmounts = z.record(z.string(), z.number().positive())

/** The current activity of a table's dealer. */
export const DEALER_STATES = ['BETTING', 'DEALING', 'PAYING', 'AWAY'] as const
/** The current state of a live table; seats 0 is a table without seats (LOB-08, GAP-106). */
const liveTable = z.object({
  /** The provider's own id of the table. */
  tableId: gameId,
  seats: z.int().min(0).max(1_000),
  seatsTaken: z.int().min(0).max(1_000),
  open: z.boolean(),
  betLimits: z
    .array(z.object({ currency: z.string(), min: z.number().min(0), max: z.number().min(0) }))
    .max(50),
  dealer: z.enum(DEALER_STATES).nullable().default(null),
})
export const liveTables = z.array(liveTable).max(2_000)

export const stakeLimitsQuery = z.object({ provider: z.string().max(40), gameId })
/** Ours: the bet limits of a game, in the player's currency; the wallet enforces the same figures. */
export const stakeLimits = z.object({
  currency: z.enum(CURRENCIES),
  min: z.number().positive(),
  /** Null: the game has no bet range in this currency. */
  max: z.number().positive().nullable(),
  /** For all bets of a round together; null: the market has no cap. */
  roundCap: z.number().positive().nullable(),
  /** Minimum time from the start of a round to the start of the next. */
  paceMs: z.int().min(0),
})

export type StakeLimits = z.output<typeof stakeLimits>
export type Lobby = (typeof LOBBIES)[number]
export type DateRange = (typeof DATE_RANGES)[number]
export type Winner = z.infer<typeof winners>[number]
export type LastPlayedGame = z.infer<typeof lastPlayedGames>[number]
export type JackpotAmounts = z.infer<typeof jackpotAmounts>
export type LiveTable = z.output<typeof liveTable>
