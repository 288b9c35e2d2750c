import type { z } from 'zod'
import {
  accountCalls,
  type NotificationType,
  type PlayerSessions,
  type Subscription,
} from '#contracts/player-api/account-area.ts'
import {
  CAPTCHA_HEADER,
  type enterSignUpCodeRequest,
  type sendSignUpCodeRequest,
  signUpCalls,
  type signUpRequest,
} from '#contracts/player-api/accounts.ts'
import { activityCalls } from '#contracts/player-api/activity.ts'
import { depositCalls } from '#contracts/player-api/deposits.ts'
import {
  EXCLUSION_EVENTS,
  type ExclusionEventKind,
  exclusionCalls,
  type protectionEvents,
} from '#contracts/player-api/exclusions.ts'
import { harmMarkerCalls } from '#contracts/player-api/harm-markers.ts'
import {
  type coolingRequest,
  type exchangeRequest,
  identityCalls,
  type migrationRequest,
} from '#contracts/player-api/identity.ts'
import { limitReviewCalls } from '#contracts/player-api/limit-review.ts'
import { type LimitChange, limitCalls } from '#contracts/player-api/limits.ts'
import { passwordResetCalls } from '#contracts/player-api/password-reset.ts'
import type { LimitKind } from '#contracts/player-api/protection-words.ts'
import { statementCalls } from '#contracts/player-api/statement.ts'
import { playerCalls, type SignOutCause, type signInRequest } from '#contracts/player-api/v1.ts'
import { verificationCalls } from '#contracts/player-api/verification.ts'
import type { FileDocumentType } from '#contracts/player-api/verification-words.ts'
import {
  type Answer,
  type Caller,
  mapAnswer,
  type PlatformCall,
  type SigningUp,
  type Visitor,
} from './platform-call.server.ts'

/** Calls of the account whose names or values differ from their rows. */
export function createAccountCalls(call: PlatformCall) {
  return {
    readSubscriptions: (caller: Caller): Answer<Subscription[]> =>
      mapAnswer(call(accountCalls.readSubscriptions, {}, caller), (it) => it.subscriptions),
    /** Only changed ones need to be included. */
    changeSubscriptions: (subscriptions: Subscription[], caller: Caller) =>
      call(accountCalls.changeSubscriptions, { body: { subscriptions } }, caller),
    readNotificationType: (caller: Caller): Answer<NotificationType> =>
      mapAnswer(call(accountCalls.readNotificationType, {}, caller), (it) => it.notificationType),
    changeNotificationType: (notificationType: NotificationType, caller: Caller) =>
      call(accountCalls.changeNotificationType, { body: { notificationType } }, caller),
    /** The signed-in devices, the requesting one first. */
    readSessions: (caller: Caller): Answer<PlayerSessions['sessions']> =>
      mapAnswer(call(accountCalls.readSessions, {}, caller), (it) => it.sessions),
    /** How often the player has deposited: used by groups of banners (BAN-05). */
    countDeposits: (caller: Caller): Answer<number> =>
      mapAnswer(call(playerCalls.countDeposits, {}, caller), (it) => it.totalDepositsCount),
    /** The keys of the player lists that the player is on: used by banners for a list (BAN-04). */
    readSegments: (caller: Caller): Answer<string[]> =>
      mapAnswer(call(playerCalls.readSegments, {}, caller), (it) => it.segments),
  }
}

/** The upload of a document's file. */
export function createVerificationCalls(call: PlatformCall) {
  return {
    /** Not visible to staff until the document is submitted. */
    uploadDocument: (
      {
        content,
        ...query
      }: { documentType: FileDocumentType; documentId?: string; content: Uint8Array },
      caller: Caller,
    ) => call(verificationCalls.uploadDocument, { query, file: content }, caller),
  }
}

type Credentials = z.input<typeof migrationRequest>

/** Signing in and out, and the calls before. `visitor`: the visitor's IP address, for rate limiting. */
export function createIdentityCalls(call: PlatformCall) {
  return {
    signIn: (body: z.input<typeof signInRequest>, signal?: AbortSignal) =>
      call(identityCalls.signIn, { body }, signal ? { signal } : {}),
    refresh: (refreshToken: string, signal?: AbortSignal) =>
      call(identityCalls.refresh, { body: { refreshToken } }, signal ? { signal } : {}),
    signOut: (caller: Caller, because?: SignOutCause) =>
      call(identityCalls.signOut, { query: { because } }, caller),
    /** Requests the return after an expired time-out; the response is how long it takes (GAP-042). */
    reopenAccount: (body: z.input<typeof coolingRequest>, visitor: string) =>
      call(identityCalls.reopenAccount, { id: body.playerId, body }, { visitor }),
    /** Migrates an account from an older system (SES-26). */
    migrate: (body: Credentials, visitor: string) =>
      call(identityCalls.migrate, { body }, { visitor }),
    /** Resumes an unfinished sign-up; null: it was complete, and sign-in works now (GAP-039). */
    confirmSignUp: (body: Credentials, visitor: string): Answer<{ token: string } | null> =>
      mapAnswer(call(identityCalls.confirmSignUp, { body }, { visitor }), (it) => it.registration),
    /** Exchanges an identity provider's id token for our tokens, once. */
    exchange: (body: z.input<typeof exchangeRequest>, visitor: string) =>
      call(identityCalls.exchange, { body }, { visitor }),
    /** The account of an emailed link's key; NOT_FOUND if it is used, expired or unknown. */
    readResetEmail: (resetKey: string, sender: Visitor): Answer<string> =>
      mapAnswer(
        call(passwordResetCalls.readResetEmail, { id: resetKey }, sender),
        ({ email }) => email,
      ),
  }
}

