import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { HarmMarkersPage } from '#app/features/harm-markers/HarmMarkersPage.tsx'
import {
  handleInterventionForm,
  loadHarmMarkersPage,
} from '#app/features/harm-markers/harm-markers.server.ts'
import { loadHelpContacts } from '#app/features/in-game-menu/help-links.query.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'

export const handle = messages('account', 'warnings')
export const meta = titleMeta

export const loader = accountLoader('takeABreak', 'warnings:title', async (args, who) => {
  const [list, help] = await Promise.all([
    loadHarmMarkersPage(args, who),
    loadHelpContacts(args.context, who.locale),
  ])
  return { list, help }
})

export const action = accountAction('takeABreak', handleInterventionForm)

export const clientLoader = withMessages(handle)

export default function HarmMarkersRoute() {
  const { list, help } = useLoaderData<typeof loader>().page
  return (
    <AccountFrame tab="protection">
      <HarmMarkersPage page={list} help={help} />
    </AccountFrame>
  )
}
