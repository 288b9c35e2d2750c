import { data, redirect } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import type { SigningUp } from '#app/platform-client/account-calls.server.ts'
import {
  AFFILIATE_PARAMETER,
  affiliateTag,
  isAffiliateSignUp,
  tagOf,
} from '#app/session/affiliate.ts'
import { clearBonusCode, readBonusCode } from '#app/session/bonus-code.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import type { SignUpState } from '#contracts/player-api/accounts.ts'
import { oneTimeCode } from '#contracts/player-api/typed-fields.ts'
import { marketOfCountry } from '#markets/index.ts'
import { provinceOptions } from '#markets/provinces.ts'
import { logInSignedUp } from './first-login.server.ts'
import {
  MAX_ATTEMPTS_NOTICE,
  NEXT_PARAMETER,
  NOTICE_PARAMETER,
  STEP_PARAMETER,
  signUpAddress,
} from './sign-up-address.ts'
import { clearSignUp, readSignUpToken, storeSignUp } from './sign-up-cookie.server.ts'
import {
  readContactInfo,
  readDetails,
  textOf,
  typedContactInfo,
  typedDetails,
} from './sign-up-forms.server.ts'
import {
  type FieldError,
  type Problems,
  type Refused,
  readRefusal,
  type SignUpCall,
  type SignUpReply,
  type Typed,
} from './sign-up-problems.ts'
import {
  type FormStep,
  moveOn,
  NEW_PIN,
  nextProof,
  type PinEvent,
  pinAfter,
} from './sign-up-steps.ts'
import { asksCpf, languageOf } from './sign-up-view.server.ts'

type Form = Readonly<Record<string, unknown>>
type Call = RequestArgs & {
  locale: Locale
  form: Form
  next: string | null
  affiliate: string | null
}
type Running = Call & { who: SigningUp; state: SignUpState }

/** A submitted form of the sign-up; `intent` names it. */
export async function actOnSignUp(args: RequestArgs, locale: Locale) {
  const form = await readForm(args.request)
  const { search, searchParams } = new URL(args.request.url)
  const next = searchParams.get(NEXT_PARAMETER)
  const affiliate = affiliateTag(search) ?? tagOf(form[AFFILIATE_PARAMETER])
  const call = { ...args, locale, form, next, affiliate }
  switch (textOf(form, 'intent')) {
    case 'details':
      return begin(call)
    case 'forget-code':
      return redirect(signUpAddress(locale.segment, { next, affiliate, step: 'Details' }), {
        status: 303,
        headers: clearBonusCode(args),
      })
    case 'start-over':
      return redirect(signUpAddress(locale.segment, { next, affiliate }), {
        status: 303,
        headers: clearSignUp(args),
      })
    case 'contact':
      return whenRunning(call, giveContactInfo)
    case 'send':
      return whenRunning(call, sendCode)
    case 'verify':
      return whenRunning(call, enterCode)
    case 'log-in':
      return whenRunning(call, ({ who }) => logInSignedUp(call, who))
    default:
      throw data(null, { status: 400 })
  }
}

