import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { ExclusionBox } from '#app/features/exclusions/ExclusionBox.tsx'
import { ProfilePage } from '#app/features/profile/ProfilePage.tsx'
import { onlyTakesDoneAway } from '#app/features/profile/panels.ts'
import { loadProfilePage } from '#app/features/profile/profile.server.ts'
import { handleProfileForm } from '#app/features/profile/profile-actions.server.ts'
import { OpenRounds } from '#app/features/rounds/OpenRounds.tsx'
import { loadOpenRounds } from '#app/features/rounds/rounds.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = messages('account', 'profile', 'rounds', 'breaks')
export const meta = titleMeta

export const loader = accountLoader('account', 'profile:title', async (args, who) => {
  const [profile, openRounds] = await Promise.all([
    loadProfilePage(args, who),
    loadOpenRounds(args, who),
  ])
  return { profile, openRounds }
})

export const action = accountAction('account', handleProfileForm)

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isNews = args.formMethod !== undefined || !onlyTakesDoneAway(args.currentUrl, args.nextUrl)
  return isNews && args.defaultShouldRevalidate
}

export const clientLoader = withMessages(handle)

export default function AccountRoute() {
  const { profile, openRounds } = useLoaderData<typeof loader>().page
  return (
    <AccountFrame tab="account">
      {profile.restricted ? <ExclusionBox /> : null}
      <OpenRounds rounds={openRounds} />
      <ProfilePage page={profile} lastReply={useReply<typeof action>()} />
    </AccountFrame>
  )
}
