import type { ActionFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { DepositPage } from '#app/features/deposits/DepositPage.tsx'
import { loadDepositPage } from '#app/features/deposits/deposit.server.ts'
import { handleDepositForm, keepingDraft } from '#app/features/deposits/deposit-actions.server.ts'
import { rememberingOrigin } from '#app/features/deposits/deposit-origin.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountLoader } from '#app/session/account-route.server.ts'
import { requireSameOrigin } from '#app/session/form.server.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = { ...messages('account', 'deposit', 'methods', 'rewards'), ownDeposit: true }
export const meta = titleMeta

const PATH = '/my-account/banking/deposit'

export const loader = rememberingOrigin(
  accountLoader('accountDeposit', 'deposit:title', loadDepositPage),
)

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return keepingDraft(args, async (form) =>
    handleDepositForm(args, await requirePlayer(args, 'accountDeposit'), { path: PATH, form }),
  )
}

export const clientLoader = withMessages(handle)

export default function AccountDepositRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="deposit">
      <DepositPage page={page} path={PATH} lastReply={useReply<typeof action>()} />
    </AccountFrame>
  )
}