export type { SigningUp } from './platform-call.server.ts'

/** The channel of the one-time code. */
type CodeKind = 'sms' | 'email'

/** Calls of a sign-up (SUP-10 to SUP-14) whose input differs from their rows. */
export function createSignUpCalls(call: PlatformCall) {
  return {
    /** What a sign-up in that country has to verify. */
    readRiskSetting: (countryCode: string, sender: Visitor) =>
      call(signUpCalls.readRiskSetting, { query: { countryCode } }, sender),
    beginSignUp: (
      body: z.input<typeof signUpRequest>,
      { captcha, ...sender }: Visitor & { captcha: string | null },
    ) =>
      call(
        signUpCalls.beginSignUp,
        { body },
        { ...sender, ...(captcha === null ? {} : { headers: { [CAPTCHA_HEADER]: captcha } }) },
      ),
    sendSignUpCode: (kind: CodeKind, body: z.input<typeof sendSignUpCodeRequest>, who: SigningUp) =>
      call(kind === 'sms' ? signUpCalls.sendSmsCode : signUpCalls.sendEmailCode, { body }, who),
    enterSignUpCode: (
      kind: CodeKind,
      body: z.input<typeof enterSignUpCodeRequest>,
      who: SigningUp,
    ) =>
      call(kind === 'sms' ? signUpCalls.enterSmsCode : signUpCalls.enterEmailCode, { body }, who),
  }
}

export type PastExclusion = Omit<z.infer<typeof protectionEvents>['events'][number], 'kind'> & {
  kind: ExclusionEventKind
}

const isExclusionEvent = (kind: string): kind is ExclusionEventKind =>
  EXCLUSION_EVENTS.some((known) => known === kind)

/** What is on record of a player's breaks. */
export function createExclusionCalls(call: PlatformCall) {
  return {
    /** `after` is `next` of the previous part. */
    readProtectionRecord: (after: string | null, caller: Caller) =>
      call(exclusionCalls.readProtectionRecord, { query: { after: after ?? undefined } }, caller),
    readPastExclusions: (caller: Caller): Answer<PastExclusion[]> =>
      mapAnswer(
        call(exclusionCalls.readProtectionEvents, { query: { about: 'BREAKS' } }, caller),
        ({ events }) =>
          events.flatMap(({ kind, ...it }) => (isExclusionEvent(kind) ? [{ ...it, kind }] : [])),
      ),
  }
}

const LIMITS = {
  deposit: { read: limitCalls.readDepositLimits, change: limitCalls.changeDepositLimits },
  spend: { read: limitCalls.readSpendLimits, change: limitCalls.changeSpendLimits },
  loss: { read: limitCalls.readLossLimits, change: limitCalls.changeLossLimits },
  time: { read: limitCalls.readTimeLimits, change: limitCalls.changeTimeLimits },
} as const satisfies Record<LimitKind, unknown>

/** Limits by their kind, and what is put on record as shown. */
export function createProtectionCalls(call: PlatformCall) {
  return {
    /** `NOT_FOUND`: the market has no limits of that kind. */
    readLimits: (kind: LimitKind, caller: Caller) => call(LIMITS[kind].read, {}, caller),
    /** Idempotent; refused with the codes of LIM-06. */
    changeLimit: (kind: LimitKind, body: LimitChange, caller: Caller) =>
      call(LIMITS[kind].change, { body }, caller),
    noteCheckShown: (textVersion: string, caller: Caller) =>
      call(activityCalls.noteCheckShown, { body: { textVersion } }, caller),
    noteReviewShown: (textVersion: string, caller: Caller) =>
      call(limitReviewCalls.noteReviewShown, { body: { textVersion } }, caller),
    noteWarningShown: (id: string, textVersion: string, caller: Caller) =>
      call(harmMarkerCalls.noteWarningShown, { id, body: { textVersion } }, caller),
  }
}

export type TransactionsQuery = {
  limit?: number
  position?: number
  /** `next` of the previous page. */
  after?: string
  category?: string
  status?: string
  from?: string
  to?: string
}

/** Calls about money whose input differs from their rows. */
export function createMoneyCalls(call: PlatformCall) {
  return {
    /** `later`: the player has chosen to verify the identity another time. */
    checkDeposit: (
      { later, ...body }: { later: boolean; ipAddress: string; blackbox: string },
      caller: Caller,
    ) => call(depositCalls.checkDeposit, { query: { later: String(later) }, body }, caller),
    readTransactions: (caller: Caller, query: TransactionsQuery) =>
      call(statementCalls.readTransactions, { query }, caller),
    /** All time if no period is given; both of its ends are inclusive. */
    readNetPosition: (query: { from?: string; to?: string; category?: string }, caller: Caller) =>
      call(statementCalls.readNetPosition, { query }, caller),
  }
}
