import type { ActionFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
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
import { PageContainer } from '#app/ui/Layout/Layout.tsx'

export const handle = { ...messages('deposit', 'methods', 'rewards'), ownDeposit: true }
export const meta = titleMeta

export const loader = rememberingOrigin(accountLoader('deposit', 'deposit:title', loadDepositPage))

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return keepingDraft(args, async (form) =>
    handleDepositForm(args, await requirePlayer(args, 'deposit'), { path: '/deposit', form }),
  )
}

export const clientLoader = withMessages(handle)

export default function DepositRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <PageContainer>
      <DepositPage page={page} path="/deposit" lastReply={useReply<typeof action>()} />
    </PageContainer>
  )
}
