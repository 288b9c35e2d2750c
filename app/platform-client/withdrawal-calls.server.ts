import { z } from 'zod'
import {
  type Cancellation,
  type Withdrawal,
  type WithdrawalCheck,
  type WithdrawalMethod,
  type WithdrawalSubmit,
  withdrawalCheckResponse,
  withdrawalMethodsResponse,
  withdrawalSubmitResponse,
  withdrawalsResponse,
} from '#contracts/player-api/withdrawals.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

/** Withdrawals (table 3, rows 49 to 52). */
export type WithdrawalCalls = {
  checkWithdrawal(
    from: { ipAddress: string; blackbox: string },
    caller: Caller,
  ): Answer<WithdrawalCheck>
  readWithdrawalMethods(caller: Caller): Answer<WithdrawalMethod[]>
  submitWithdrawal(
    asked: WithdrawalSubmit,
    caller: Caller,
  ): Answer<{ pendingWithdrawalId: string; amount: number }>
  cancelWithdrawal(withdrawal: Cancellation, caller: Caller): Answer<null>
  /** The newest, including settled ones. */
  readWithdrawals(caller: Caller): Answer<Withdrawal[]>
}

const PATH = '/v1/player/wallet'
const nothing = z.unknown().transform(() => null)

export function createWithdrawalCalls(call: PlatformCall): WithdrawalCalls {
  return {
    checkWithdrawal: (body, caller) =>
      call('POST', `${PATH}/withdrawal/request`, withdrawalCheckResponse, { ...caller, body }),
    readWithdrawalMethods: (caller) =>
      call('GET', `${PATH}/withdrawal_methods`, withdrawalMethodsResponse, caller),
    submitWithdrawal: (body, caller) =>
      call('POST', `${PATH}/withdrawal/submit`, withdrawalSubmitResponse, { ...caller, body }),
    cancelWithdrawal: (body, caller) =>
      call('POST', `${PATH}/withdrawal/cancellation`, nothing, { ...caller, body }),
    readWithdrawals: (caller) => call('GET', `${PATH}/withdrawals`, withdrawalsResponse, caller),
  }
}
