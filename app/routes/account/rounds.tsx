import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { RoundsList } from '#app/features/rounds/RoundsList.tsx'
import { loadRoundsPage } from '#app/features/rounds/rounds.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountLoader } from '#app/session/account-route.server.ts'

export const handle = messages('account', 'rounds')
export const meta = titleMeta

export const loader = accountLoader('rounds', 'rounds:title', loadRoundsPage)

export const clientLoader = withMessages(handle)

export default function RoundsRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="rounds">
      <RoundsList page={page} />
    </AccountFrame>
  )
}
