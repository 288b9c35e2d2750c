import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { StatementView } from '#app/features/statement/StatementView.tsx'
import { loadStatementPage } from '#app/features/statement/statement.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountLoader } from '#app/session/account-route.server.ts'

export const handle = messages('account', 'statement')
export const meta = titleMeta

export const loader = accountLoader('transactions', 'statement:title', loadStatementPage)

export const clientLoader = withMessages(handle)

export default function StatementRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="statement">
      <StatementView page={page} />
    </AccountFrame>
  )
}
