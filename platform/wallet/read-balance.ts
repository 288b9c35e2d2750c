import { type Currency, toApiAmount } from '#contracts/money.ts'
import type { BalanceResponse } from '#contracts/player-api/v1.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { type AccountRow, selectAccounts, type WalletAccount } from './wallet-store.ts'

type Wallet = {
  currency: Currency
  /** Grows with every change of any account of this wallet. */
  seq: bigint
  /** Minor units. */
  balances: Record<WalletAccount, bigint>
}

/** The current wallet; WALLET_DOES_NOT_EXIST for a player without one. */
export async function readWallet(
  db: Db,
  playerId: string,
): Promise<Result<Wallet, 'WALLET_DOES_NOT_EXIST'>> {
  const wallet = (await readWallets(db, [playerId])).get(playerId)
  return wallet ? ok(wallet) : refuse('WALLET_DOES_NOT_EXIST')
}

/** The wallets of many players in one read; players without one are missing. */
export async function readWallets(
  db: Db,
  playerIds: readonly string[],
): Promise<Map<string, Wallet>> {
  const rows = new Map<string, AccountRow[]>()
  for (const row of await selectAccounts(db, playerIds)) {
    rows.set(row.player_id, [...(rows.get(row.player_id) ?? []), row])
  }
  const wallets = new Map<string, Wallet>()
  for (const [playerId, accounts] of rows) {
    const wallet = toWallet(accounts)
    if (wallet) wallets.set(playerId, wallet)
  }
  return wallets
}

function toWallet(rows: AccountRow[]): Wallet | null {
  const main = rows.find((it) => it.account === 'MAIN')
  if (!main) return null
  const of = (account: WalletAccount) => balanceOf(rows, account)
  return {
    currency: main.currency,
    seq: rows.reduce((sum, it) => sum + it.seq, 0n),
    balances: {
      MAIN: of('MAIN'),
      LOCKED: of('LOCKED'),
      'BONUS:CASINO': of('BONUS:CASINO'),
      'BONUS:LIVE_CASINO': of('BONUS:LIVE_CASINO'),
      'BONUS:SPORTS': of('BONUS:SPORTS'),
    },
  }
}

/** The wallet as the player API and the feed return it (GAP-067). */
export function toBalanceResponse({ currency, seq, balances }: Wallet): BalanceResponse {
  const bonus = (vertical: 'SPORTS' | 'CASINO' | 'LIVE_CASINO') => ({
    bonus: toApiAmount(balances[`BONUS:${vertical}`]),
    vertical,
  })
  return {
    currency,
    seq: Number(seq),
    balanceMap: {
      main: [{ cash: toApiAmount(balances.MAIN) }],
      locked: [{ cash: toApiAmount(balances.LOCKED) }],
      bonus: [bonus('SPORTS'), bonus('CASINO'), bonus('LIVE_CASINO')],
    },
  }
}

function balanceOf(rows: AccountRow[], account: WalletAccount): bigint {
  return rows.find((it) => it.account === account)?.balance ?? 0n
}
