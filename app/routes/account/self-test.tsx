import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { Help } from '#app/features/harm-markers/Help.tsx'
import { loadHelpContacts } from '#app/features/in-game-menu/help-links.query.server.ts'
import { SelfTestPage } from '#app/features/self-test/SelfTestPage.tsx'
import { handleSelfTestForm, loadSelfTestPage } from '#app/features/self-test/self-test.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = messages('account', 'selftest', 'warnings')
export const meta = titleMeta

export const loader = accountLoader('takeABreak', 'selftest:title', async (args, who) => {
  const [test, help] = await Promise.all([
    loadSelfTestPage(args, who),
    loadHelpContacts(args.context, who.locale),
  ])
  return { test, help }
})

export const action = accountAction('takeABreak', handleSelfTestForm)

export const clientLoader = withMessages(handle)

export default function SelfTestRoute() {
  const { test, help } = useLoaderData<typeof loader>().page
  return (
    <AccountFrame tab="selfTest">
      <SelfTestPage page={test} reply={useReply<typeof action>()} help={<Help help={help} />} />
    </AccountFrame>
  )
}
