import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { readLimitsNow } from '#app/features/budget/budget-limits.server.ts'
import { LimitsNow } from '#app/features/budget/LimitsNow.tsx'
import { LimitReviewPage } from '#app/features/limit-review/LimitReviewPage.tsx'
import {
  readLimitReviewPage,
  takeLimitReviewForm,
} from '#app/features/limit-review/limit-review.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = messages('account', 'limitreview', 'budget', 'limits')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'gamblingLimits')
  const [page, limits] = await Promise.all([
    readLimitReviewPage(args, guarded),
    readLimitsNow(args, guarded),
  ])
  return { title: pageTitle(guarded.locale, 'limitreview:title'), page, limits }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return takeLimitReviewForm(args, await requirePlayer(args, 'gamblingLimits'))
}

export const clientLoader = bringsMessages(handle)

export default function LimitReviewRoute() {
  const { page, limits } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <LimitReviewPage
        page={page}
        reply={useActionData<typeof action>()}
        limits={<LimitsNow limits={limits} withoutWay />}
      />
    </AccountFrame>
  )
}
