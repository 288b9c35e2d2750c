import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { BetsList } from '#app/features/bets/BetsList.tsx'
import { loadBetsPage } from '#app/features/bets/bets.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountLoader } from '#app/session/account-route.server.ts'

export const handle = messages('account', 'bets')
export const meta = titleMeta

export const loader = accountLoader('rounds', 'bets:title', loadBetsPage)

export const clientLoader = withMessages(handle)

export default function BetsRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="bets">
      <BetsList page={page} />
    </AccountFrame>
  )
}
