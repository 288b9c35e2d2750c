import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, platform } from './platform-schema.ts'

export const player = platform.table(
  'player',
  {
    id: uuid('id').primaryKey(),
    accessId: uuid('access_id').notNull().unique(),
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    displayName: text('display_name').notNull(),
    countryCode: text('country_code').notNull(),
    provinceCode: text('province_code'),
    languageCode: text('language_code').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull(),
    /** End of a time-out or self-exclusion; null in those states means without end. */
    statusUntil: instant('status_until'),
    /** What the account was before a time-out or exclusion; kept by a trigger, whoever changes the status. */
    statusBefore: text('status_before'),
    multibrandSuspended: boolean('multibrand_suspended').notNull().default(false),
    kycStatus: text('kyc_status').notNull().default('NOT_VERIFIED'),
    termsVersion: text('terms_version').notNull(),
    signedInBefore: boolean('signed_in_before').notNull().default(false),
    /** Sign-ins before this do not count for the first one; null counts all. */
    newSince: instant('new_since'),
    /** What was taken from this player alone; the rules of the status come on top (GAP-046). */
    payout: boolean('payout').notNull().default(true),
    casino: boolean('casino').notNull().default(true),
    liveCasino: boolean('live_casino').notNull().default(true),
    sports: boolean('sports').notNull().default(true),
    virtualSports: boolean('virtual_sports').notNull().default(true),
    bonuses: boolean('bonuses').notNull().default(true),
    deposit: boolean('deposit').notNull().default(true),
    withdrawal: boolean('withdrawal').notNull().default(true),
    volt: boolean('volt').notNull().default(false),
    affiliateReg: boolean('affiliate_reg').notNull().default(false),
    macropay: boolean('macropay').notNull().default(false),
    withdrawalReview: boolean('withdrawal_review').notNull().default(false),
    crypto: boolean('crypto').notNull().default(false),
    loyaltyLevel: integer('loyalty_level').notNull().default(0),
    limitLevel: integer('limit_level').notNull().default(0),
    registeredAt: instant('registered_at').notNull(),
  },
  (it) => [
    check('player_email_lower', sql`${it.email} = lower(${it.email})`),
    check(
      'player_status',
      sql`${it.status} in ('CLOSED','ACCOUNT_UNVERIFIED','PRE_REGISTERED','REGISTERED','BLACKLISTED','RESTRICTED','PAYOUT','TIMEOUT','SELF_EXCLUDED')`,
    ),
  ],
)

/** Every change that an administrator has made to a player's standing; rows are only added. */
export const playerChange = platform.table(
  'player_change',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    /** Who or what asked for it. */
    cause: text('cause').notNull(),
    field: text('field').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.id, it.field] })],
)

/** Wrong passwords by e-mail, known or not: a lock-out must not tell which addresses exist. */
export const signInFailure = platform.table('sign_in_failure', {
  emailHash: text('email_hash').primaryKey(),
  failures: integer('failures').notNull(),
  firstAt: instant('first_at').notNull(),
  lockedUntil: instant('locked_until'),
  /** Moves on by one step for each wrong password; too far ahead of now is too many within an hour. */
  guessesUntil: instant('guesses_until'),
})

/** A player has asked to come back after a time-out; counts only for that time-out (GAP-042). */
export const timeoutCooling = platform.table('timeout_cooling', {
  playerId: uuid('player_id').primaryKey(),
  timeOutUntil: instant('time_out_until').notNull(),
  endsAt: instant('ends_at').notNull(),
})

/** Who a player is at an OpenID Connect provider. Many may lead to one player, one never to two. */
export const identityLink = platform.table(
  'identity_link',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    playerId: uuid('player_id').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (it) => [primaryKey({ columns: [it.issuer, it.subject] })],
)

/** Tokens of others that were exchanged: each is good once. */
export const spentToken = platform.table(
  'spent_token',
  { hash: text('hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (it) => [index('spent_token_expires').on(it.expiresAt)],
)

export const playerSession = platform.table(
  'player_session',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    /** Of the one refresh token that is good now; any other that comes back was stolen. */
    refreshHash: text('refresh_hash').notNull(),
    /** Of the token before, for the moment in which two calls race with the same one. */
    previousRefreshHash: text('previous_refresh_hash'),
    rotatedAt: instant('rotated_at'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedBecause: text('revoked_because'),
    /** The device that signed in, for the player's list of them. */
    ip: text('ip').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    countryCode: text('country_code').notNull().default(''),
    /** Opened in a break, to take money out: nothing else may be done with it. */
    payoutOnly: boolean('payout_only').notNull().default(false),
    /** Hash of the provider's own session, where the player came from one that names it. */
    providerSession: text('provider_session'),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.id] }),
    index('player_session_provider')
      .on(it.providerSession)
      .where(sql`provider_session is not null`),
    // Who may be playing now, among all sessions of a month.
    index('player_session_running').on(it.expiresAt).where(sql`${it.revokedAt} is null`),
  ],
)

export const signIn = platform.table(
  'sign_in',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    ip: text('ip').notNull(),
    /** The country of the visit as the site saw it; empty when it did not say. */
    countryCode: text('country_code').notNull(),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.id] })],
)

/** Keys that sign tokens. The newest signs; a retired one only verifies until its tokens have ended. */
export const signingKey = platform.table('signing_key', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').notNull(),
  publicJwk: jsonb('public_jwk').notNull(),
  createdAt: instant('created_at').notNull(),
  retiredAt: instant('retired_at'),
})

/** One-time tokens that open a wallet feed. */
export const feedToken = platform.table(
  'feed_token',
  {
    hash: text('hash').primaryKey(),
    playerId: uuid('player_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (it) => [index('feed_token_expires').on(it.expiresAt)],
)
