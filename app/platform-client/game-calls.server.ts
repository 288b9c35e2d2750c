import type { Currency } from '#contracts/money.ts'
import { type DateRange, gameListCalls, type Lobby } from '#contracts/player-api/games.ts'
import { rewardCalls } from '#contracts/player-api/rewards.ts'
import { roundCalls } from '#contracts/player-api/rounds.ts'
import type { PlayerCall } from '#game-providers/game-provider.ts'
import { LANGUAGES } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'
import {
  type Answer,
  type Ask,
  type Caller,
  mapAnswer,
  type PlatformCall,
} from './platform-call.server.ts'

/** The calling site, on calls for fun play (GAM-18, GAP-114). */
const SITE_CONTEXT = { 'site-context': '{"siteId":1}' }

/** Launches, rounds and bonuses, with the site's own words for what they are asked by. */
export function createGameCalls(call: PlatformCall, ask: Ask) {
  return {
    /** A provider-specific call (table 3, rows 69 to 83); without a caller only for fun play (GAM-03). */
    askForGame: (
      of: PlayerCall,
      { body, language }: { body: object | null; language: Language },
      caller: Caller | { signal: AbortSignal },
    ): Answer<unknown> =>
      ask(
        {
          method: 'POST',
          path: `/v1${of.path}`,
          summary: of.summary,
          ...(of.mode === 'real' ? { access: 'player', right: 'play' } : { access: 'none' }),
          status: 200,
          answer: of.response,
          refusals: [],
        },
        body === null ? {} : { body },
        {
          ...caller,
          headers:
            of.mode === 'fun' ? SITE_CONTEXT : { 'accept-language': LANGUAGES[language].tag },
        },
      ),
    readGameSession: (gameId: string | null, caller: Caller) =>
      call(roundCalls.readGameSession, { query: { gameId: gameId ?? undefined } }, caller),
    /** `language`: the site language for the result. */
    readRound: ({ id, language }: { id: string; language: string }, caller: Caller) =>
      call(roundCalls.readRound, { id, query: { language } }, caller),
    readLimitations: ({ provider, gameId }: { provider: string; gameId: string }, caller: Caller) =>
      call(rewardCalls.readLimitations, { id: gameId, query: { provider } }, caller),
    /** `wageringAmount`: staked so far, as shown to the player (CON-26, CON-37). Idempotent. */
    forfeitBonus: (
      { assignmentId, wageringAmount }: { assignmentId: string; wageringAmount: number },
      caller: Caller,
    ) =>
      call(
        rewardCalls.forfeitBonus,
        { id: assignmentId, body: { state: 'FORFEITED', wageringProgress: wageringAmount } },
        caller,
      ),
    validateBonusCode: (bonusCode: string, caller: Caller) =>
      call(rewardCalls.validateBonusCode, { body: { bonusCode } }, caller),
    /** Whether this player may enter codes; false if unknown (BCD-05). */
    async readManualClaim(caller: Caller): Promise<boolean> {
      const answer = await call(rewardCalls.readManualClaim, {}, caller)
      return answer.ok && answer.value.isAvailable
    },
  }
}

type Mark = { lobby: Lobby; gameId: string }
const SITE = { siteId: '1' } as const

/** Lists around games, with the site's own words for what they are asked by. */
export function createGameListCalls(call: PlatformCall) {
  const idsOf = ({ gameIds }: { gameIds: string[] }) => gameIds
  return {
    /** Ids of the games that the player marked, newest mark first. */
    readFavourites: (lobbyPageType: Lobby, caller: Caller) =>
      mapAnswer(call(gameListCalls.readFavourites, { query: { lobbyPageType } }, caller), idsOf),
    addFavourite: ({ lobby, gameId }: Mark, caller: Caller) => {
      const body = { lobbyPageType: lobby, gameId }
      return mapAnswer(call(gameListCalls.addFavourite, { body }, caller), idsOf)
    },
    removeFavourite: ({ lobby, gameId }: Mark, caller: Caller) => {
      const body = { lobbyPageType: lobby, gameId }
      return mapAnswer(call(gameListCalls.removeFavourite, { body }, caller), idsOf)
    },
    /** Whether games are suggested to the player from those played last. */
    readSuggestions: (caller: Caller) =>
      mapAnswer(call(gameListCalls.readSuggestions, {}, caller), (it) => it.enabled),
    changeSuggestions: (enabled: boolean, caller: Caller) =>
      call(gameListCalls.changeSuggestions, { body: { enabled } }, caller),
    readTopWinners: ({ currency, range }: { currency: Currency; range: DateRange }) =>
      call(gameListCalls.readTopWinners, { query: { dateRange: range, ...SITE, currency } }, {}),
    readLatestWinners: (currency: Currency) =>
      call(gameListCalls.readLatestWinners, { query: { ...SITE, currency } }, {}),
    /** In EUR, by provider game id; at most fifty per request. */
    readJackpots: (gameIds: readonly string[]) =>
      call(gameListCalls.readJackpots, { query: { gameIds: gameIds.join(','), ...SITE } }, {}),
  }
}
