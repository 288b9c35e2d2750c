import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { loadLimitsNow } from '#app/features/budget/budget-limits.server.ts'
import { LimitsNow } from '#app/features/budget/LimitsNow.tsx'
import { LimitReviewPage } from '#app/features/limit-review/LimitReviewPage.tsx'
import {
  handleLimitReviewForm,
  loadLimitReviewPage,
} from '#app/features/limit-review/limit-review.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = messages('account', 'limitreview', 'budget', 'limits')
export const meta = titleMeta

export const loader = accountLoader('gamblingLimits', 'limitreview:title', async (args, who) => {
  const [review, limits] = await Promise.all([
    loadLimitReviewPage(args, who),
    loadLimitsNow(args, who),
  ])
  return { review, limits }
})

export const action = accountAction('gamblingLimits', handleLimitReviewForm)

export const clientLoader = withMessages(handle)

export default function LimitReviewRoute() {
  const { review, limits } = useLoaderData<typeof loader>().page
  return (
    <AccountFrame tab="limits">
      <LimitReviewPage
        page={review}
        reply={useReply<typeof action>()}
        limits={<LimitsNow limits={limits} withoutWay />}
      />
    </AccountFrame>
  )
}