/** Details: the platform checks them and starts a sign-up; the cookie then holds its token. */
async function begin(call: Call) {
  const { context, request, locale, form } = call
  const typed = typedDetails(form)
  const market = marketOfCountry(typed.countryCode ?? '')
  const { body, missing } = readDetails(form, {
    languageCode: languageOf(market, locale),
    bonusCode: readBonusCode(call),
    isAffiliate: call.affiliate !== null || isAffiliateSignUp('', call.next),
    termsVersion: textOf(form, 'termsAndConditionsAcceptedVersion').slice(0, 20) || null,
  })
  if (missing.length > 0) return reply('Details', typed, fieldsOnly(missing))
  // It is sent in a header, so only header-safe characters are allowed; every puzzle solution has this form.
  const captcha = textOf(form, 'captcha')
    .replaceAll(/[^\x21-\x7e]/g, '?')
    .slice(0, 400)
  const from = { visitor: context.clientAddress, signal: request.signal }
  const before = await loadState(call)
  const signUp = await context.platform.beginSignUp(body, { ...from, captcha: captcha || null })
  if (!signUp.ok) {
    // Everything else was valid: only the captcha is missing, which needs scripts.
    if (signUp.refusal === 'error.captcha.validation' && captcha === '') {
      return reply('Details', typed, { fields: [], failure: { key: 'ours.needsScript' } })
    }
    return refused(call, { call: 'begin', step: 'Details', typed, answer: signUp })
  }
  const { token, playerId } = signUp.value
  if (before?.contactInfo && before.countryCode === body.countryCode) {
    await carryContactInfo(
      before,
      { token, ...from },
      { playerId, languageCode: body.languageCode },
    )
  }
  return toStep(call, moveOn('Details', 'started') as FormStep, storeSignUp(token, call))

  /** A visitor who comes back to correct a name does not have to enter the address again. */
  function carryContactInfo(
    known: SignUpState,
    who: SigningUp,
    about: { playerId: string; languageCode: string },
  ) {
    if (!known.contactInfo || known.mobilePhone === null) return
    const { provinceCode, cpf, ...address } = known.contactInfo
    return context.platform.putContactInfo(
      {
        ...address,
        ...about,
        ...(provinceCode === null ? {} : { provinceCode }),
        ...(cpf === null ? {} : { cpf }),
        mobilePhone: known.mobilePhone,
        countryCode: known.countryCode,
        termsAndConditionsAccepted: true,
      },
      who,
    )
  }
}

/** ContactInfo: the remaining personal data, then the first code is sent. */
async function giveContactInfo(running: Running) {
  const { context, locale, form, state, who } = running
  const { countryCode } = state
  const typed = typedContactInfo(form)
  const { body, missing } = readContactInfo(form, {
    playerId: state.playerId,
    countryCode,
    languageCode: languageOf(marketOfCountry(countryCode), locale),
    hasProvinces: provinceOptions(countryCode, locale.language).length > 0,
    asksCpf: asksCpf(countryCode),
  })
  if (missing.length > 0) return reply('ContactInfo', typed, fieldsOnly(missing))
  const put = await context.platform.putContactInfo(body, who)
  if (!put.ok) return refused(running, { call: 'contact', step: 'ContactInfo', typed, answer: put })
  const now = await context.platform.readSignUp(who)
  if (!now.ok) return toStep(running, moveOn('ContactInfo', 'contactGiven') as FormStep)
  return sendCode({ ...running, state: now.value })
}

/** Verification: a code by SMS or email. */
async function sendCode(running: Running) {
  const { context, locale, state, who, next } = running
  const kind = nextProof(state)
  if (kind === null) return toStep(running, 'Complete')
  const { playerId, countryCode } = state
  const sent = await context.platform.sendSignUpCode(kind, { playerId, countryCode }, who)
  const event: PinEvent = sent.ok ? 'sent' : 'notSent'
  if (!sent.ok) {
    const meaning = readRefusal('send', sent)
    if ('event' in meaning)
      return refused(running, { call: 'send', step: 'Verification', typed: {}, answer: sent })
    // The page that sent this form can show how long to wait; a step that has just started reports the failure. A
    // number that cannot receive messages is corrected on the step where it was entered.
    if (textOf(running.form, 'intent') === 'send')
      return reply('Verification', {}, meaning.problems)
    if (meaning.problems.failure?.key === 'error.vonage.validation') {
      const asked = new URL(running.request.url).searchParams.get(STEP_PARAMETER)
      const step = asked === 'ContactInfo' ? asked : 'Verification'
      return reply(step, typedContactInfo(running.form), meaning.problems)
    }
  }
  const { status } = pinAfter(NEW_PIN, event)
  return redirect(signUpAddress(locale.segment, { step: 'Verification', pin: status, next }), {
    status: 303,
    headers: storeSignUp(who.token, running),
  })
}

