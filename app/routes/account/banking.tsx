import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { useWallet } from '#app/features/wallet/WalletProvider.tsx'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { BankingScreen } from '#app/routes/account/BankingScreen.tsx'
import { readBankingPage } from '#app/routes/account/banking-page.server.ts'
import { accountLoader } from '#app/session/account-route.server.ts'

export const handle = {
  ...messages('account', 'deposit', 'withdraw', 'rewards', 'methods'),
  ownDeposit: true,
  ownWithdraw: true,
}
export const meta = titleMeta

/** Forms of its tabs are posted to their own pages. */
export const loader = accountLoader('banking', 'account:banking.title', readBankingPage)

export const clientLoader = bringsMessages(handle)

export default function BankingRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <BankingScreen page={page} walletSeq={useWallet()?.balance?.seq ?? null} />
    </AccountFrame>
  )
}
