import { z } from 'zod'
import {
  DEPOSIT_PATHS,
  type Deposit,
  type DepositCheck,
  type DepositMethods,
  type DepositSubmit,
  deposit,
  depositCheckResponse,
  depositMethods,
  recentDepositMethods,
  type SavedInstruments,
  savedInstruments,
} from '#contracts/player-api/cashier.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

/** Deposits (table 3, rows 45 to 48). Ids are those of deposits and instruments of this player. */
export type DepositCalls = {
  readDepositMethods(caller: Caller): Answer<DepositMethods>
  readRecentDepositMethods(caller: Caller): Answer<z.infer<typeof recentDepositMethods>>
  /** `later`: the player has chosen to verify the identity another time. */
  checkDeposit(of: { later: boolean; ipAddress: string }, caller: Caller): Answer<DepositCheck>
  /** Idempotent: the same key again is the same deposit. */
  submitDeposit(body: DepositSubmit, caller: Caller): Answer<Deposit>
  readDeposit(id: string, caller: Caller): Answer<Deposit>
  cancelDeposit(id: string, caller: Caller): Answer<Deposit>
  readInstruments(caller: Caller): Answer<SavedInstruments>
  forgetInstrument(id: string, caller: Caller): Answer<null>
}

const nothing = z.unknown().transform(() => null)
const under = (path: string, id: string) => path.replace(/:\w+/, encodeURIComponent(id))

export function createDepositCalls(call: PlatformCall): DepositCalls {
  return {
    readDepositMethods: (caller) => call('GET', DEPOSIT_PATHS.methods, depositMethods, caller),
    readRecentDepositMethods: (caller) =>
      call('GET', DEPOSIT_PATHS.recentMethods, recentDepositMethods, caller),
    checkDeposit: ({ later, ipAddress }, caller) =>
      call('POST', `${DEPOSIT_PATHS.check}?later=${later}`, depositCheckResponse, {
        ...caller,
        // No fraud script is bundled: its value is the empty one of GAP-081.
        body: { ipAddress, blackbox: '' },
      }),
    submitDeposit: (body, caller) =>
      call('POST', DEPOSIT_PATHS.submit, deposit, { ...caller, body }),
    readDeposit: (id, caller) => call('GET', under(DEPOSIT_PATHS.status, id), deposit, caller),
    cancelDeposit: (id, caller) => call('POST', under(DEPOSIT_PATHS.cancel, id), deposit, caller),
    readInstruments: (caller) => call('GET', DEPOSIT_PATHS.instruments, savedInstruments, caller),
    forgetInstrument: (id, caller) =>
      call('DELETE', under(DEPOSIT_PATHS.instrument, id), nothing, caller),
  }
}
