import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { BonusCodePage } from '#app/features/bonus-code/BonusCodePage.tsx'
import {
  bonusCodeFacts,
  handleCodeForm,
  loadBonusCodePage,
} from '#app/features/bonus-code/bonus-code-page.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = messages('account', 'rewards')
export const meta = titleMeta

export const loader = accountLoader(
  'bonusCode',
  'rewards:code.title',
  loadBonusCodePage,
  bonusCodeFacts,
)

export const action = accountAction('bonusCode', handleCodeForm, bonusCodeFacts)

export const clientLoader = withMessages(handle)

export default function BonusCodeRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="rewards">
      <BonusCodePage page={page} lastReply={useReply<typeof action>()} />
    </AccountFrame>
  )
}
