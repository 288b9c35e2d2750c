import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { RewardsPage } from '#app/features/rewards/RewardsPage.tsx'
import { loadRewardsPage } from '#app/features/rewards/rewards-page.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountLoader } from '#app/session/account-route.server.ts'

export const handle = messages('account', 'rewards')
export const meta = titleMeta

/** Its forms are those of the rewards page, which handles them. */
export const loader = accountLoader('rewards', 'rewards:titleActive', (args, who) =>
  loadRewardsPage(args, who, { onlyActive: true }),
)

export const clientLoader = withMessages(handle)

export default function ActiveRewardsRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="rewards">
      <RewardsPage page={page} onlyActive lastReply={undefined} />
    </AccountFrame>
  )
}
