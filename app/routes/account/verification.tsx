import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { VerificationPage } from '#app/features/verification/VerificationPage.tsx'
import { loadVerificationPage } from '#app/features/verification/verification.server.ts'
import { handleVerificationForm } from '#app/features/verification/verification-actions.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = messages('account', 'verification', 'whatweneed')
export const meta = titleMeta

export const loader = accountLoader('verification', 'verification:title', loadVerificationPage)

export const action = accountAction('verification', handleVerificationForm)

export const clientLoader = withMessages(handle)

export default function VerificationRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="verification">
      <VerificationPage page={page} reply={useReply<typeof action>() ?? null} />
    </AccountFrame>
  )
}
