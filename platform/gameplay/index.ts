export {
  issueTicket,
  type LaunchDeps,
  launchGame,
  type RelaxOptions,
} from './launch-game.ts'
export { createRelaxWallet, type RelaxWallet } from './relax-wallet.ts'
export { isSignedBy } from './verify-signature.ts'
