import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { handlePlayTimeForm, loadPlayTimePage } from '#app/features/activity/activity.server.ts'
import { PlayTimePage } from '#app/features/activity/PlayTimePage.tsx'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = messages('account', 'activity')
export const meta = titleMeta

export const loader = accountLoader('takeABreak', 'activity:title', loadPlayTimePage)

export const action = accountAction('takeABreak', handlePlayTimeForm)

export const clientLoader = withMessages(handle)

export default function PlayTimeRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="playTime">
      <PlayTimePage page={page} reply={useReply<typeof action>()} />
    </AccountFrame>
  )
}
