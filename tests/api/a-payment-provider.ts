import {
  type PaymentProvider,
  PaymentProviderUnavailableError,
} from '#payment-providers/payment-provider.ts'

/** Nobody answers: of a test that is about something else. */
export function silentProvider(): PaymentProvider {
  const silence = async (): Promise<never> => {
    throw new PaymentProviderUnavailableError('nobody is there')
  }
  return {
    createPayment: silence,
    findPayment: silence,
    cancelPayment: silence,
    refundPayment: silence,
    payOut: silence,
    findPayout: silence,
    cancelPayout: silence,
    readMovements: silence,
  }
}
