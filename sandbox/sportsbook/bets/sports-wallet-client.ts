import type { z } from 'zod'
import {
  type BetChange,
  type BetChangeCall,
  betChangesResponse,
  sportsBalanceResponse,
  type sportsBetRequest,
  sportsBetResponse,
  sportsCallbackPath,
  sportsFreeBetsResponse,
  sportsSessionResponse,
} from '#contracts/provider-callbacks/sports-wallet.ts'
import { createSignedCall, type SignedCallOptions } from '../../signed-calls.ts'
import type { BookProvider } from '../book-providers.ts'

type SportsWalletClient = ReturnType<typeof createSportsWalletClient>
/** One for each provider as which the book is known: its callbacks have a name and a secret of their own. */
export type SportsWallets = Readonly<Record<BookProvider, SportsWalletClient>>

/** The book's client for the wallet callbacks of one provider. */
export function createSportsWalletClient(options: SignedCallOptions & { provider: string }) {
  const call = createSignedCall(options)
  const path = (name: Parameters<typeof sportsCallbackPath>[1]) =>
    sportsCallbackPath(options.provider, name)
  return {
    session: (ticket: string) => call(path('session'), { ticket }, sportsSessionResponse),
    freeBets: (sessionId: string) => call(path('free-bets'), { sessionId }, sportsFreeBetsResponse),
    balance: (sessionId: string) => call(path('balance'), { sessionId }, sportsBalanceResponse),
    bet: (body: z.input<typeof sportsBetRequest>) => call(path('bet'), body, sportsBetResponse),
    change: (name: BetChangeCall, bets: readonly BetChange[]) =>
      call(path(name), { bets }, betChangesResponse),
  }
}
