import { z } from 'zod'
import { CURRENCIES } from '../money.ts'
import type { Calls } from './call.ts'

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

/** Lists of games: favourites and last played, winners, jackpots, live tables. */
export const gameListCalls = {
  readCategoryFavourites: {
    method: 'GET',
    path: '/v1/player/games',
    summary: 'The games that the player marked in a category',
    access: 'player',
    right: 'own',
    query: favouritesQuery,
    status: 200,
    answer: favourites,
    refusals: [],
  },
  toggleFavourite: {
    method: 'POST',
    path: '/v1/player/games',
    summary: 'Marks a game, or takes its mark away',
    access: 'player',
    right: 'manage',
    body: toggleFavourite,
    status: 200,
    answer: favourites,
    refusals: ['TOO_MANY_REQUESTS', 'FAVOURITES_FULL'],
  },
  readFavourites: {
    method: 'GET',
    path: '/v2/player/games/lobby',
    summary: 'The games that the player marked in a lobby',
    access: 'player',
    right: 'own',
    query: lobbyFavouritesQuery,
    status: 200,
    answer: favourites,
    refusals: [],
  },
  addFavourite: {
    method: 'POST',
    path: '/v2/player/games/lobby',
    summary: 'Marks a game in a lobby',
    access: 'player',
    right: 'manage',
    body: lobbyFavourite,
    status: 200,
    answer: favourites,
    refusals: ['TOO_MANY_REQUESTS', 'FAVOURITES_FULL'],
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/v2/player/games/lobby',
    summary: 'Takes the mark of a game in a lobby away',
    access: 'player',
    right: 'manage',
    body: lobbyFavourite,
    status: 200,
    answer: favourites,
    refusals: ['TOO_MANY_REQUESTS'],
  },
  readLastPlayed: {
    method: 'GET',
    path: '/v1/player/wallet/lastPlayedGames',
    summary: 'The games of the player’s last rounds, each once, newest first',
    access: 'player',
    right: 'own',
    status: 200,
    answer: lastPlayedGames,
    refusals: [],
  },
  readSuggestions: {
    method: 'GET',
    path: '/v1/player/games/suggestions',
    summary: 'Whether games are suggested from those that were played last',
    access: 'player',
    right: 'own',
    status: 200,
    answer: playedSuggestions,
    refusals: [],
  },
  changeSuggestions: {
    method: 'PATCH',
    path: '/v1/player/games/suggestions',
    summary: 'Switches these suggestions on or off',
    access: 'player',
    right: 'manage',
    body: playedSuggestions,
    status: 204,
    answer: null,
    refusals: ['TOO_MANY_REQUESTS'],
  },
  readTopWinners: {
    method: 'GET',
    path: '/v1/player/wallet/top-winners',
    summary: 'The ten largest wins of a day, week or month; never who won',
    access: 'none',
    query: topWinnersQuery,
    status: 200,
    answer: winners,
    refusals: [],
  },
  readLatestWinners: {
    method: 'GET',
    path: '/v1/player/wallet/latest-winners',
    summary: 'The ten newest wins; never who won',
    access: 'none',
    query: latestWinnersQuery,
    status: 200,
    answer: winners,
    refusals: [],
  },
  readJackpots: {
    method: 'GET',
    path: '/v1/gaming/jackpotamount',
    summary: 'What the jackpots of games stand at, in EUR',
    access: 'none',
    query: jackpotQuery,
    status: 200,
    answer: jackpotAmounts,
    refusals: ['PROVIDER_UNAVAILABLE'],
  },
  readCreedroomzTables: {
    method: 'GET',
    path: '/v1/creedroomz/tables',
    summary: 'Seats, limits and state of the tables of creedroomz',
    access: 'none',
    status: 200,
    answer: liveTables,
    refusals: ['PROVIDER_UNAVAILABLE'],
  },
} satisfies Calls

/** Of games rather than of the lists around them. */
export const gamingCalls = {
  readStakeLimits: {
    method: 'GET',
    path: '/v1/gaming/stake_limits',
    summary: 'What a bet of the player in a game is held to',
    access: 'player',
    right: 'own',
    query: stakeLimitsQuery,
    status: 200,
    answer: stakeLimits,
    refusals: ['UNKNOWN_GAME'],
  },
} satisfies Calls
