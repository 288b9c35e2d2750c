import { useRevalidator } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useEffect, useReducer, useRef } from 'react'
import { FAVOURITES_CHANGE, PLAYER_CHANGE } from '#app/session/page-events.ts'
import { type Balance, newer } from './balance.ts'
import type { WalletEvents } from './wallet-live.ts'
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
  const [live, dispatch] = useReducer(nextWallet, PENDING)
  useWalletFeed(playerId, {
    onBalance: (balance) => dispatch({ of: playerId, type: 'balance', balance }),
    onNoWallet: () => dispatch({ of: playerId, type: 'does-not-exist' }),
    onSignedOut: () => revalidator.revalidate(),
    onPlayerChanged: () => {
      revalidator.revalidate()
      window.dispatchEvent(new Event(PLAYER_CHANGE))
    },
    onFavourites: () => window.dispatchEvent(new Event(FAVOURITES_CHANGE)),
    onPollFailed: (message) => dispatch({ of: playerId, type: 'failed', message }),
  })
  const { balance: received, status, error } = walletOf(live, playerId)
  const balance = initial ? newer(received, initial) : received
  const wallet: Wallet | null =
    playerId === null
      ? null
      : { balance, status: status === 'pending' && initial ? 'success' : status, error }
  return <WalletContext.Provider value={wallet}>{props.children}</WalletContext.Provider>
}

/** How soon the live part is asked for again when it could not be loaded. */
const RETRY_MS = 20_000

/** Keeps a player's wallet live while mounted. Visitors, who have none, do not load what does it. */
function useWalletFeed(playerId: string | null, events: WalletEvents): void {
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })
  useEffect(() => {
    if (playerId === null) return
    const since = Date.now()
    let stop = () => clearTimeout(retry)
    let retry: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const start = () => {
      import('./wallet-live.ts').then(
        ({ keepLive }) => {
          if (!isOver) stop = keepLive({ playerId, since, events: () => latest.current })
        },
        (error: unknown) => {
          if (isOver) return
          latest.current.onPollFailed(error instanceof Error ? error.message : String(error))
          retry = setTimeout(start, RETRY_MS)
        },
      )
    }
    start()
    return () => {
      isOver = true
      stop()
    }
  }, [playerId])
}
