import { accountCalls } from '#contracts/player-api/account-area.ts'
import { ok } from '#contracts/result.ts'
import {
  type AccountDeps,
  acceptTerms,
  changeAddress,
  changeLanguage,
  changeNotificationType,
  changePassword,
  changePhone,
  changeSubscriptions,
  endOneSession,
  readCookieConsent,
  readNotificationType,
  readPerson,
  readSessions,
  readSubscriptions,
  recordCookieConsent,
  sendPhoneCode,
  signOutEverywhere,
  verifyPhone,
} from '../account/index.ts'
import { bindCalls, type Route } from './route.ts'

/** Account data that a player reads and changes (table 3, rows 17 and 21 to 31). */
export function accountRoutes(deps: AccountDeps): Route[] {
  return bindCalls(accountCalls, {
    readPerson: async ({ player }) => ok(await readPerson(deps, player)),
    changeAddress: ({ player, body }) => changeAddress(deps, player, body),
    changePassword: ({ who, body, visitor }) => changePassword(deps, who, { ...body, visitor }),
    changeLanguage: ({ player, body }) => changeLanguage(deps, player, body),
    changePhone: ({ player, body, visitor }) => changePhone(deps, player, { ...body, visitor }),
    sendPhoneCode: ({ player, body, visitor }) => sendPhoneCode(deps, player, { ...body, visitor }),
    verifyPhone: ({ player, body, visitor }) => verifyPhone(deps, player, { ...body, visitor }),
    readSubscriptions: async ({ player }) => ok(await readSubscriptions(deps, player)),
    changeSubscriptions: ({ player, body, visitor }) =>
      changeSubscriptions(deps, player, { ...body, visitor }),
    readNotificationType: async ({ player }) => ok(await readNotificationType(deps, player)),
    changeNotificationType: ({ player, body }) =>
      changeNotificationType(deps, player, body.notificationType),
    readCookieConsent: async ({ player }) => ok(await readCookieConsent(deps, player)),
    recordCookieConsent: ({ player, body, visitor }) =>
      recordCookieConsent(deps, player, { ...body, visitor }),
    acceptTerms: ({ player, body, visitor }) => acceptTerms(deps, player, { ...body, visitor }),
    readSessions: async ({ who }) => ok(await readSessions(deps, who)),
    endSession: ({ who, params }) => endOneSession(deps, who, params.id),
    signOutEverywhere: ({ who }) => signOutEverywhere(deps, who),
  })
}
