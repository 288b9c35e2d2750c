import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { readPlayTimePage, takePlayTimeForm } from '#app/features/activity/activity.server.ts'
import { PlayTimePage } from '#app/features/activity/PlayTimePage.tsx'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = messages('account', 'activity')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'takeABreak')
  return {
    title: pageTitle(guarded.locale, 'activity:title'),
    page: await readPlayTimePage(args, guarded),
  }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return takePlayTimeForm(args, await requirePlayer(args, 'takeABreak'))
}

export const clientLoader = bringsMessages(handle)

export default function PlayTimeRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <PlayTimePage page={page} reply={useActionData<typeof action>()} />
    </AccountFrame>
  )
}
