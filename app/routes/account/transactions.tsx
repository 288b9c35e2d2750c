import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { TransactionsList } from '#app/features/transactions/TransactionsList.tsx'
import { loadTransactionsPage } from '#app/features/transactions/transactions.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountLoader } from '#app/session/account-route.server.ts'

export const handle = messages('account')
export const meta = titleMeta

export const loader = accountLoader(
  'transactions',
  'account:transactions.title',
  loadTransactionsPage,
)

export const clientLoader = withMessages(handle)

export default function TransactionsRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="transactions">
      <TransactionsList page={page} />
    </AccountFrame>
  )
}
