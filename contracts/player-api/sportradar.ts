import { z } from 'zod'
import type { Calls } from './call.ts'
import { createSportsSession, OF_A_STAKE } from './sportsbook.ts'

/** Sessions at Sportradar's sportsbook, which has them for players only (SPB-09, GAP-141). */

export const sportradarSession = z.object({
  /** Single use: the sportsbook exchanges it for its own session. It names the session for `closeSportradarSession`. */
  sessionId: z.string(),
  /** The page of the sportsbook, without the session. */
  url: z.url(),
})

/** Served where this sportsbook is configured. */
export const sportradarCalls = {
  createSportradarSession: {
    method: 'POST',
    path: '/v1/sportradar/session',
    summary: 'A session at Sportradar’s sportsbook, for players whose country has that one',
    access: 'player',
    right: 'play',
    body: createSportsSession,
    status: 200,
    answer: sportradarSession,
    refusals: ['CURRENCY_MISMATCH', ...OF_A_STAKE],
  },
  closeSportradarSession: {
    method: 'DELETE',
    path: '/v1/sportradar/session/:id',
    summary: 'End a session of the player at Sportradar’s sportsbook; bets that were placed stand',
    access: 'player',
    right: 'own',
    status: 204,
    answer: null,
    refusals: ['NOT_FOUND'],
  },
} satisfies Calls
