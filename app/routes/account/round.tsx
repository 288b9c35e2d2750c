import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { RoundView } from '#app/features/rounds/RoundView.tsx'
import { readRoundPage } from '#app/features/rounds/round.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'

export const handle = messages('account', 'rounds')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'rounds')
  return {
    title: pageTitle(guarded.locale, 'rounds:roundTitle'),
    page: await readRoundPage(args, guarded),
  }
}

export const clientLoader = bringsMessages(handle)

export default function RoundRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <RoundView page={page} />
    </AccountFrame>
  )
}
