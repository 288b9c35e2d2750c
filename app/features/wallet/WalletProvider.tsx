import { useRevalidator } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useReducer } from 'react'
import { FAVOURITES_CHANGE, PLAYER_CHANGE } from '#app/session/page-events.ts'
import { type Balance, newer } from './balance.ts'
import { useWalletFeed } from './use-wallet-feed.ts'
import { nextWallet, PENDING, type WalletState, walletOf } from './wallet-state.ts'

type Wallet = Pick<WalletState, 'balance' | 'status' | 'error'>

const WalletContext = createContext<Wallet | null>(null)

/** The wallet of the signed-in player, or null for an anonymous visitor. */
export function useWallet(): Wallet | null {
  return useContext(WalletContext)
}

/**
 * Keeps the balance of a signed-in player live for its children. `initial` comes from the loader; null for a signed-in
 * player means that the platform could not report it yet.
 */
export function WalletProvider(props: {
  /** The signed-in player, or null: another player's wallet is never shown. */
  playerId: string | null
  initial: Balance | null
  children: ReactNode
}) {
  const { playerId, initial } = props
  const revalidator = useRevalidator()
  const [live, tell] = useReducer(nextWallet, PENDING)
  useWalletFeed(playerId, {
    onBalance: (balance) => tell({ of: playerId, type: 'balance', balance }),
    onNoWallet: () => tell({ of: playerId, type: 'does-not-exist' }),
    onSignedOut: () => revalidator.revalidate(),
    onPlayerChanged: () => {
      revalidator.revalidate()
      window.dispatchEvent(new Event(PLAYER_CHANGE))
    },
    onFavourites: () => window.dispatchEvent(new Event(FAVOURITES_CHANGE)),
    onPollFailed: (message) => tell({ of: playerId, type: 'failed', message }),
  })
  const { balance: heard, status, error } = walletOf(live, playerId)
  const balance = initial ? newer(heard, initial) : heard
  const wallet: Wallet | null =
    playerId === null
      ? null
      : { balance, status: status === 'pending' && initial ? 'success' : status, error }
  return <WalletContext.Provider value={wallet}>{props.children}</WalletContext.Provider>
}
