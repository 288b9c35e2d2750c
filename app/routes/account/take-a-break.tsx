import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { ExclusionsPage } from '#app/features/exclusions/ExclusionsPage.tsx'
import { handleExclusionForm } from '#app/features/exclusions/exclusion-actions.server.ts'
import { loadExclusionsPage } from '#app/features/exclusions/exclusions.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = messages('account', 'breaks')
export const meta = titleMeta

export const loader = accountLoader('takeABreak', 'breaks:title', loadExclusionsPage)

export const action = accountAction('takeABreak', handleExclusionForm)

export const clientLoader = withMessages(handle)

export default function ExclusionsRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="break">
      <ExclusionsPage page={page} reply={useReply<typeof action>()} />
    </AccountFrame>
  )
}
