export { type LedgerReport, ledgerCheck } from './ledger-check.ts'
export { netPosition, readNetPosition } from './net-position.ts'
export { newId } from './new-id.ts'
export { toPostItem } from './post-item.ts'
export {
  createPoster,
  createPostQueue,
  type PostInBatch,
  type PostTransaction,
} from './post-transaction.ts'
export type { MoneyOut, Posted, PostingRefusal } from './posting.ts'
export { readWallet, readWallets, toBalanceResponse } from './read-balance.ts'
export { readBalancesAround, readStatementRows } from './read-statement.ts'
export { readTransactions } from './read-transactions.ts'
export {
  countDeposits,
  openWalletStatements,
  type PostItem,
  readFirstDepositDate,
} from './wallet-store.ts'
