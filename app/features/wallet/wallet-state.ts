import { type Balance, newer } from './balance.ts'

/** One player's wallet as known in the browser (WAL-01, WAL-05). Amounts stay while a poll fails. */
export type WalletState = {
  /** Its player: another player's wallet is never shown. */
  of: string | null
  balance: Balance | null
  status: 'pending' | 'success' | 'error'
  error: string | null
}

export type WalletEvent = { of: string | null } & (
  | { type: 'balance'; balance: Balance }
  /** The platform has no wallet for the player: not an error, and the last known one stays. */
  | { type: 'does-not-exist' }
  | { type: 'failed'; message: string }
)

export const PENDING: WalletState = { of: null, balance: null, status: 'pending', error: null }

/** The state after a response; the newer balance wins, whichever source it came from (GAP-070). */
export function nextWallet(state: WalletState, event: WalletEvent): WalletState {
  const known = walletOf(state, event.of)
  switch (event.type) {
    case 'balance':
      return {
        ...known,
        balance: newer(known.balance, event.balance),
        status: 'success',
        error: null,
      }
    case 'does-not-exist':
      return { ...known, status: 'success', error: null }
    case 'failed':
      return { ...known, status: 'error', error: event.message }
  }
}

/** The state, if it belongs to this player. */
export function walletOf(state: WalletState, playerId: string | null): WalletState {
  return state.of === playerId ? state : { ...PENDING, of: playerId }
}
