import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { RoundsList } from '#app/features/rounds/RoundsList.tsx'
import { readRoundsPage } from '#app/features/rounds/rounds.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'

export const handle = messages('account', 'rounds')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'rounds')
  return {
    title: pageTitle(guarded.locale, 'rounds:title'),
    page: await readRoundsPage(args, guarded),
  }
}

export const clientLoader = bringsMessages(handle)

export default function RoundsRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <RoundsList page={page} />
    </AccountFrame>
  )
}
