import {
  RELAX_PATHS,
  relaxBalanceRequest,
  relaxBetRequest,
  relaxRollbackRequest,
  relaxSessionRequest,
  relaxSessionResponse,
  relaxWalletResponse,
  relaxWinRequest,
} from '#contracts/provider-callbacks/relax.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import type { RelaxWallet } from '../gameplay/index.ts'
import { type Route, route } from './route.ts'

const COMMON = { method: 'POST', auth: 'provider', status: 200 } as const

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

/** The wallet callbacks of the relax-like provider, server to server and signed. */
export function callbackRoutes(wallet: RelaxWallet): Route[] {
  return [
    route({
      ...COMMON,
      path: RELAX_PATHS.session,
      summary: 'Exchange a ticket for a game session, once',
      body: relaxSessionRequest,
      response: relaxSessionResponse,
      refusals: WALLET_REFUSALS,
      handle: ({ body }) => wallet.openSession(body.ticket),
    }),
    route({
      ...COMMON,
      path: RELAX_PATHS.balance,
      summary: 'The balance that the game may show',
      body: relaxBalanceRequest,
      response: relaxWalletResponse,
      refusals: WALLET_REFUSALS,
      handle: ({ body }) => wallet.readBalance(body.sessionId),
    }),
    route({
      ...COMMON,
      path: RELAX_PATHS.bet,
      summary: 'Take a stake; the same reference again is the same bet',
      body: relaxBetRequest,
      response: relaxWalletResponse,
      refusals: [...POSTING_REFUSALS, 'INSUFFICIENT_FUNDS', 'UNKNOWN_GAME'],
      handle: ({ body }) => wallet.bet(body),
    }),
    route({
      ...COMMON,
      path: RELAX_PATHS.win,
      summary: 'Pay out, and end the round where asked',
      body: relaxWinRequest,
      response: relaxWalletResponse,
      refusals: [...POSTING_REFUSALS, 'UNKNOWN_ROUND'],
      handle: ({ body }) => wallet.win(body),
    }),
    route({
      ...COMMON,
      path: RELAX_PATHS.rollback,
      summary: 'Take a bet back, also one that has not arrived yet',
      body: relaxRollbackRequest,
      response: relaxWalletResponse,
      refusals: [...POSTING_REFUSALS, 'UNKNOWN_ROUND'],
      handle: ({ body }) => wallet.rollback(body),
    }),
  ]
}
