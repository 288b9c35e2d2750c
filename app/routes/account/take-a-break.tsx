import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { BreaksPage } from '#app/features/breaks/BreaksPage.tsx'
import { takeBreak } from '#app/features/breaks/break-actions.server.ts'
import { readBreaksPage } from '#app/features/breaks/breaks.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'

export const handle = messages('account', 'breaks')
export const meta = titleMeta

export const loader = accountLoader('takeABreak', 'breaks:title', readBreaksPage)

export const action = accountAction('takeABreak', takeBreak)

export const clientLoader = bringsMessages(handle)

export default function TakeABreakRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <BreaksPage page={page} reply={useActionData<typeof action>()} />
    </AccountFrame>
  )
}
