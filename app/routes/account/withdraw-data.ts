import { readWithdrawPage } from '#app/features/withdraw/withdraw.server.ts'
import { takeWithdrawWindowForm } from '#app/features/withdraw/withdraw-actions.server.ts'
import { accountAction, accountData } from '#app/session/account-route.server.ts'

/** The data of the withdraw page, for its window. */
export const loader = accountData('withdraw', readWithdrawPage)

export const action = accountAction('withdraw', takeWithdrawWindowForm)
