export { answerLaunch, issueTicket, type LaunchRefusal } from './answer-launch.ts'
export {
  type AskProviderDeps,
  askProvider,
  createOutcomeReader,
  createStakeRefundRequest,
  type RequestStakeRefund,
} from './ask-provider.ts'
export { createGameWallet, type GameWallet } from './game-wallet.ts'
export type { GameplayDeps, IsProviderHidden, ProviderAccess } from './gameplay-deps.ts'
export { findGameSession, findTicket, readStakeRefusal } from './gameplay-store.ts'
export { openSessionFor, referenceAt } from './open-session.ts'
export { findOverdueRounds } from './overdue-rounds.ts'
export { readGameSession } from './read-game-session.ts'
export {
  type ReadOutcome,
  type RoundDeps,
  readMovements,
  readRound,
  readRounds,
} from './read-rounds.ts'
export { readStakeLimits } from './read-stake-limits.ts'
export { type PlayRefusal, requireReadyToPlay } from './ready-to-play.ts'
export { createReturnOpenBets, RETURN_OPEN_BETS } from './return-open-bets.ts'
