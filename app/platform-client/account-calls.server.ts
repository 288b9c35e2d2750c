import {
  accountCalls,
  type NotificationType,
  type PlayerSessions,
  type Subscription,
} from '#contracts/player-api/account-area.ts'
import { playerCalls } from '#contracts/player-api/v1.ts'
import { type Answer, type Caller, mapAnswer, type PlatformCall } from './platform-call.server.ts'

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
