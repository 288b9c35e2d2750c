import { rewardCalls } from '#contracts/player-api/rewards.ts'
import { roundCalls } from '#contracts/player-api/rounds.ts'
import type { PlayerCall } from '#game-providers/game-provider.ts'
import type { Answer, Ask, Caller, PlatformCall } from './platform-call.server.ts'

/** The calling site, on calls for fun play (GAM-18, GAP-114). */
const SITE_CONTEXT = { 'site-context': '{"siteId":1}' }

/** Launches, rounds and bonuses, with the site's own words for what they are asked by. */
export function createGameCalls(call: PlatformCall, ask: Ask) {
  return {
    /** A provider-specific call (table 3, rows 69 to 83); without a caller only for fun play (GAM-03). */
    askForGame: (
      of: PlayerCall,
      body: object | null,
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
        { ...caller, ...(of.mode === 'fun' ? { headers: SITE_CONTEXT } : {}) },
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
