import { useNavigation, useRevalidator } from '@remix-run/react'
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useReducer,
  useRef,
} from 'react'
import { FAVOURITES_CHANGE, PLAYER_CHANGE } from '#app/session/page-events.ts'
import { type Balance, newer } from './balance.ts'
import { useWalletFeed } from './use-wallet-feed.ts'
import { nextWallet, PENDING, type WalletState, walletOf } from './wallet-state.ts'

type Wallet = Pick<WalletState, 'balance' | 'status' | 'error'>

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
  const { revalidate } = useRevalidator()
  const [asked, readAgain] = useReducer((times: number) => times + 1, 0)
  const [live, tell] = useReducer(nextWallet, PENDING)
  useWalletFeed(playerId, {
    onBalance: (balance) => tell({ of: playerId, type: 'balance', balance }),
    onNoWallet: () => tell({ of: playerId, type: 'does-not-exist' }),
    onSignedOut: revalidate,
    onPlayerChanged: () => {
      // A transition, as those of the router are: it never sees less than they have told.
      startTransition(readAgain)
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
  return (
    <WalletContext.Provider value={wallet}>
      {props.children}
      <ReadAgain asked={asked} />
    </WalletContext.Provider>
  )
}

/**
 * Reads the page again when the player has changed. What is heard while the page is on its way, or being read again, is
 * read after that: a reading that is broken off half-way ends in an error of Remix that nobody can catch.
 */
function ReadAgain({ asked }: { asked: number }) {
  const { state: reading, revalidate } = useRevalidator()
  const { state: going } = useNavigation()
  const answered = useRef(asked)
  useEffect(() => {
    if (reading !== 'idle' || going !== 'idle' || answered.current === asked) return
    answered.current = asked
    revalidate()
  }, [asked, reading, going, revalidate])
  return null
}
