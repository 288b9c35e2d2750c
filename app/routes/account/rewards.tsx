import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { onlyTakesDoneAway } from '#app/features/rewards/done.ts'
import { RewardsPage } from '#app/features/rewards/RewardsPage.tsx'
import { takeRewardForm } from '#app/features/rewards/reward-actions.server.ts'
import { readRewardsPage } from '#app/features/rewards/rewards-page.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = messages('account', 'rewards')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'rewards')
  return {
    title: pageTitle(guarded.locale, 'rewards:title'),
    page: await readRewardsPage(args, guarded, { onlyActive: false }),
  }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return takeRewardForm(args, await requirePlayer(args, 'rewards'))
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isNews = args.formMethod !== undefined || !onlyTakesDoneAway(args.currentUrl, args.nextUrl)
  return isNews && args.defaultShouldRevalidate
}

export const clientLoader = bringsMessages(handle)

export default function RewardsRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <RewardsPage page={page} onlyActive={false} lastReply={useActionData<typeof action>()} />
    </AccountFrame>
  )
}
