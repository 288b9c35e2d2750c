import { z } from 'zod'
import {
  DEPOSIT_PATHS,
  deposit,
  depositCheckQuery,
  depositCheckRequest,
  depositCheckResponse,
  depositMethods,
  depositSubmitRequest,
  recentDepositMethods,
  savedInstruments,
} from '#contracts/player-api/cashier.ts'
import { BONUS_REFUSALS } from '#contracts/player-api/reward-words.ts'
import { ok, refuse } from '#contracts/result.ts'
import {
  type CashierDeps,
  cancelDeposit,
  forgetInstrument,
  readDeposit,
  readDepositCheck,
  readDepositMethods,
  readInstruments,
  readRecentMethods,
  startDeposit,
} from '../cashier/index.ts'
import { playerRoute, type Route } from './route.ts'

const READ = { method: 'GET', status: 200 } as const
/** An id in a URL may be any text; the database accepts only a UUID. */
const isId = (text: string | undefined): text is string => z.uuid().safeParse(text).success

/** Deposits (table 3, rows 45 to 48, and what else the cashier needs). */
export function depositRoutes(deps: CashierDeps): Route[] {
  return [...questions(deps), ...deposits(deps), ...instruments(deps)]
}

function questions(deps: CashierDeps): Route[] {
  return [
    playerRoute({
      ...READ,
      path: DEPOSIT_PATHS.methods,
      summary: 'The methods by which the player may pay in, with their bounds',
      answer: depositMethods,
      refusals: [],
      handle: async ({ player }) => ok(await readDepositMethods(deps, player)),
    }),
    playerRoute({
      ...READ,
      path: DEPOSIT_PATHS.recentMethods,
      summary: 'The methods by which the player has paid in, the newest first',
      answer: recentDepositMethods,
      refusals: [],
      handle: async ({ player }) => ok(await readRecentMethods(deps, player)),
    }),
    playerRoute({
      method: 'POST',
      path: DEPOSIT_PATHS.check,
      summary: 'Whether the player may pay in now',
      query: depositCheckQuery,
      body: depositCheckRequest,
      status: 200,
      answer: depositCheckResponse,
      refusals: [],
      handle: async ({ player }, { query }) =>
        ok(await readDepositCheck(deps, player, { later: query.later === 'true' })),
    }),
  ]
}

function deposits(deps: CashierDeps): Route[] {
  return [
    playerRoute({
      method: 'POST',
      path: DEPOSIT_PATHS.submit,
      summary: 'Begin a deposit; the same key again is the same deposit',
      isLimited: true,
      body: depositSubmitRequest,
      status: 200,
      answer: deposit,
      refusals: [
        'FORBIDDEN',
        'REGISTER_UNAVAILABLE',
        'DOCUMENTS_REQUIRED',
        'METHOD_UNAVAILABLE',
        'NOT_FOUND',
        'CURRENCY_MISMATCH',
        'REFERENCE_CONFLICT',
        'WALLET_DOES_NOT_EXIST',
        'error.deposit.limit.too_low',
        'error.deposit.limit.too_high',
        'error.gambling.limit.required',
        ...BONUS_REFUSALS,
      ],
      handle: ({ player }, { body }) => startDeposit(deps, player, body),
    }),
    playerRoute({
      ...READ,
      path: DEPOSIT_PATHS.status,
      summary: 'How a deposit stands',
      answer: deposit,
      refusals: ['NOT_FOUND'],
      handle: async ({ player }, { params }) =>
        isId(params.referenceId)
          ? readDeposit(deps, player, params.referenceId)
          : refuse('NOT_FOUND'),
    }),
    playerRoute({
      method: 'POST',
      path: DEPOSIT_PATHS.cancel,
      summary: 'Give up a payment that is not made; one that is made stays',
      isLimited: true,
      status: 200,
      answer: deposit,
      refusals: ['NOT_FOUND', 'PROVIDER_UNAVAILABLE'],
      handle: async ({ player }, { params }) =>
        isId(params.referenceId)
          ? cancelDeposit(deps, player, params.referenceId)
          : refuse('NOT_FOUND'),
    }),
  ]
}

function instruments(deps: CashierDeps): Route[] {
  return [
    playerRoute({
      ...READ,
      path: DEPOSIT_PATHS.instruments,
      summary: 'What the player has kept to pay with again',
      answer: savedInstruments,
      refusals: [],
      handle: async ({ player }) => ok(await readInstruments(deps, player)),
    }),
    playerRoute({
      method: 'DELETE',
      path: DEPOSIT_PATHS.instrument,
      summary: 'Offer a kept instrument no more',
      status: 204,
      answer: null,
      refusals: ['NOT_FOUND'],
      handle: async ({ player }, { params }) =>
        isId(params.id) ? forgetInstrument(deps, player, params.id) : refuse('NOT_FOUND'),
    }),
  ]
}
