import { useRevalidator } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { FAVOURITES_CHANGE } from '#app/session/page-events.ts'
import { type Balance, newer } from './balance.ts'
import { useWalletFeed } from './use-wallet-feed.ts'

/** The wallet as WAL-01 has it: amounts stay while a poll fails, and the failure is known. */
export type Wallet = { balance: Balance | null; status: 'success' | 'error' }

const WalletContext = createContext<Wallet | null>(null)

/** The wallet of the signed-in player, or null for a stranger. */
export function useWallet(): Wallet | null {
  return useContext(WalletContext)
}

/**
 * Keeps the balance of a signed-in player live for everything below it. `initial` comes from the loader;
 * null for a signed-in player means that the platform could not say it yet.
 */
export function WalletProvider(props: {
  /** The signed-in player, or null: what was known of another player's wallet is never shown. */
  playerId: string | null
  initial: Balance | null
  children: ReactNode
}) {
  const { playerId, initial } = props
  const revalidator = useRevalidator()
  const [live, setLive] = useState<{ of: string; balance: Balance } | null>(null)
  const [failed, setFailed] = useState(false)
  const own = live !== null && live.of === playerId ? live.balance : null
  useWalletFeed(playerId, {
    onBalance: (balance) => {
      if (playerId === null) return
      setLive((known) => ({
        of: playerId,
        balance: newer(known?.of === playerId ? known.balance : null, balance),
      }))
      setFailed(false)
    },
    onSignedOut: () => revalidator.revalidate(),
    onAttributes: () => revalidator.revalidate(),
    onFavourites: () => window.dispatchEvent(new Event(FAVOURITES_CHANGE)),
    onPollFailed: () => setFailed(true),
  })
  const balance = initial ? newer(own, initial) : own
  const wallet: Wallet | null =
    playerId === null ? null : { balance, status: failed || balance === null ? 'error' : 'success' }
  return <WalletContext.Provider value={wallet}>{props.children}</WalletContext.Provider>
}
