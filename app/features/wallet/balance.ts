import { fromApiSum, toApiAmount } from '#contracts/money.ts'
import type { BalanceMap, WalletBalance } from '#contracts/wallet-feed.ts'
import { toWalletBalance } from '#contracts/wallet-feed.ts'

/** The browser's copy of a balance. `seq` grows with every change of the wallet (WAL-14). */
export type Balance = { parts: WalletBalance; currency: string; seq: number }

/** The parts in display order, keys of `wallet` in the messages: what can be played with, then what cannot. */
export const BALANCE_PARTS = [
  ['main', 'mainBalance'],
  ['casinoBonus', 'casinoBonus'],
  ['liveCasinoBonus', 'liveCasinoBonus'],
  ['sportsBonus', 'sportsBonus'],
  ['locked', 'lockedBalance'],
] as const satisfies readonly (readonly [string, keyof WalletBalance])[]

/** Cash and active bonuses: the one figure of the header. What waits to be paid out is not in it. */
export function playableOf({ totalBalance, lockedBalance }: WalletBalance): number {
  return toApiAmount(fromApiSum(totalBalance) - fromApiSum(lockedBalance))
}

export function toBalance(from: {
  balanceMap: BalanceMap
  currency: string
  seq: number
}): Balance {
  return { parts: toWalletBalance(from.balanceMap), currency: from.currency, seq: from.seq }
}

/** The newer of two balances: the one with the higher number, whichever source it came from (GAP-070). */
export function newer(known: Balance | null, next: Balance): Balance {
  return known !== null && known.seq >= next.seq ? known : next
}
