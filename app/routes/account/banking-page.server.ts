import type { LoaderFunctionArgs } from '@remix-run/node'
import { type DepositPageData, loadDepositPage } from '#app/features/deposits/deposit.server.ts'
import {
  loadOpenWithdrawals,
  loadWithdrawPage,
  type WithdrawalView,
  type WithdrawPage,
} from '#app/features/withdraw/withdraw.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import { OPEN_WITHDRAWAL_STATES } from '#contracts/player-api/withdrawal-words.ts'

export type BankingPage = {
  /** The open tab, with all of its page's data. */
  tab: { name: 'deposit'; page: DepositPageData } | { name: 'withdraw'; page: WithdrawPage }
  /** Unsettled withdrawals; null if they cannot be read. */
  pending: WithdrawalView[] | null
}

/** GAP-029: players who may deposit get the deposit tab, all others the withdrawal tab; no redirects. */
export async function loadBankingPage(args: LoaderFunctionArgs, who: Who): Promise<BankingPage> {
  const { mayDeposit, restricted } = who.player
  if (mayDeposit && !restricted) {
    const [page, pending] = await Promise.all([
      loadDepositPage(args, who),
      loadOpenWithdrawals(args, who),
    ])
    return { tab: { name: 'deposit', page }, pending }
  }
  const page = await loadWithdrawPage(args, who)
  const pending = page.withdrawals?.filter(({ state }) => OPEN_WITHDRAWAL_STATES.includes(state))
  return { tab: { name: 'withdraw', page }, pending: pending ?? null }
}
