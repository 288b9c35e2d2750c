import type { BalanceMap, WalletBalance } from '#contracts/wallet-feed.ts'
import { toWalletBalance } from '#contracts/wallet-feed.ts'

/** The browser's copy of a balance. `seq` grows with every change of the wallet (WAL-14). */
export type Balance = { parts: WalletBalance; currency: string; seq: number }

/** The parts in display order, keys of `wallet` in the messages. */
export const BALANCE_PARTS = [
  ['main', 'mainBalance'],
  ['locked', 'lockedBalance'],
  ['sportsBonus', 'sportsBonus'],
  ['casinoBonus', 'casinoBonus'],
  ['liveCasinoBonus', 'liveCasinoBonus'],
] as const satisfies readonly (readonly [string, keyof WalletBalance])[]

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
