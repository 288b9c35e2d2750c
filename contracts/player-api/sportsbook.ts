import { z } from 'zod'
import { CURRENCIES } from '../money.ts'
import { BET_STATES } from '../sportsbook/bet-states.ts'
import { outcomeResultSchema } from '../sportsbook/offer.ts'
import { BET_KINDS } from '../sportsbook/words.ts'
import type { Calls } from './call.ts'
import { roundId, roundResponse } from './rounds.ts'

/** Bets of a player with a sportsbook, and the session in which new ones are placed (SPB-07, SPB-11). */

export const createSportsSession = z.strictObject({
  language: z.string().min(2).max(8),
  currency: z.enum(CURRENCIES),
})
/** A single-use token that the sportsbook exchanges for its session. */
export const sportsSession = z.object({ sessionId: z.string() })

/** `sessionId` identifies the session for `unregister` and grants nothing else; null without a session. */
export const sportsContextSession = z.object({
  sessionId: z.string().nullable(),
  valid: z.boolean(),
})
export const endSportsSession = z.strictObject({ sessionId: z.string().min(1).max(100) })

/** The headers of a context, as its provider requires them (GAP-142). */
export const contextHeaders = z.object({
  correlationId: z.uuid(),
  brandId: z.string().regex(/^[\w-]{1,40}$/),
  jurisdiction: z.string().regex(/^[A-Z]{2,8}$/),
  /** Platform, country, currency; `xx` where the country is unknown. */
  segment: z.string().regex(/^(?:web|mobile)-[a-z]{2}-[a-z]{3}$/),
  language: z.string().regex(/^[A-Za-z-]{2,8}$/),
})
export type ContextHeaders = z.infer<typeof contextHeaders>

/**
 * A random id under which the sportsbook keeps a slip. It gives access to that slip, so it is never part of an address
 * or a page.
 */
export const contextId = z.string().regex(/^[\w-]{32,200}$/)
/** A context that is kept stays the same after a login. */
export const openSportsContext = z.strictObject({ contextId: contextId.optional() })
export const sportsContext = z.object({
  contextId,
  /** The frame of the book. */
  url: z.url(),
  expiresAt: z.iso.datetime(),
})

/** `running`: a part of the stake is waiting for a result; `over`: none is. */
export const BET_LISTS = ['running', 'over'] as const
export const betsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(10),
  position: z.coerce.number().int().min(0).max(100_000).default(0),
  list: z.enum(BET_LISTS).optional(),
})

const betLeg = z.object({
  event: z.string(),
  market: z.string(),
  outcome: z.string(),
  /** Decimal odds in whole thousandths. */
  odds: z.number(),
  isBanker: z.boolean(),
  sport: z.string(),
  region: z.string(),
  competition: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.string(),
  /** The event was live when the bet was placed. */
  isLive: z.boolean(),
  /** Null while the leg is not decided. */
  result: outcomeResultSchema.nullable(),
})
export const sportsBet = z.object({
  /** `{provider}:{the provider's own id}`. */
  id: z.string(),
  kind: z.enum(BET_KINDS),
  /** Only for a system: how many legs that are not bankers are in a line. */
  sizes: z.array(z.number()),
  state: z.enum(BET_STATES),
  placedAt: z.string(),
  currency: z.string(),
  /** The stake was a free bet: it is not paid out, and a void returns the free bet. */
  isFreeBet: z.boolean(),
  stake: z.number(),
  /** How much of the stake, and of what has been paid, is bonus money. */
  bonusStake: z.number(),
  bonusPaid: z.number(),
  /** Bonus money of this bet that was not paid, because the bonus had ended. */
  bonusLapsed: z.number(),
  stakePerLine: z.number(),
  /** The maximum payout; after a partial cash-out, for the stake that is left. */
  potentialPayout: z.number(),
  /** What has been paid so far and was not reversed: winnings, cash-outs and returned stakes. */
  paid: z.number(),
  /** What was reversed and the balance did not cover. */
  owed: z.number(),
  cashOuts: z.array(z.object({ id: z.string(), stake: z.number(), payout: z.number() })),
  legs: z.array(betLeg),
})
export const betsResponse = z.object({
  bets: z.array(sportsBet),
  hasMore: z.boolean(),
  position: z.number(),
})
export const betResponse = sportsBet.extend({ movements: roundResponse.shape.movements })
export const betId = roundId

export type SportsBet = z.infer<typeof sportsBet>
export type BetsResponse = z.infer<typeof betsResponse>
export type BetResponse = z.infer<typeof betResponse>

const CONTEXT_HEADERS = {
  correlationId: 'A UUID that the logs of both sides name',
  brandId: 'The brand, as the provider knows it',
  jurisdiction: 'That of the market',
  segment: '`{web or mobile}-{country}-{currency}`',
  language: 'The language of the book',
} satisfies Record<keyof ContextHeaders, string>

/** Why a player may not bet now; sessions and contexts are refused for the same reasons. */
export const OF_A_STAKE = [
  'GAME_RESTRICTED',
  'REGISTER_UNAVAILABLE',
  'error.gambling.limit.reached',
  'error.gambling.limit.time',
  'error.gambling.limit.required',
] as const

/** Sessions and contexts (SPB-06, SPB-07), where a sportsbook is configured. */
export const sportsSessionCalls = {
  createSportsSession: {
    method: 'POST',
    path: '/v1/auth/session/create',
    summary: 'A session at the sportsbook',
    access: 'player',
    right: 'play',
    body: createSportsSession,
    status: 200,
    answer: sportsSession,
    refusals: ['CURRENCY_MISMATCH', ...OF_A_STAKE],
  },
  readSportsSession: {
    method: 'GET',
    path: '/v1/context/session',
    summary: 'Whether the player has a session at the sportsbook in which bets can be placed',
    access: 'player',
    right: 'own',
    status: 200,
    answer: sportsContextSession,
    refusals: [],
  },
  endSportsSession: {
    method: 'POST',
    path: '/v1/context/session/unregister',
    summary: 'End a session of the player at the sportsbook; bets that were placed stand',
    access: 'player',
    right: 'own',
    body: endSportsSession,
    status: 204,
    answer: null,
    refusals: ['NOT_FOUND'],
  },
  openPlayersContext: {
    method: 'POST',
    path: '/v1/sportsbook/login/context',
    summary: 'The context in which a player sees the sportsbook',
    access: 'player',
    right: 'play',
    requestHeaders: CONTEXT_HEADERS,
    body: openSportsContext,
    status: 200,
    answer: sportsContext,
    refusals: OF_A_STAKE,
  },
  openContext: {
    method: 'POST',
    path: '/v1/sportsbook/context',
    summary: 'The context in which an anonymous visitor sees the sportsbook',
    access: 'none',
    requestHeaders: CONTEXT_HEADERS,
    body: openSportsContext,
    status: 200,
    answer: sportsContext,
    refusals: [],
  },
} satisfies Calls

export const betCalls = {
  readBets: {
    method: 'GET',
    path: '/v1/player/bets',
    summary: 'The bets of the player with sportsbooks, newest first, one page at a time',
    access: 'player',
    right: 'own',
    query: betsQuery,
    status: 200,
    answer: betsResponse,
    refusals: [],
  },
  readBet: {
    method: 'GET',
    path: '/v1/player/bets/:id',
    summary: 'One bet with its legs, and what it moved',
    access: 'player',
    right: 'own',
    status: 200,
    answer: betResponse,
    refusals: ['NOT_FOUND'],
  },
} satisfies Calls
