import { loadWithdrawPage } from '#app/features/withdraw/withdraw.server.ts'
import { handleWithdrawWindowForm } from '#app/features/withdraw/withdraw-actions.server.ts'
import { accountAction, accountData } from '#app/session/account-route.server.ts'

/** The data of the withdraw page, for its window. */
export const loader = accountData('withdraw', loadWithdrawPage)

export const action = accountAction('withdraw', handleWithdrawWindowForm)
