import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { AccountOverview } from '#app/features/account/AccountOverview.tsx'
import { readAccountOverview } from '#app/features/account/overview.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/require-player.server.ts'

export const handle = messages('account')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'account')
  return {
    title: pageTitle(guarded.locale, 'account:overview.title'),
    overview: readAccountOverview(guarded),
  }
}

export const clientLoader = bringsMessages(handle)

export default function AccountRoute() {
  const { overview } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <AccountOverview {...overview} />
    </AccountFrame>
  )
}
