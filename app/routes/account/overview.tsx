import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { BreakBox } from '#app/features/breaks/BreakBox.tsx'
import { ProfilePage } from '#app/features/profile/ProfilePage.tsx'
import { onlyTakesDoneAway } from '#app/features/profile/panels.ts'
import { readProfilePage } from '#app/features/profile/profile.server.ts'
import { changeProfile } from '#app/features/profile/profile-actions.server.ts'
import { OpenRounds } from '#app/features/rounds/OpenRounds.tsx'
import { readOpenRounds } from '#app/features/rounds/rounds.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = messages('account', 'profile', 'rounds', 'breaks')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'account')
  const [page, openRounds] = await Promise.all([
    readProfilePage(args, guarded),
    readOpenRounds(args, guarded),
  ])
  return { title: pageTitle(guarded.locale, 'profile:title'), page, openRounds }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return changeProfile(args, await requirePlayer(args, 'account'))
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isNews = args.formMethod !== undefined || !onlyTakesDoneAway(args.currentUrl, args.nextUrl)
  return isNews && args.defaultShouldRevalidate
}

export const clientLoader = bringsMessages(handle)

export default function AccountRoute() {
  const { page, openRounds } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      {page.restricted ? <BreakBox /> : null}
      <OpenRounds rounds={openRounds} />
      <ProfilePage page={page} lastReply={useActionData<typeof action>()} />
    </AccountFrame>
  )
}
