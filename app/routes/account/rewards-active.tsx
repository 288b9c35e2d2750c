import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { RewardsPage } from '#app/features/rewards/RewardsPage.tsx'
import { readRewardsPage } from '#app/features/rewards/rewards-page.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'

export const handle = messages('account', 'rewards')
export const meta = titleMeta

/** Its forms are those of the rewards page, which handles them. */
export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'rewards')
  return {
    title: pageTitle(guarded.locale, 'rewards:titleActive'),
    page: await readRewardsPage(args, guarded, { onlyActive: true }),
  }
}

export const clientLoader = bringsMessages(handle)

export default function ActiveRewardsRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <RewardsPage page={page} onlyActive lastReply={undefined} />
    </AccountFrame>
  )
}
