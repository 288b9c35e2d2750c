import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { BetView } from '#app/features/bets/BetView.tsx'
import { loadBetPage } from '#app/features/bets/bets.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountLoader } from '#app/session/account-route.server.ts'

export const handle = messages('account', 'bets')
export const meta = titleMeta

export const loader = accountLoader('rounds', 'bets:betTitle', loadBetPage)

export const clientLoader = withMessages(handle)

export default function BetRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="bets">
      <BetView page={page} />
    </AccountFrame>
  )
}
