import type {
  CreatePayment,
  CreatePayout,
  MovementsRequest,
  PspMovements,
  PspPayment,
  PspPayout,
} from '#contracts/psp/calls.ts'
import type { PspRefusal } from '#contracts/psp/states.ts'
import type { Result } from '#contracts/result.ts'

/**
 * A payment provider, as deposits and withdrawals use it. Every call may be repeated: it is idempotent by the
 * reference. A result that a call cannot return comes later from `findPayment`, `findPayout` and the provider's events.
 */
export type PaymentProvider = {
  /** Rejects with PaymentProviderUnavailableError, as all of these do, when the result is unknown. */
  createPayment(request: CreatePayment): Promise<Result<PspPayment, PspRefusal>>
  findPayment(reference: string): Promise<PspPayment | null>
  /** Ends a payment that the player has not completed. */
  cancelPayment(reference: string): Promise<Result<PspPayment, PspRefusal>>
  /** Refunds the whole payment. */
  refundPayment(reference: string): Promise<Result<PspPayment, PspRefusal>>
  payOut(request: CreatePayout): Promise<Result<PspPayout, PspRefusal>>
  findPayout(reference: string): Promise<PspPayout | null>
  cancelPayout(reference: string): Promise<Result<PspPayout, PspRefusal>>
  readMovements(request: MovementsRequest): Promise<PspMovements>
}

/** The provider was slow, down or sent an invalid response: the money may or may not have moved. */
export class PaymentProviderUnavailableError extends Error {
  override name = 'PaymentProviderUnavailableError'
}
