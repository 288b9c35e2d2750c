import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { BudgetView } from '#app/features/budget/BudgetView.tsx'
import { loadBudgetPage } from '#app/features/budget/budget.server.ts'
import { handleOwnBudgetForm } from '#app/features/budget/own-budget.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = messages('account', 'budget', 'limits')
export const meta = titleMeta

export const loader = accountLoader('transactions', 'budget:title', loadBudgetPage)

export const action = accountAction('transactions', handleOwnBudgetForm)

export const clientLoader = withMessages(handle)

export default function BudgetRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="budget">
      <BudgetView page={page} reply={useReply<typeof action>()} />
    </AccountFrame>
  )
}
