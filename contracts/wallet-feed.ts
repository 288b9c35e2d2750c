/** Messages of the live wallet feed (WAL-07 to WAL-13, GAP-068, GAP-069). No zod: the browser imports this. */
export const WALLET_FEED_PATH = '/v1/player/wallet/feed'
export const FEED_KEEP_ALIVE_MS = 20_000
/** How long the peer may take to answer a `ping`: after that the connection is dead, whatever the socket says. */
export const FEED_ANSWER_MS = 10_000
export const FEED_RECONNECT_DELAY_MS = 3_000
export const FEED_RECONNECT_ATTEMPTS = 10
export const FEED_STABLE_AFTER_MS = 60_000
export const WALLET_POLL_MS = 20_000
/** Flags and favourites change rarely: a lost message about them is made up for after this time. */
export const FLAGS_POLL_MS = 300_000
/** The same while there is no live feed. */
export const FLAGS_POLL_ALONE_MS = 60_000
/**
 * How long the feed repeats a change of flags and favourites to pages that open it: a page reads its data before. Longer
 * than that takes on a slow phone.
 */
export const FEED_REPEATS_MS = 60_000

export type BonusVertical = 'SPORTS' | 'CASINO' | 'LIVE_CASINO'
export type BalanceMap = {
  main: { cash: number }[]
  locked: { cash: number }[]
  bonus: { bonus: number; vertical: BonusVertical }[]
}

/** `seq` grows with every change of the wallet: a reader drops messages older than its state. */
export type WalletFeedMessage =
  | { body: { type: 'WALLET_BALANCE'; balanceMap: BalanceMap; currency: string; seq: number } }
  | { body: { type: 'PLAYER_ATTRIBUTE_CHANGE'; attributes: Record<string, unknown> } }
  /** The player marked a game, or took a mark away, on some device. */
  | { body: { type: 'FAVOURITES_CHANGE' } }
  | { body: { type: 'PLAYER_LOYALTY_LEVEL'; playerId: string; loyaltyLevel: number } }

export type WalletBalance = {
  mainBalance: number
  lockedBalance: number
  sportsBonus: number
  casinoBonus: number
  liveCasinoBonus: number
  totalBalance: number
}

const toCents = (amount: number) => Math.round(amount * 100)

/** The five parts and their sum, added in minor units to avoid float errors (WAL-01, WAL-03). */
export function toWalletBalance(map: BalanceMap): WalletBalance {
  const bonusOf = (vertical: BonusVertical) =>
    map.bonus.reduce((sum, it) => (it.vertical === vertical ? sum + toCents(it.bonus) : sum), 0)
  const main = map.main.reduce((sum, it) => sum + toCents(it.cash), 0)
  const locked = map.locked.reduce((sum, it) => sum + toCents(it.cash), 0)
  const sports = bonusOf('SPORTS')
  const casino = bonusOf('CASINO')
  const live = bonusOf('LIVE_CASINO')
  return {
    mainBalance: main / 100,
    lockedBalance: locked / 100,
    sportsBonus: sports / 100,
    casinoBonus: casino / 100,
    liveCasinoBonus: live / 100,
    totalBalance: (main + locked + sports + casino + live) / 100,
  }
}
