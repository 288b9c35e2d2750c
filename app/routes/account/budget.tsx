import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { BudgetView } from '#app/features/budget/BudgetView.tsx'
import { readBudgetPage } from '#app/features/budget/budget.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'

export const handle = messages('account', 'budget', 'limits')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'transactions')
  return {
    title: pageTitle(guarded.locale, 'budget:title'),
    page: await readBudgetPage(args, guarded),
  }
}

export const clientLoader = bringsMessages(handle)

export default function BudgetRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <BudgetView page={page} />
    </AccountFrame>
  )
}
