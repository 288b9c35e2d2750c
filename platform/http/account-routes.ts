import {
  addressRequest,
  cookieConsentRequest,
  cookieConsentResponse,
  languageRequest,
  notificationType,
  passwordRequest,
  personResponse,
  phoneCodeRequest,
  phoneRequest,
  phoneResponse,
  phoneVerificationRequest,
  sessionsResponse,
  subscriptions,
  termsRequest,
} from '#contracts/player-api/account-area.ts'
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
import { playerRoute, type Route } from './route.ts'

const PATH = '/v1/player'
const READ = { method: 'GET', status: 200, refusals: [] } as const
const DONE = { status: 204, answer: null, refusals: [] } as const
/** A form of the account page: a visitor submits a few a minute. */
const FORM = { ...DONE, isLimited: true } as const

/** Account data that a player reads and changes (table 3, rows 17 and 21 to 31). */
export function accountRoutes(deps: AccountDeps): Route[] {
  return [
    ...personRoutes(deps),
    ...phoneRoutes(deps),
    ...preferenceRoutes(deps),
    ...consentRoutes(deps),
    ...deviceRoutes(deps),
  ]
}

function personRoutes(deps: AccountDeps): Route[] {
  return [
    playerRoute({
      ...READ,
      path: `${PATH}/person`,
      summary: 'Name, address and phone of the player',
      answer: personResponse,
      handle: async ({ player }) => ok(await readPerson(deps, player)),
    }),
    playerRoute({
      ...FORM,
      method: 'PATCH',
      path: `${PATH}/address`,
      summary: 'Change the address or parts of it; the country stays',
      body: addressRequest,
      handle: ({ player }, { body }) => changeAddress(deps, player, body),
    }),
    playerRoute({
      ...FORM,
      method: 'POST',
      path: `${PATH}/password`,
      summary: 'Change the password and end the other sessions',
      body: passwordRequest,
      refusals: ['error.old_password.incorrect'],
      handle: (who, { body, visitor }) => changePassword(deps, who, { ...body, visitor }),
    }),
    playerRoute({
      ...FORM,
      method: 'POST',
      path: `${PATH}/language`,
      summary: 'Change the language of mail and pages',
      body: languageRequest,
      handle: ({ player }, { body }) => changeLanguage(deps, player, body),
    }),
  ]
}

function phoneRoutes(deps: AccountDeps): Route[] {
  return [
    playerRoute({
      ...FORM,
      method: 'POST',
      path: `${PATH}/phone_number`,
      summary: 'Ask for another phone number, with the password; a code goes there',
      body: phoneRequest,
      status: 200,
      answer: phoneResponse,
      refusals: ['error.old_password.incorrect', 'sms.max.attempts.reached'],
      handle: ({ player }, { body, visitor }) => changePhone(deps, player, { ...body, visitor }),
    }),
    playerRoute({
      ...FORM,
      method: 'POST',
      path: `${PATH}/phone_number/sms_request`,
      summary: 'Send another code to the number asked for',
      body: phoneCodeRequest,
      refusals: ['NOT_FOUND', 'sms.max.attempts.reached'],
      handle: ({ player }, { body, visitor }) => sendPhoneCode(deps, player, { ...body, visitor }),
    }),
    playerRoute({
      ...FORM,
      method: 'POST',
      path: `${PATH}/sms_verification`,
      summary: 'Enter the code; the number asked for becomes the player’s',
      body: phoneVerificationRequest,
      refusals: [
        'sms.code.invalid',
        'sms.max.attempts.reached',
        'error.registration.player_already_exists',
      ],
      handle: ({ player }, { body, visitor }) => verifyPhone(deps, player, { ...body, visitor }),
    }),
  ]
}

function preferenceRoutes(deps: AccountDeps): Route[] {
  return [
    playerRoute({
      ...READ,
      path: `${PATH}/subscriptions`,
      summary: 'What the player wants to be told, and by which way',
      answer: subscriptions,
      handle: async ({ player }) => ok(await readSubscriptions(deps, player)),
    }),
    playerRoute({
      ...FORM,
      method: 'PATCH',
      path: `${PATH}/subscriptions`,
      summary: 'Switch subscriptions on or off; what is not named stays',
      body: subscriptions,
      handle: ({ player }, { body, visitor }) =>
        changeSubscriptions(deps, player, { ...body, visitor }),
    }),
    playerRoute({
      ...READ,
      path: `${PATH}/notification_type`,
      summary: 'Which notifications the player wants to see',
      answer: notificationType,
      handle: async ({ player }) => ok(await readNotificationType(deps, player)),
    }),
    playerRoute({
      ...FORM,
      method: 'PATCH',
      path: `${PATH}/notification_type`,
      summary: 'Change which notifications the player wants to see',
      body: notificationType,
      handle: ({ player }, { body }) => changeNotificationType(deps, player, body.notificationType),
    }),
  ]
}

function consentRoutes(deps: AccountDeps): Route[] {
  return [
    playerRoute({
      ...READ,
      path: `${PATH}/cookies/consent`,
      summary: 'The newest choice of cookies',
      answer: cookieConsentResponse,
      handle: async ({ player }) => ok(await readCookieConsent(deps, player)),
    }),
    playerRoute({
      ...FORM,
      method: 'PATCH',
      path: `${PATH}/cookies/consent`,
      summary: 'Record a choice of cookies; the ones before stay on record',
      body: cookieConsentRequest,
      handle: ({ player }, { body, visitor }) =>
        recordCookieConsent(deps, player, { ...body, visitor }),
    }),
    playerRoute({
      ...FORM,
      method: 'PATCH',
      path: `${PATH}/update_term_and_condition_version`,
      summary: 'Accept newer terms',
      body: termsRequest,
      handle: ({ player }, { body, visitor }) => acceptTerms(deps, player, { ...body, visitor }),
    }),
  ]
}

function deviceRoutes(deps: AccountDeps): Route[] {
  return [
    playerRoute({
      ...READ,
      path: `${PATH}/sessions`,
      summary: 'The devices that are signed in, the asking one first',
      answer: sessionsResponse,
      handle: async (who) => ok(await readSessions(deps, who)),
    }),
    playerRoute({
      ...DONE,
      method: 'DELETE',
      path: `${PATH}/sessions/:id`,
      summary: 'End one session, its game sessions and its feeds at once',
      refusals: ['NOT_FOUND'],
      handle: (who, { params }) => endOneSession(deps, who, params.id),
    }),
    playerRoute({
      ...DONE,
      method: 'POST',
      path: `${PATH}/sign_out_everywhere`,
      summary: 'End every session of the player, the asking one too',
      headers: { 'clear-site-data': '"cache"' },
      handle: (who) => signOutEverywhere(deps, who),
    }),
  ]
}
