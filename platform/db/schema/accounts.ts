import { boolean, date, index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, platform } from './platform-schema.ts'

/** Who a player is and where: apart from `player`, which every call reads and which needs none of it. */
export const playerPerson = platform.table('player_person', {
  playerId: uuid('player_id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Null for players that were brought along without one. */
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  /** E.164; one account for each. */
  phone: text('phone').unique(),
  phoneVerifiedAt: instant('phone_verified_at'),
  emailVerifiedAt: instant('email_verified_at'),
  street: text('street').notNull(),
  city: text('city').notNull(),
  postalCode: text('postal_code').notNull(),
  cpf: text('cpf').unique(),
  /** Brought along from a campaign; rewards read it at the first deposit. */
  bonusCode: text('bonus_code'),
  notificationType: text('notification_type').notNull().default('ALL'),
})

/** A sign-up that has not ended: nobody can sign in with it. Its id becomes the player's. */
export const signUpDraft = platform.table(
  'sign_up_draft',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    countryCode: text('country_code').notNull(),
    languageCode: text('language_code').notNull(),
    termsVersion: text('terms_version').notNull(),
    marketingOptIn: boolean('marketing_opt_in').notNull(),
    bonusCode: text('bonus_code'),
    visitor: text('visitor').notNull(),
    provinceCode: text('province_code'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    street: text('street'),
    city: text('city'),
    postalCode: text('postal_code'),
    phone: text('phone'),
    cpf: text('cpf'),
    emailVerifiedAt: instant('email_verified_at'),
    phoneVerifiedAt: instant('phone_verified_at'),
    openedAt: instant('opened_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (it) => [index('sign_up_draft_expires').on(it.expiresAt)],
)

/** What a player has agreed to or taken back, and when; rows are only added. */
export const consent = platform.table(
  'consent',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    version: text('version').notNull(),
    granted: boolean('granted').notNull(),
    at: instant('at').notNull(),
    visitor: text('visitor').notNull(),
    /** What a yes or no alone does not say, for example which cookies. */
    details: jsonb('details'),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.id] })],
)

/** What a player wants to be told, and by which way. What has no row is off. */
export const subscription = platform.table(
  'subscription',
  {
    playerId: uuid('player_id').notNull(),
    channel: text('channel').notNull(),
    communicationType: text('communication_type').notNull(),
    enabled: boolean('enabled').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.channel, it.communicationType] })],
)

/** Puzzles that were solved: each is good once. */
export const spentChallenge = platform.table(
  'spent_challenge',
  { hash: text('hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (it) => [index('spent_challenge_expires').on(it.expiresAt)],
)

/** Keys to a new password that are good now; using one removes all of the player's. Only hashes stand here. */
export const passwordReset = platform.table(
  'password_reset',
  {
    hash: text('hash').primaryKey(),
    /** Of the second key, which goes with a proved SMS code; null for the key of a mailed link. */
    smsHash: text('sms_hash'),
    playerId: uuid('player_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (it) => [
    index('password_reset_player').on(it.playerId),
    index('password_reset_expires').on(it.expiresAt),
  ],
)

/** The phone number that a player wants and has not proved yet; a newer wish takes its place. */
export const phoneChange = platform.table(
  'phone_change',
  {
    playerId: uuid('player_id').primaryKey(),
    id: uuid('id').notNull(),
    phone: text('phone').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (it) => [index('phone_change_expires').on(it.expiresAt)],
)
