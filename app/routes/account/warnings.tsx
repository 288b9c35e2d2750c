import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { readHelpWays } from '#app/features/gamemenu/help-links.query.server.ts'
import { WarningsPage } from '#app/features/warnings/WarningsPage.tsx'
import { readWarningsPage, takeWarningForm } from '#app/features/warnings/warnings.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = messages('account', 'warnings')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'takeABreak')
  const [page, help] = await Promise.all([
    readWarningsPage(args, guarded),
    readHelpWays(args.context, guarded.locale),
  ])
  return { title: pageTitle(guarded.locale, 'warnings:title'), page, help }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return takeWarningForm(args, await requirePlayer(args, 'takeABreak'))
}

export const clientLoader = bringsMessages(handle)

export default function WarningsRoute() {
  const { page, help } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <WarningsPage page={page} help={help} />
    </AccountFrame>
  )
}
