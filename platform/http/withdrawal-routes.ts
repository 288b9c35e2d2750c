import {
  cancellationRequest,
  withdrawalCheckRequest,
  withdrawalCheckResponse,
  withdrawalMethodsResponse,
  withdrawalSubmitRequest,
  withdrawalSubmitResponse,
  withdrawalsResponse,
} from '#contracts/player-api/withdrawals.ts'
import { ok } from '#contracts/result.ts'
import {
  cancelWithdrawal,
  checkWithdrawal,
  readWithdrawalMethods,
  readWithdrawals,
  requestWithdrawal,
  type WithdrawalDeps,
} from '../withdrawals/index.ts'
import { playerRoute, type Route } from './route.ts'

const PATH = '/v1/player/wallet'
const READ = { method: 'GET', status: 200, refusals: [] } as const
/** A visitor submits a few a minute. */
const FORM = { method: 'POST', isLimited: true } as const

/** Withdrawals (table 3, rows 49 to 52; the methods and the list with the settled ones are ours). */
export function withdrawalRoutes(deps: WithdrawalDeps): Route[] {
  return [
    playerRoute({
      method: 'POST',
      path: `${PATH}/withdrawal/request`,
      summary: 'Whether the player may withdraw now, and what is left of the limit',
      body: withdrawalCheckRequest,
      status: 200,
      answer: withdrawalCheckResponse,
      refusals: [],
      handle: async ({ player }) => ok(await checkWithdrawal(deps, player)),
    }),
    playerRoute({
      ...READ,
      path: `${PATH}/withdrawal_methods`,
      summary: 'Where the player’s money may go: back to where it came from',
      answer: withdrawalMethodsResponse,
      handle: async ({ player }) => ok(await readWithdrawalMethods(deps, player)),
    }),
    playerRoute({
      ...FORM,
      path: `${PATH}/withdrawal/submit`,
      summary: 'Ask for a withdrawal; its money is locked. The same reference twice is one',
      body: withdrawalSubmitRequest,
      status: 200,
      answer: withdrawalSubmitResponse,
      refusals: [
        'NOT_ENOUGH_FUNDS',
        'WITHDRAWAL_LIMIT_REACHED',
        'WITHDRAWALS_FULL',
        'WITHDRAWAL_FORBIDDEN',
        'DOCUMENTS_REQUIRED',
        'REFERENCE_CONFLICT',
        'BONUS_WOULD_BE_LOST',
      ],
      handle: ({ player }, { body }) => requestWithdrawal(deps, player, body),
    }),
    playerRoute({
      ...FORM,
      path: `${PATH}/withdrawal/cancellation`,
      summary: 'Take a withdrawal back that is not on its way yet, where the market lets players',
      body: cancellationRequest,
      status: 204,
      answer: null,
      refusals: [
        'NOT_FOUND',
        'WITHDRAWAL_CANCEL_FORBIDDEN',
        'WITHDRAWAL_NOT_PENDING',
        'error.withdrawal.cancel.limit_reached',
      ],
      handle: ({ player }, { body }) => cancelWithdrawal(deps, player, body),
    }),
    playerRoute({
      ...READ,
      path: `${PATH}/pendingWithdrawal`,
      summary: 'The withdrawals under way, newest first, with where each one is',
      answer: withdrawalsResponse,
      handle: async ({ player }) => ok(await readWithdrawals(deps, player, { onlyOpen: true })),
    }),
    playerRoute({
      ...READ,
      path: `${PATH}/withdrawals`,
      summary: 'The newest withdrawals, the settled ones too',
      answer: withdrawalsResponse,
      handle: async ({ player }) => ok(await readWithdrawals(deps, player, { onlyOpen: false })),
    }),
  ]
}
