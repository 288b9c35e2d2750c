export { createSession } from './create-session.ts'
export { readBet, readBets } from './read-bets.ts'
export { createSportsWallet, type SportsWallet } from './sports-wallet.ts'
export type { SportsbookDeps } from './sportsbook-deps.ts'
