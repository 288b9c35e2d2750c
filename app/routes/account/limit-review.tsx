import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { readLimitsNow } from '#app/features/budget/budget-limits.server.ts'
import { LimitsNow } from '#app/features/budget/LimitsNow.tsx'
import { LimitReviewPage } from '#app/features/limit-review/LimitReviewPage.tsx'
import {
  readLimitReviewPage,
  takeLimitReviewForm,
} from '#app/features/limit-review/limit-review.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'

export const handle = messages('account', 'limitreview', 'budget', 'limits')
export const meta = titleMeta

export const loader = accountLoader('gamblingLimits', 'limitreview:title', async (args, who) => {
  const [review, limits] = await Promise.all([
    readLimitReviewPage(args, who),
    readLimitsNow(args, who),
  ])
  return { review, limits }
})

export const action = accountAction('gamblingLimits', takeLimitReviewForm)

export const clientLoader = bringsMessages(handle)

export default function LimitReviewRoute() {
  const { review, limits } = useLoaderData<typeof loader>().page
  return (
    <AccountFrame>
      <LimitReviewPage
        page={review}
        reply={useActionData<typeof action>()}
        limits={<LimitsNow limits={limits} withoutWay />}
      />
    </AccountFrame>
  )
}
