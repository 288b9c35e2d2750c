import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { useWallet } from '#app/features/wallet/WalletProvider.tsx'
import { WithdrawPage } from '#app/features/withdraw/WithdrawPage.tsx'
import { readWithdrawPage } from '#app/features/withdraw/withdraw.server.ts'
import { takeWithdrawForm } from '#app/features/withdraw/withdraw-actions.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = {
  ...messages('account', 'withdraw', 'methods', 'rewards'),
  ownWithdraw: true,
}
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'withdraw')
  return {
    title: pageTitle(guarded.locale, 'withdraw:title'),
    page: await readWithdrawPage(args, guarded),
  }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return takeWithdrawForm(args, await requirePlayer(args, 'withdraw'))
}

export const clientLoader = bringsMessages(handle)

export default function WithdrawRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <WithdrawPage
        page={page}
        lastReply={useActionData<typeof action>()}
        walletSeq={useWallet()?.balance?.seq ?? null}
      />
    </AccountFrame>
  )
}
