import { describe, expect, test } from 'vitest'
import { toBalance } from './balance.ts'
import {
  nextWallet,
  PENDING,
  type WalletEvent,
  type WalletState,
  walletOf,
} from './wallet-state.ts'

const balanceOf = (seq: number) =>
  toBalance({
    balanceMap: { main: [{ cash: seq }], locked: [], bonus: [] },
    currency: 'EUR',
    seq,
  })
const play = (events: readonly WalletEvent[]) => events.reduce(nextWallet, PENDING)
const balanceEvent = (seq: number): WalletEvent => ({
  of: 'me',
  type: 'balance',
  balance: balanceOf(seq),
})
const FAILED: WalletEvent = { of: 'me', type: 'failed', message: 'UNAVAILABLE' }
const NONE: WalletEvent = { of: 'me', type: 'does-not-exist' }

const STATES: [string, WalletState][] = [
  ['pending', walletOf(PENDING, 'me')],
  ['success', play([balanceEvent(5)])],
  ['error', play([balanceEvent(5), FAILED])],
]

describe.each(STATES)('a wallet in %s', (_, state) => {
  test('takes a newer balance, and keeps its own where the answer is older', () => {
    expect(nextWallet(state, balanceEvent(9))).toEqual({
      of: 'me',
      balance: balanceOf(9),
      status: 'success',
      error: null,
    })
    const older = nextWallet(state, balanceEvent(3))
    expect(older.balance?.seq).toBe(state.balance === null ? 3 : 5)
    expect(older.status).toBe('success')
  })

  test('keeps its amounts when there is no wallet, which is no error', () => {
    expect(nextWallet(state, NONE)).toEqual({ ...state, status: 'success', error: null })
  })

  test('keeps its amounts when the poll fails, and stores the message', () => {
    expect(nextWallet(state, FAILED)).toEqual({ ...state, status: 'error', error: 'UNAVAILABLE' })
  })

  test('is reset for another player', () => {
    const other = nextWallet(state, { of: 'you', type: 'does-not-exist' })
    expect(other).toEqual({ of: 'you', balance: null, status: 'success', error: null })
    expect(walletOf(state, 'you')).toEqual({ ...PENDING, of: 'you' })
  })
})
