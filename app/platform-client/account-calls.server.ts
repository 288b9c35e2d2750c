import { z } from 'zod'
import {
  type addressRequest,
  type CookieConsent,
  type cookieConsentRequest,
  cookieConsentResponse,
  type languageRequest,
  type NotificationType,
  notificationType,
  type Person,
  type PlayerSessions,
  type passwordRequest,
  personResponse,
  type phoneCodeRequest,
  type phoneRequest,
  phoneResponse,
  type phoneVerificationRequest,
  type Subscription,
  sessionsResponse,
  subscriptions,
  type termsRequest,
} from '#contracts/player-api/account-area.ts'
import { activityLog } from '#contracts/player-api/v1.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

type ActivityLog = z.infer<typeof activityLog>

/** Calls by which players read and change their accounts (table 3, rows 17, 21 to 31, 37). */
export type AccountCalls = {
  readPerson(caller: Caller): Answer<Person>
  changeAddress(body: z.input<typeof addressRequest>, caller: Caller): Answer<null>
  /** Ends the player's other sessions. */
  changePassword(body: z.input<typeof passwordRequest>, caller: Caller): Answer<null>
  /** Sends a code to the new number, which takes effect only once the code is verified. */
  changePhone(
    body: z.input<typeof phoneRequest>,
    caller: Caller,
  ): Answer<z.infer<typeof phoneResponse>>
  sendPhoneCode(body: z.input<typeof phoneCodeRequest>, caller: Caller): Answer<null>
  verifyPhone(body: z.input<typeof phoneVerificationRequest>, caller: Caller): Answer<null>
  changeLanguage(body: z.input<typeof languageRequest>, caller: Caller): Answer<null>
  readSubscriptions(caller: Caller): Answer<Subscription[]>
  /** Only changed ones need to be included. */
  changeSubscriptions(changes: Subscription[], caller: Caller): Answer<null>
  readNotificationType(caller: Caller): Answer<NotificationType>
  changeNotificationType(type: NotificationType, caller: Caller): Answer<null>
  readCookieConsent(caller: Caller): Answer<CookieConsent>
  recordCookieConsent(body: z.input<typeof cookieConsentRequest>, caller: Caller): Answer<null>
  acceptTerms(body: z.input<typeof termsRequest>, caller: Caller): Answer<null>
  readActivityLog(caller: Caller): Answer<ActivityLog>
  /** The signed-in devices, the requesting one first. */
  readSessions(caller: Caller): Answer<PlayerSessions['sessions']>
  endSession(sessionId: string, caller: Caller): Answer<null>
  /** Ends every session, including the current one. */
  signOutEverywhere(caller: Caller): Answer<null>
}

const nothing = z.unknown().transform(() => null)
const subscriptionList = subscriptions.transform((it) => it.subscriptions)
const oneType = notificationType.transform((it) => it.notificationType)
const sessionList = sessionsResponse.transform((it) => it.sessions)

export function createAccountCalls(call: PlatformCall): AccountCalls {
  const read = <Value>(path: string, schema: z.ZodType<Value>, caller: Caller) =>
    call('GET', `/v1/player/${path}`, schema, caller)
  const send = (method: 'POST' | 'PATCH', path: string, body: unknown, caller: Caller) =>
    call(method, `/v1/player/${path}`, nothing, { ...caller, body })
  return {
    readPerson: (caller) => read('person', personResponse, caller),
    changeAddress: (body, caller) => send('PATCH', 'address', body, caller),
    changePassword: (body, caller) => send('POST', 'password', body, caller),
    changePhone: (body, caller) =>
      call('POST', '/v1/player/phone_number', phoneResponse, { ...caller, body }),
    sendPhoneCode: (body, caller) => send('POST', 'phone_number/sms_request', body, caller),
    verifyPhone: (body, caller) => send('POST', 'sms_verification', body, caller),
    changeLanguage: (body, caller) => send('POST', 'language', body, caller),
    readSubscriptions: (caller) => read('subscriptions', subscriptionList, caller),
    changeSubscriptions: (changes, caller) =>
      send('PATCH', 'subscriptions', { subscriptions: changes }, caller),
    readNotificationType: (caller) => read('notification_type', oneType, caller),
    changeNotificationType: (type, caller) =>
      send('PATCH', 'notification_type', { notificationType: type }, caller),
    readCookieConsent: (caller) => read('cookies/consent', cookieConsentResponse, caller),
    recordCookieConsent: (body, caller) => send('PATCH', 'cookies/consent', body, caller),
    acceptTerms: (body, caller) => send('PATCH', 'update_term_and_condition_version', body, caller),
    readActivityLog: (caller) => read('latest-activity-log', activityLog, caller),
    readSessions: (caller) => read('sessions', sessionList, caller),
    endSession: (sessionId, caller) =>
      call('DELETE', `/v1/player/sessions/${encodeURIComponent(sessionId)}`, nothing, caller),
    signOutEverywhere: (caller) => call('POST', '/v1/player/sign_out_everywhere', nothing, caller),
  }
}
