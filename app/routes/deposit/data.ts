import type { ActionFunctionArgs } from '@remix-run/node'
import { loadDepositPage } from '#app/features/deposits/deposit.server.ts'
import {
  handleDepositWindowForm,
  keepingDraft,
} from '#app/features/deposits/deposit-actions.server.ts'
import { rememberingOriginOfWindow } from '#app/features/deposits/deposit-origin.server.ts'
import { accountData } from '#app/session/account-route.server.ts'
import { requireSameOrigin } from '#app/session/form.server.ts'
import { requirePlayer } from '#app/session/guard.server.ts'

/** The data of the deposit page: for its window, and for one that polls for the money. */
export const loader = rememberingOriginOfWindow(accountData('deposit', loadDepositPage))

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return keepingDraft(args, async (form) => {
    const guarded = await requirePlayer(args, 'deposit')
    return handleDepositWindowForm(args, guarded, form)
  })
}
