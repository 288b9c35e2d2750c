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
 * A payment provider, as deposits and withdrawals use it. Every call may be repeated: the reference decides. What a
 * call cannot say is said by `findPayment` and `findPayout` later, and by the provider's events.
 */
export type PaymentProvider = {
  /** Rejects with PaymentProviderUnavailableError, as all of these do, when it is not known what has happened. */
  createPayment(request: CreatePayment): Promise<Result<PspPayment, PspRefusal>>
  findPayment(reference: string): Promise<PspPayment | null>
  /** Ends a payment that the player has not made. */
  cancelPayment(reference: string): Promise<Result<PspPayment, PspRefusal>>
  /** Gives the whole payment back. */
  refundPayment(reference: string): Promise<Result<PspPayment, PspRefusal>>
  payOut(request: CreatePayout): Promise<Result<PspPayout, PspRefusal>>
  findPayout(reference: string): Promise<PspPayout | null>
  cancelPayout(reference: string): Promise<Result<PspPayout, PspRefusal>>
  readMovements(request: MovementsRequest): Promise<PspMovements>
}

/** The provider was late, broken or spoke of something else: the money may have moved or not. */
export class PaymentProviderUnavailableError extends Error {
  override name = 'PaymentProviderUnavailableError'
}
