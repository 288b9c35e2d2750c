import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { LimitsPage } from '#app/features/limits/LimitsPage.tsx'
import { takeLimitForm } from '#app/features/limits/limit-actions.server.ts'
import { onlyTakesDoneAway } from '#app/features/limits/limit-id.ts'
import { readLimitsPage } from '#app/features/limits/limits.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = messages('account', 'limits')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'gamblingLimits')
  return {
    title: pageTitle(guarded.locale, 'limits:title'),
    page: await readLimitsPage(args, guarded),
  }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return takeLimitForm(args, await requirePlayer(args, 'gamblingLimits'))
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isNews = args.formMethod !== undefined || !onlyTakesDoneAway(args.currentUrl, args.nextUrl)
  return isNews && args.defaultShouldRevalidate
}

export const clientLoader = bringsMessages(handle)

export default function GamblingLimitsRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <LimitsPage page={page} lastReply={useActionData<typeof action>()} />
    </AccountFrame>
  )
}
