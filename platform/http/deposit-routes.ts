import { z } from 'zod'
import { depositCalls } from '#contracts/player-api/deposits.ts'
import { ok, refuse } from '#contracts/result.ts'
import {
  cancelDeposit,
  type DepositDeps,
  deleteInstrument,
  readDeposit,
  readDepositCheck,
  readDepositMethods,
  readInstruments,
  readRecentMethods,
  startDeposit,
} from '../deposits/index.ts'
import { bindCalls, type Route } from './route.ts'

/** An id in a URL may be any text; the database accepts only a UUID. */
const isId = (text: string | undefined): text is string => z.uuid().safeParse(text).success

/** Deposits (table 3, rows 45 to 48, and what else a deposit needs). */
export function depositRoutes(deps: DepositDeps): Route[] {
  return bindCalls(depositCalls, {
    readDepositMethods: async ({ player }) => ok(await readDepositMethods(deps, player)),
    readRecentDepositMethods: async ({ player }) => ok(await readRecentMethods(deps, player)),
    checkDeposit: async ({ player, query }) =>
      ok(await readDepositCheck(deps, player, { later: query.later === 'true' })),
    submitDeposit: ({ player, body }) => startDeposit(deps, player, body),
    readDeposit: async ({ player, params }) =>
      isId(params.referenceId)
        ? readDeposit(deps, player, params.referenceId)
        : refuse('NOT_FOUND'),
    cancelDeposit: async ({ player, params }) =>
      isId(params.referenceId)
        ? cancelDeposit(deps, player, params.referenceId)
        : refuse('NOT_FOUND'),
    readInstruments: async ({ player }) => ok(await readInstruments(deps, player)),
    forgetInstrument: async ({ player, params }) =>
      isId(params.id) ? deleteInstrument(deps, player, params.id) : refuse('NOT_FOUND'),
  })
}
