import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { RoundView } from '#app/features/rounds/RoundView.tsx'
import { loadRoundPage } from '#app/features/rounds/rounds.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountLoader } from '#app/session/account-route.server.ts'

export const handle = messages('account', 'rounds')
export const meta = titleMeta

export const loader = accountLoader('rounds', 'rounds:roundTitle', loadRoundPage)

export const clientLoader = withMessages(handle)

export default function RoundRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="rounds">
      <RoundView page={page} />
    </AccountFrame>
  )
}
