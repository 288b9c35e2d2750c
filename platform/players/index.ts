export { isExcluded, mayHoldSession, type SignInRefusal } from './account-status.ts'
export { createPlayerAdministration } from './administer-players.ts'
export { createPasswordCheck, type PasswordCheck } from './check-password.ts'
export { createIdentityProvider, type IdentityProvider } from './identity-provider.ts'
export { openKeyRing } from './key-ring.ts'
export {
  createHttpMigrationSource,
  type MigrationSource,
  migratePlayer,
} from './migrate-player.ts'
export { hashPassword, prepareNeutralTiming, verifyPassword } from './password.ts'
export { afterNewPasswordStatements, hasPasswordHash } from './password-store.ts'
export {
  type Address,
  addressProblems,
  birthProblem,
  countryOfPhone,
  type FieldProblem,
  isName,
  passwordProblem,
  toCpf,
  toPhone,
} from './person-rules.ts'
export {
  findPerson,
  findTaken,
  insertConsentStatement,
  insertPersonStatement,
  putSubscriptionStatement,
} from './person-store.ts'
export { effectiveFlags } from './player-flags.ts'
export {
  findPlayerByEmail,
  findPlayerById,
  insertPlayerStatement,
  type PlayerRow,
} from './players-store.ts'
export { toPostalCode } from './postal-code.ts'
export { exchangeToken, signOutByProvider } from './provider-sessions.ts'
export { readAccess, readActivityLog, readAttributes, readProfile } from './read-profile.ts'
export { createRecentFailures } from './recent-failures.ts'
export {
  createRegistration,
  type Registered,
  type Registration,
  randomUuid,
} from './register-player.ts'
export { reopenAfterTimeOut } from './reopen-account.ts'
export { revokeSessions, selectRunning, selectRunningOf } from './session-store.ts'
export {
  type Authorised,
  type AuthorityRefusal,
  authorise,
  refreshSession,
  SESSION_IDLE_MS,
  type SessionDeps,
  signOut,
} from './sessions.ts'
export { createSignIn, type SignInResult, signInOpened } from './sign-in.ts'
export { createSlots, createSlotsByKey, SlotsFullError } from './slots.ts'
export { createTokenIssuer, hashSecret } from './tokens.ts'
