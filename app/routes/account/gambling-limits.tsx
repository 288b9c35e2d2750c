import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { LimitsPage } from '#app/features/limits/LimitsPage.tsx'
import { handleLimitForm } from '#app/features/limits/limit-actions.server.ts'
import { onlyTakesDoneAway } from '#app/features/limits/limit-id.ts'
import { loadLimitsPage } from '#app/features/limits/limits.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = messages('account', 'limits')
export const meta = titleMeta

export const loader = accountLoader('gamblingLimits', 'limits:title', loadLimitsPage)

export const action = accountAction('gamblingLimits', handleLimitForm)

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isNews = args.formMethod !== undefined || !onlyTakesDoneAway(args.currentUrl, args.nextUrl)
  return isNews && args.defaultShouldRevalidate
}

export const clientLoader = withMessages(handle)

export default function GamblingLimitsRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="limits">
      <LimitsPage page={page} lastReply={useReply<typeof action>()} />
    </AccountFrame>
  )
}
