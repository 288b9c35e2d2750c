import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { readHelpWays } from '#app/features/gamemenu/help-links.query.server.ts'
import { SelfTestPage } from '#app/features/self-test/SelfTestPage.tsx'
import { readSelfTestPage, takeSelfTestForm } from '#app/features/self-test/self-test.server.ts'
import { Help } from '#app/features/warnings/Help.tsx'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = messages('account', 'selftest', 'warnings')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'takeABreak')
  const [page, help] = await Promise.all([
    readSelfTestPage(args, guarded),
    readHelpWays(args.context, guarded.locale),
  ])
  return { title: pageTitle(guarded.locale, 'selftest:title'), page, help }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return takeSelfTestForm(args, await requirePlayer(args, 'takeABreak'))
}

export const clientLoader = bringsMessages(handle)

export default function SelfTestRoute() {
  const { page, help } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <SelfTestPage
        page={page}
        reply={useActionData<typeof action>()}
        help={<Help help={help} />}
      />
    </AccountFrame>
  )
}