/** Verification: the last missing code opens the account and logs in. */
async function enterCode(running: Running) {
  const { context, form, state, who } = running
  const kind = nextProof(state)
  if (kind !== null) {
    const code = oneTimeCode.safeParse(textOf(form, 'code'))
    if (!code.success)
      return reply('Verification', {}, fieldsOnly([{ field: 'code', key: 'code' }]))
    const body = { playerId: state.playerId, code: code.data }
    const entered = await context.platform.enterSignUpCode(kind, body, who)
    if (!entered.ok) {
      return refused(running, { call: 'enter', step: 'Verification', typed: {}, answer: entered })
    }
  }
  const now = await context.platform.readSignUp(who)
  if (now.ok && nextProof(now.value) !== null) return sendCode({ ...running, state: now.value })
  const loggedIn = await logInSignedUp(running, who)
  return loggedIn instanceof Response ? loggedIn : toStep(running, 'Complete')
}

/** For visitors with a running sign-up; others start at the first step, with the reason. */
async function whenRunning<Answer>(call: Call, go: (running: Running) => Promise<Answer>) {
  const token = readSignUpToken(call)
  const { context, request } = call
  if (token === null) return expired(call)
  const who = { token, visitor: context.clientAddress, signal: request.signal }
  const known = await context.platform.readSignUp(who)
  if (known.ok) return go({ ...call, who, state: known.value })
  if (known.refusal === 'NO_SESSION') return expired(call)
  const meaning = readRefusal('contact', known)
  const problems: Problems = 'problems' in meaning ? meaning.problems : NOTHING
  const step = STEP_OF.get(textOf(call.form, 'intent')) ?? 'Details'
  return reply(step, typedContactInfo(call.form), problems)
}

/** The step that contains the form. */
const STEP_OF: ReadonlyMap<string, FormStep> = new Map([
  ['contact', 'ContactInfo'],
  ['send', 'Verification'],
  ['verify', 'Verification'],
  ['log-in', 'Complete'],
])

const NOTHING: Problems = { fields: [], failure: null }
const fieldsOnly = (fields: FieldError[]): Problems => ({ fields, failure: null })

async function loadState(call: Call): Promise<SignUpState | null> {
  const token = readSignUpToken(call)
  if (token === null) return null
  const known = await call.context.platform.readSignUp({ token, signal: call.request.signal })
  return known.ok ? known.value : null
}

function refused(
  call: Call,
  about: { call: SignUpCall; step: FormStep; typed: Typed; answer: Refused },
) {
  const { step, typed } = about
  const meaning = readRefusal(about.call, about.answer)
  if ('problems' in meaning) return reply(step, typed, meaning.problems)
  if (meaning.event === 'gone') return toStep(call, null)
  const next = moveOn(step, meaning.event)
  if (next === 'home') return toManyMessages(call)
  if (next === null) {
    return reply(step, typed, { fields: [], failure: { key: 'error.signup.unhandled' } })
  }
  return reply(next, typed, NOTHING)
}

/** Home, with the modal that explains how to continue (GAP-055). */
function toManyMessages({ locale }: Call) {
  const home = localePath(locale.segment, '/')
  return redirect(`${home}?${NOTICE_PARAMETER}=${MAX_ATTEMPTS_NOTICE}`, { status: 303 })
}

function expired({ locale, next, affiliate, context }: Call) {
  const address = signUpAddress(locale.segment, { ended: true, next, affiliate })
  return redirect(address, { status: 303, headers: clearSignUp({ context }) })
}

function toStep({ locale, next }: Call, step: FormStep | null, headers = new Headers()) {
  const address = signUpAddress(locale.segment, { next, ...(step ? { step } : {}) })
  return redirect(address, { status: 303, headers })
}

function reply(
  step: SignUpReply['step'],
  typed: Typed,
  problems: Problems,
  headers = new Headers(),
) {
  const body: SignUpReply = { step, typed, ...problems }
  return formReply(problems.failure?.key === 'ours.wait' ? 429 : 400, body, headers)
}
