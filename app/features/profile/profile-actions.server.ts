import type { ActionFunctionArgs } from '@remix-run/node'
import { data, redirect } from '@remix-run/node'
import type { z } from 'zod'
import { toLocale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import type { Answer, Refused } from '#app/platform-client/platform-client.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf, formCaller } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import { loadOffering } from '#app/session/offering.server.ts'
import { pathOfOurs } from '#app/session/redirect-target.ts'
import { endSession } from '#app/session/session.server.ts'
import {
  addressRequest,
  NOTIFICATION_TYPES,
  passwordRequest,
  phoneCodeRequest,
  phoneRequest,
  phoneVerificationRequest,
} from '#contracts/player-api/account-area.ts'
import { joinPhone } from '#contracts/typed-text.ts'
import { COUNTRIES } from '#markets/countries.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { languagesOn } from '#schemas/rules/switched-off.ts'
import type { Done, Intent } from './panels.ts'
import { isIntent, PANEL_OF } from './panels.ts'
import { type PendingPhone, pendingPhoneCookie, readPendingPhone } from './phone-cookie.server.ts'
import { subscriptionChanges } from './profile.server.ts'
import { type ProfileReply, replyTo } from './profile-reply.ts'

/**
 * One form of the account page, by its field `intent`: 303 to the page, which reports once what was done, or the form
 * again with the problem (ACC-14 to ACC-16).
 */
export async function handleProfileForm(args: ActionFunctionArgs, guarded: Who) {
  const { locale } = guarded
  const form = await readProfileForm(args.request)
  const intent = form.text('intent')
  if (!isIntent(intent)) throw data(null, { status: 400 })
  const answer = await changeFor(intent, args, guarded)(form)
  if (!answer.ok) return refused(replyTo(intent, answer, typedIn(form, intent)), answer)
  if ('signedOut' in answer) {
    const headers = await endSession(args)
    headers.set('X-Remix-Reload-Document', 'true')
    return redirect(localePath(locale.segment, '/'), { status: 303, headers })
  }
  const headers = new Headers()
  if (answer.cookie !== undefined) headers.append('Set-Cookie', answer.cookie)
  const segment = answer.segment ?? locale.segment
  // A page contains the texts of one language: another language is another document.
  if (segment !== locale.segment) headers.set('X-Remix-Reload-Document', 'true')
  const to = localePath(segment, answer.path ?? '/my-account/account')
  const query = answer.done === undefined ? '' : `?done=${answer.done}`
  const place = answer.path === undefined ? `${query}#${PANEL_OF[intent]}` : ''
  return redirect(`${to}${place}`, { status: 303, headers })
}

function refused(reply: ProfileReply, { refusal, detail }: Refused) {
  const seconds = Number(detail?.retryAfterSeconds ?? 0)
  return formReply(refusal, reply, seconds > 0 ? { 'Retry-After': String(seconds) } : {})
}

/** Longer than any real input; a longer value is not inspected, and the field's rules then refuse it. */
const MAX_TEXT = 1_024

async function readProfileForm(request: Request): Promise<ProfileForm> {
  const sent = new Map(Object.entries(await readForm(request)))
  return {
    text(name) {
      const value = sent.get(name)
      return typeof value === 'string' ? value.slice(0, MAX_TEXT) : ''
    },
    has: (name) => sent.has(name),
  }
}

/** Never a password, never a code. */
const KEPT: Readonly<Partial<Record<Intent, readonly string[]>>> = {
  address: ['street', 'city', 'postalCode'],
  province: ['provinceCode'],
  phone: ['phonePrefix', 'phoneBody'],
  language: ['language'],
}

function typedIn(form: ProfileForm, intent: Intent): Record<string, string> {
  return Object.fromEntries((KEPT[intent] ?? []).map((name) => [name, form.text(name)]))
}

/** The result of a change: reported once on the page, with cookies, possibly in another language. */
type Changed = { ok: true; done?: Done; cookie?: string; segment?: string; path?: string }
type Change = (form: ProfileForm) => Promise<Changed | SignedOut | Refused>
/** The player has ended the current session. */
type SignedOut = { ok: true; signedOut: true }
type ProfileForm = { text(name: string): string; has(name: string): boolean }

/** The platform call of each form of the account page. */
function changeFor(intent: Intent, args: ActionFunctionArgs, guarded: Who): Change {
  const { platform } = args.context
  const caller = formCaller(args, guarded.player)
  const changes: Readonly<Record<Intent, Change>> = {
    ...phoneChanges(args, guarded),
    address: async (form) => {
      const address = checked(addressRequest, {
        street: form.text('street'),
        city: form.text('city'),
        postalCode: form.text('postalCode'),
      })
      return address.ok
        ? confirmed('address', platform.changeAddress(address.value, caller))
        : address
    },
    province: async (form) => {
      const province = checked(addressRequest, { provinceCode: form.text('provinceCode') })
      return province.ok
        ? confirmed('province', platform.changeAddress(province.value, caller))
        : province
    },
    password: async (form) => {
      const passwords = checked(passwordRequest, {
        oldPassword: form.text('oldPassword'),
        newPassword: form.text('newPassword'),
      })
      return passwords.ok
        ? confirmed('password', platform.changePassword(passwords.value, caller))
        : passwords
    },
    language: async (form) => {
      const wanted = form.text('language')
      const { market } = guarded.locale
      const { off } = await loadOffering(args.context)
      const language = languagesOn(market, off).find((it) => it === wanted)
      if (!language) return wrong('language', 'invalid_value')
      const { outbound } = LANGUAGES[language]
      const answer = await platform.changeLanguage({ language: outbound }, caller)
      const { segment } = toLocale(market, language)
      if (!answer.ok) return answer
      // The menu of every page changes the language, too, and stays on that page.
      const path = pathOfOurs(form.text('next'))
      return path === null ? { ok: true, done: 'language', segment } : { ok: true, segment, path }
    },
    subscriptions: async (form) => {
      const current = await platform.readSubscriptions(caller)
      if (!current.ok) return current
      const wanted = subscriptionChanges(current.value, form.has)
      if (wanted.length === 0) return { ok: true, done: 'subscriptions' }
      return confirmed('subscriptions', platform.changeSubscriptions(wanted, caller))
    },
    notifications: async (form) => {
      const type = NOTIFICATION_TYPES.find((it) => it === form.text('notificationType'))
      if (!type) return wrong('notificationType', 'invalid_value')
      return confirmed('notifications', platform.changeNotificationType(type, caller))
    },
    suggestions: async (form) =>
      confirmed('suggestions', platform.changeSuggestions(form.has('suggestGames'), caller)),
    'revoke-device': async (form) => {
      const answer = await platform.endSession(form.text('sessionId'), caller)
      // If the device is already signed out, the request is fulfilled.
      return answer.ok || answer.refusal === 'NOT_FOUND'
        ? { ok: true, done: 'revoke-device' }
        : answer
    },
    'sign-out-everywhere': async () => {
      const answer = await platform.signOutEverywhere(caller)
      return answer.ok ? { ok: true, signedOut: true } : answer
    },
  }
  return changes[intent]
}

/** No country has shorter numbers, with its prefix; the platform knows the rest. */
const PHONE = /^\+[\d\s()./-]{7,45}$/
const isPrefix = (prefix: string) => COUNTRIES.some((it) => it.isd === prefix)

/** The four forms of a phone change (ACC-03, ACC-04, GAP-057). */
function phoneChanges(
  args: ActionFunctionArgs,
  { player }: Who,
): Record<'phone' | 'phone-code' | 'phone-resend' | 'phone-close', Change> {
  const { request, context } = args
  const { platform, config, clock } = context
  const caller = { ...callerOf(args, player), visitor: context.clientAddress }
  const waiting = (pending: Omit<PendingPhone, 'playerId' | 'sentAt'>) =>
    pendingPhoneCookie({ ...pending, playerId: player.id, sentAt: clock() }, config)
  const closed = pendingPhoneCookie(null, config)
  return {
    phone: async (form) => {
      const prefix = form.text('phonePrefix')
      const mobilePhone = joinPhone(isPrefix(prefix) ? prefix : '', form.text('phoneBody'))
      const wanted = checked(phoneRequest, { mobilePhone, password: form.text('password') })
      const problems = [
        ...(isPrefix(prefix) ? [] : [{ field: 'phonePrefix', code: 'invalid_value' }]),
        ...(PHONE.test(mobilePhone) ? [] : [{ field: 'phoneBody', code: 'invalid_phone' }]),
        ...(wanted.ok ? [] : (wanted.fields ?? [])),
      ]
      if (!wanted.ok || problems.length > 0) return invalid(problems)
      const answer = await platform.changePhone(wanted.value, caller)
      if (!answer.ok) return answer
      const ending = mobilePhone.replaceAll(/\D/g, '').slice(-3)
      return {
        ok: true,
        cookie: waiting({ verificationId: answer.value.smsVerificationId, ending }),
      }
    },
    'phone-code': async (form) => {
      const entry = checked(phoneVerificationRequest, {
        smsVerificationId: form.text('smsVerificationId'),
        code: form.text('code'),
      })
      if (!entry.ok) return entry
      const answer = await platform.verifyPhone(entry.value, caller)
      return answer.ok ? { ok: true, done: 'phone', cookie: closed } : answer
    },
    'phone-resend': async (form) => {
      const entry = checked(phoneCodeRequest, { smsVerificationId: form.text('smsVerificationId') })
      if (!entry.ok) return entry
      const { smsVerificationId } = entry.value
      const answer = await platform.sendPhoneCode({ smsVerificationId }, caller)
      if (!answer.ok) return answer
      const ending = readPendingPhone(request, player.id)?.ending ?? ''
      const cookie = waiting({ verificationId: smsVerificationId, ending })
      return { ok: true, done: 'phone-resend', cookie }
    },
    'phone-close': async () => ({ ok: true, cookie: closed }),
  }
}

async function confirmed(done: Done, answer: Answer<null>): ReturnType<Change> {
  const made = await answer
  return made.ok ? { ok: true, done } : made
}

/** The contract's own rules first: invalid values need no call. */
function checked<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
): { ok: true; value: Value } | Refused {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return {
    ok: false,
    refusal: 'VALIDATION_FAILED',
    fields: parsed.error.issues.map((it) => ({ field: it.path.join('.'), code: it.code })),
  }
}

function wrong(field: string, code: string): Refused {
  return invalid([{ field, code }])
}

function invalid(fields: NonNullable<Refused['fields']>): Refused {
  return { ok: false, refusal: 'VALIDATION_FAILED', fields }
}
