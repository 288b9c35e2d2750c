import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { BreaksPage } from '#app/features/breaks/BreaksPage.tsx'
import { takeBreak } from '#app/features/breaks/break-actions.server.ts'
import { readBreaksPage } from '#app/features/breaks/breaks.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = messages('account', 'breaks')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'takeABreak')
  return {
    title: pageTitle(guarded.locale, 'breaks:title'),
    page: await readBreaksPage(args, guarded),
  }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return takeBreak(args, await requirePlayer(args, 'takeABreak'))
}

export const clientLoader = bringsMessages(handle)

export default function TakeABreakRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <BreaksPage page={page} reply={useActionData<typeof action>()} />
    </AccountFrame>
  )
}
