import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { BonusCodePage } from '#app/features/bonus-code/BonusCodePage.tsx'
import {
  mayClaimByHand,
  readBonusCodePage,
  takeCodeForm,
} from '#app/features/bonus-code/bonus-code-page.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = messages('account', 'rewards')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const own = { manualClaim: await mayClaimByHand(args) }
  const { locale } = await requirePlayer(args, 'bonusCode', own)
  return { title: pageTitle(locale, 'rewards:code.title'), page: readBonusCodePage(args) }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  const own = { manualClaim: await mayClaimByHand(args) }
  return takeCodeForm(args, await requirePlayer(args, 'bonusCode', own))
}

export const clientLoader = bringsMessages(handle)

export default function BonusCodeRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <BonusCodePage page={page} lastReply={useActionData<typeof action>()} />
    </AccountFrame>
  )
}
