import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { StatementView } from '#app/features/statement/StatementView.tsx'
import { readStatementPage } from '#app/features/statement/statement.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'

export const handle = messages('account', 'statement')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'transactions')
  return {
    title: pageTitle(guarded.locale, 'statement:title'),
    page: await readStatementPage(args, guarded),
  }
}

export const clientLoader = bringsMessages(handle)

export default function StatementRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <StatementView page={page} />
    </AccountFrame>
  )
}
