export { type AccountStatus, mayHoldSession, type SignInRefusal } from './account-status.ts'
export { type KeyRing, openKeyRing } from './key-ring.ts'
export { prepareNeutralTiming } from './password.ts'
export { findPlayer, type PlayerRow, updateStatus } from './players-store.ts'
export { readAccess, readActivityLog, readProfile } from './read-profile.ts'
export { createRegistration, type Registered, type Registration } from './register-player.ts'
export { findSession, revokeSessions, selectRunning } from './session-store.ts'
export {
  type Authorised,
  type AuthorityRefusal,
  authorise,
  refreshSession,
  SESSION_IDLE_MS,
  type SessionDeps,
  signOut,
} from './sessions.ts'
export { createSignIn, type SignInResult } from './sign-in.ts'
export { SlotsFullError } from './slots.ts'
export { createTokenIssuer, hashSecret } from './tokens.ts'
