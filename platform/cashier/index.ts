export { type ApplyPayment, createApplyPayment } from './apply-payment.ts'
export { askUnfinishedDeposits, cancelDeposit } from './ask-unfinished.ts'
export type { CashierDeps } from './cashier-deps.ts'
export {
  forgetInstrument,
  readDeposit,
  readDepositCheck,
  readDepositMethods,
  readInstruments,
  readRecentMethods,
} from './read-deposits.ts'
export { startDeposit } from './start-deposit.ts'
