import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { TransactionsList } from '#app/features/transactions/TransactionsList.tsx'
import { readTransactionsPage } from '#app/features/transactions/transactions.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'

export const handle = messages('account')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'transactions')
  return {
    title: pageTitle(guarded.locale, 'account:transactions.title'),
    page: await readTransactionsPage(args, guarded),
  }
}

export const clientLoader = bringsMessages(handle)

export default function TransactionsRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <TransactionsList page={page} />
    </AccountFrame>
  )
}
