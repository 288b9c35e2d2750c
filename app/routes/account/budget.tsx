import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { BudgetView } from '#app/features/budget/BudgetView.tsx'
import { readBudgetPage } from '#app/features/budget/budget.server.ts'
import { takeOwnBudgetForm } from '#app/features/budget/own-budget.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = messages('account', 'budget', 'limits')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'transactions')
  return {
    title: pageTitle(guarded.locale, 'budget:title'),
    page: await readBudgetPage(args, guarded),
  }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return takeOwnBudgetForm(args, await requirePlayer(args, 'transactions'))
}

export const clientLoader = bringsMessages(handle)

export default function BudgetRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <BudgetView page={page} reply={useActionData<typeof action>()} />
    </AccountFrame>
  )
}
