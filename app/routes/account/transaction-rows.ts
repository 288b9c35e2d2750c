import { loadTransactionPart } from '#app/features/transactions/transactions.server.ts'
import { accountData } from '#app/session/account-route.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

/** Further rows of the list, for its page. */
export const loader = accountData('transactions', loadTransactionPart)

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
