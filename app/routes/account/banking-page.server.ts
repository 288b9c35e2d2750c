import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  type DepositPageData,
  loadDepositPage,
  loadOpenDeposits,
} from '#app/features/deposits/deposit.server.ts'
import { type DepositView, mayTryAgain } from '#app/features/deposits/deposit-view.ts'
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
  tab:
    | { name: 'deposit'; page: DepositPageData }
    | {
        name: 'withdraw'
        page: WithdrawPage
        /** Payments that are still open: the player can only give them up. Null if they cannot be read. */
        openDeposits: DepositView[] | null
      }
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
  const [page, deposits] = await Promise.all([
    loadWithdrawPage(args, who),
    loadOpenDeposits(args, who),
  ])
  const pending = page.withdrawals?.filter(({ state }) => OPEN_WITHDRAWAL_STATES.includes(state))
  // What failed needs no look of a player who cannot try it again.
  const openDeposits = deposits?.filter(({ displayStatus }) => !mayTryAgain(displayStatus)) ?? null
  return { tab: { name: 'withdraw', page, openDeposits }, pending: pending ?? null }
}
