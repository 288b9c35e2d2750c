import type { LoaderFunctionArgs } from '@remix-run/node'
import { type DepositPageData, readDepositPage } from '#app/features/deposit/deposit.server.ts'
import {
  readOpenWithdrawals,
  readWithdrawPage,
  type Who,
  type WithdrawalView,
  type WithdrawPage,
} from '#app/features/withdraw/withdraw.server.ts'
import { OPEN_WITHDRAWAL_STATES } from '#contracts/player-api/withdrawal-words.ts'

export type BankingPage = {
  /** The tab that is open, with all of its page. */
  tab: { name: 'deposit'; page: DepositPageData } | { name: 'withdraw'; page: WithdrawPage }
  /** Withdrawals that are not at their end; null where nobody says. */
  pending: WithdrawalView[] | null
}

/** GAP-029: whoever may pay in stands at the deposit, everybody else at the withdrawal; nobody is sent elsewhere. */
export async function readBankingPage(args: LoaderFunctionArgs, who: Who): Promise<BankingPage> {
  const { mayDeposit, restricted } = who.player
  if (mayDeposit && !restricted) {
    const [page, pending] = await Promise.all([
      readDepositPage(args, who),
      readOpenWithdrawals(args, who),
    ])
    return { tab: { name: 'deposit', page }, pending }
  }
  const page = await readWithdrawPage(args, who)
  const pending = page.withdrawals?.filter(({ state }) => OPEN_WITHDRAWAL_STATES.includes(state))
  return { tab: { name: 'withdraw', page }, pending: pending ?? null }
}
