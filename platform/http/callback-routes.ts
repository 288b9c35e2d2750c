import {
  callbackPath,
  walletBalanceRequest,
  walletBetRequest,
  walletResponse,
  walletRollbackRequest,
  walletSessionRequest,
  walletSessionResponse,
  walletWinRequest,
} from '#contracts/provider-callbacks/game-wallet.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { createGameWallet, type GameplayDeps } from '../gameplay/index.ts'
import { bindCall, type Route } from './route.ts'

// Their type is every code: the wallet answers all its calls with one type.
const WALLET_REFUSALS: readonly RefusalCode[] = [
  'GAME_SESSION_ENDED',
  'PLAYER_BLOCKED',
  'WALLET_DOES_NOT_EXIST',
]
const POSTING_REFUSALS: readonly RefusalCode[] = [
  ...WALLET_REFUSALS,
  'CURRENCY_MISMATCH',
  'REFERENCE_CONFLICT',
  'ROUND_CLOSED',
  'TRANSACTION_REVERSED',
]

/** The wallet callbacks of every provider, server to server, each signed with the provider's own secret. */
export function callbackRoutes(gameplay: GameplayDeps): Route[] {
  return Object.keys(gameplay.providers)
    .sort()
    .flatMap((provider) => routesOf(gameplay, provider))
}

function routesOf(gameplay: GameplayDeps, provider: string): Route[] {
  const wallet = createGameWallet(gameplay, provider)
  const common = { method: 'POST', access: 'provider', provider, status: 200 } as const
  return [
    bindCall(
      {
        ...common,
        path: callbackPath(provider, 'session'),
        summary: 'Exchange a ticket for a game session, once',
        body: walletSessionRequest,
        answer: walletSessionResponse,
        refusals: [
          ...WALLET_REFUSALS,
          'UNKNOWN_GAME',
          'PROVIDER_HIDDEN',
          'GAME_RESTRICTED',
          'error.gambling.limit.required',
        ],
      },
      ({ body }) => wallet.openSession(body),
    ),
    bindCall(
      {
        ...common,
        path: callbackPath(provider, 'balance'),
        summary: 'The balance that the game may show',
        body: walletBalanceRequest,
        answer: walletResponse,
        refusals: WALLET_REFUSALS,
      },
      ({ body }) => wallet.readBalance(body.sessionId),
    ),
    bindCall(
      {
        ...common,
        path: callbackPath(provider, 'bet'),
        summary: 'Take a stake; the same reference again is the same bet',
        body: walletBetRequest,
        answer: walletResponse,
        refusals: [
          ...POSTING_REFUSALS,
          'INSUFFICIENT_FUNDS',
          'UNKNOWN_GAME',
          'STAKE_OUT_OF_RANGE',
          'error.gambling.limit.reached',
          'error.gambling.limit.time',
          'error.gambling.limit.required',
          'ROUND_TOO_SOON',
          'REALITY_CHECK_DUE',
          'OTHER_GAME_OPEN',
        ],
      },
      ({ body }) => wallet.bet(body),
    ),
    bindCall(
      {
        ...common,
        path: callbackPath(provider, 'win'),
        creditsPlayer: true,
        summary: 'Pay out, and end the round where asked',
        body: walletWinRequest,
        answer: walletResponse,
        refusals: [...POSTING_REFUSALS, 'UNKNOWN_ROUND'],
      },
      ({ body }) => wallet.win(body),
    ),
    bindCall(
      {
        ...common,
        path: callbackPath(provider, 'rollback'),
        creditsPlayer: true,
        summary: 'Take a bet back, also one that has not arrived yet',
        body: walletRollbackRequest,
        answer: walletResponse,
        refusals: [...POSTING_REFUSALS, 'UNKNOWN_ROUND'],
      },
      ({ body }) => wallet.rollback(body),
    ),
  ]
}
