import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { onlyTakesDoneAway } from '#app/features/rewards/done.ts'
import { RewardsPage } from '#app/features/rewards/RewardsPage.tsx'
import { handleRewardForm } from '#app/features/rewards/reward-actions.server.ts'
import { loadRewardsPage } from '#app/features/rewards/rewards-page.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = messages('account', 'rewards')
export const meta = titleMeta

export const loader = accountLoader('rewards', 'rewards:title', (args, who) =>
  loadRewardsPage(args, who, { onlyActive: false }),
)

export const action = accountAction('rewards', handleRewardForm)

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isNews = args.formMethod !== undefined || !onlyTakesDoneAway(args.currentUrl, args.nextUrl)
  return isNews && args.defaultShouldRevalidate
}

export const clientLoader = withMessages(handle)

export default function RewardsRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="rewards">
      <RewardsPage page={page} onlyActive={false} lastReply={useReply<typeof action>()} />
    </AccountFrame>
  )
}
