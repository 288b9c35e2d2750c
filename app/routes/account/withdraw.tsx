import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { useWallet } from '#app/features/wallet/WalletProvider.tsx'
import { WithdrawPage } from '#app/features/withdraw/WithdrawPage.tsx'
import { loadWithdrawPage } from '#app/features/withdraw/withdraw.server.ts'
import { handleWithdrawForm } from '#app/features/withdraw/withdraw-actions.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = {
  ...messages('account', 'withdraw', 'methods', 'rewards'),
  ownWithdraw: true,
}
export const meta = titleMeta

export const loader = accountLoader('withdraw', 'withdraw:title', loadWithdrawPage)

export const action = accountAction('withdraw', handleWithdrawForm)

export const clientLoader = withMessages(handle)

export default function WithdrawRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="withdraw">
      <WithdrawPage
        page={page}
        lastReply={useReply<typeof action>()}
        walletSeq={useWallet()?.balance?.seq ?? null}
      />
    </AccountFrame>
  )
}
