import { sportradarCalls } from '#contracts/player-api/sportradar.ts'
import { betCalls, sportsSessionCalls } from '#contracts/player-api/sportsbook.ts'
import {
  BET_CHANGES,
  betChangesRequest,
  betChangesResponse,
  sportsBalanceRequest,
  sportsBalanceResponse,
  sportsBetRequest,
  sportsBetResponse,
  sportsCallbackPath,
  sportsFreeBetsRequest,
  sportsFreeBetsResponse,
  sportsSessionRequest,
  sportsSessionResponse,
} from '#contracts/provider-callbacks/sports-wallet.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { ok } from '#contracts/result.ts'
import { BONUS_BET_REFUSALS } from '#contracts/sportsbook/words.ts'
import {
  closeProviderSession,
  createProviderSession,
  createSession,
  createSportsWallet,
  endSportsSession,
  openContext,
  openPlayersContext,
  readBet,
  readBets,
  readSportsSession,
  type SportsbookDeps,
} from '../sportsbook/index.ts'
import { bindCall, bindCalls, type Route } from './route.ts'

const OF_SESSION: readonly RefusalCode[] = [
  'GAME_SESSION_ENDED',
  'PLAYER_BLOCKED',
  'WALLET_DOES_NOT_EXIST',
]

const SUMMARY_OF = {
  settle: 'Pay out bets, or correct what was paid',
  void: 'Return stakes, also of a bet that has not arrived yet',
  cashout: 'Pay for a bet, or a part of it, before its end',
  'cashout-void': 'Take a cash-out back',
  unsettle: 'Take a settlement or a void back',
} as const

/** What each provider is asked by: the rows of table 3 that open its frame. */
const OPENED_BY: Readonly<Record<string, (deps: SportsbookDeps, provider: string) => Route[]>> = {
  context: (deps, provider) =>
    bindCalls(sportsSessionCalls, {
      createSportsSession: ({ who, body }) => createSession(deps, provider, { who, body }),
      readSportsSession: async ({ who }) => ok(await readSportsSession(deps, provider, who)),
      endSportsSession: ({ who, body }) =>
        endSportsSession(deps, provider, { who, sessionId: body.sessionId }),
      openPlayersContext: (call) => openPlayersContext(deps, provider, call),
      openContext: async (call) => openContext(deps, provider, call),
    }),
  sportradar: (deps, provider) =>
    bindCalls(sportradarCalls, {
      createSportradarSession: ({ who, body }) =>
        createProviderSession(deps, provider, { who, body }),
      closeSportradarSession: ({ who, params }) =>
        closeProviderSession(deps, provider, { who, sessionId: params.id ?? '' }),
    }),
}

/** The calls of the site: a player's bets, and what opens each sportsbook that is configured. */
export function sportsRoutes(deps: SportsbookDeps): Route[] {
  return [
    ...Object.keys(deps.providers)
      .sort()
      .flatMap((provider) => OPENED_BY[provider]?.(deps, provider) ?? []),
    ...bindCalls(betCalls, {
      readBets: async ({ player, query }) => ok(await readBets(deps.db, player.id, query)),
      readBet: ({ player, params }) => readBet(deps.db, player.id, params.id ?? ''),
    }),
  ]
}

/** The wallet callbacks of every sportsbook, server to server, each signed with the provider's own secret. */
export function sportsCallbackRoutes(deps: SportsbookDeps): Route[] {
  return Object.keys(deps.providers)
    .sort()
    .flatMap((provider) => routesOf(deps, provider))
}

function routesOf(deps: SportsbookDeps, provider: string): Route[] {
  const wallet = createSportsWallet(deps, provider)
  const common = { method: 'POST', access: 'provider', provider, status: 200 } as const
  return [
    bindCall(
      {
        ...common,
        path: sportsCallbackPath(provider, 'session'),
        summary: 'Exchange a ticket for a session of the sportsbook, once',
        body: sportsSessionRequest,
        answer: sportsSessionResponse,
        refusals: [...OF_SESSION, 'GAME_RESTRICTED', 'error.gambling.limit.required'],
      },
      ({ body }) => wallet.openSession(body.ticket),
    ),
    bindCall(
      {
        ...common,
        path: sportsCallbackPath(provider, 'balance'),
        summary: 'The balance that the sportsbook may show, and bonus money with its terms',
        body: sportsBalanceRequest,
        answer: sportsBalanceResponse,
        refusals: OF_SESSION,
      },
      ({ body }) => wallet.readBalance(body.sessionId),
    ),
    bindCall(
      {
        ...common,
        path: sportsCallbackPath(provider, 'free-bets'),
        summary: 'The free bets that the player may use at this moment',
        body: sportsFreeBetsRequest,
        answer: sportsFreeBetsResponse,
        refusals: OF_SESSION,
      },
      ({ body }) => wallet.readFreeBets(body.sessionId),
    ),
    bindCall(
      {
        ...common,
        path: sportsCallbackPath(provider, 'bet'),
        summary: 'Take a bet; the same id again is the same bet, and a refused one stays refused',
        body: sportsBetRequest,
        answer: sportsBetResponse,
        refusals: [
          ...OF_SESSION,
          'CURRENCY_MISMATCH',
          'REFERENCE_CONFLICT',
          'TRANSACTION_REVERSED',
          'INSUFFICIENT_FUNDS',
          'FREE_BET_UNAVAILABLE',
          'FREE_BET_TERMS',
          ...BONUS_BET_REFUSALS,
          'UNKNOWN_GAME',
          'GAME_RESTRICTED',
          'REGISTER_UNAVAILABLE',
          'STAKE_OUT_OF_RANGE',
          'PAYOUT_OUT_OF_RANGE',
          'error.gambling.limit.reached',
          'error.gambling.limit.time',
          'error.gambling.limit.required',
          'REALITY_CHECK_DUE',
        ],
      },
      ({ body }) => wallet.placeBet(body),
    ),
    ...BET_CHANGES.map((call) =>
      bindCall(
        {
          ...common,
          path: sportsCallbackPath(provider, call),
          summary: SUMMARY_OF[call],
          body: betChangesRequest(call),
          answer: betChangesResponse,
          // Each bet has an answer of its own.
          refusals: [],
        },
        async ({ body }) => ok({ bets: await wallet.changeBets(call, body.bets) }),
      ),
    ),
  ]
}
