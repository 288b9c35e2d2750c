import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { VerificationPage } from '#app/features/verification/VerificationPage.tsx'
import { readVerificationPage } from '#app/features/verification/verification.server.ts'
import { changeVerification } from '#app/features/verification/verification-actions.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = messages('account', 'verification', 'whatweneed')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'verification')
  return {
    title: pageTitle(guarded.locale, 'verification:title'),
    page: await readVerificationPage(args, guarded),
  }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return changeVerification(args, await requirePlayer(args, 'verification'))
}

export const clientLoader = bringsMessages(handle)

export default function VerificationRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <VerificationPage page={page} reply={useActionData<typeof action>() ?? null} />
    </AccountFrame>
  )
}
