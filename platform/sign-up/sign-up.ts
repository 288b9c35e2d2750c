import type {
  ContactInfoRequest,
  SignUpRequest,
  SignUpState,
} from '#contracts/player-api/accounts.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { mayRegister } from '#markets/countries.ts'
import { type Market, marketOfCountry, minimumAgeIn } from '#markets/index.ts'
import { localDay } from '#markets/local-moment.ts'
import type { SignUpRisks } from '#markets/types.ts'
import type { Background } from '../background.ts'
import type { OneTimeCodes, SendRefusal } from '../codes/index.ts'
import type { Context } from '../context.ts'
import { matchExcluded, toIdentity } from '../identity-matching/index.ts'
import type { Messenger } from '../messages/index.ts'
import {
  addressProblems,
  birthProblem,
  countryOfPhone,
  type FieldProblem,
  findPlayerByEmail,
  findTaken,
  hashPassword,
  hashSecret,
  isName,
  passwordProblem,
  randomUuid,
  toCpf,
  toPhone,
  toPostalCode,
} from '../players/index.ts'
import { takeFromWindows } from '../rate/index.ts'
import {
  type DraftRow,
  findDraftByToken,
  insertDraft,
  markVerified,
  updateContactInfo,
} from './draft-store.ts'
import { openAccount } from './open-account.ts'
import type { Captcha } from './proof-of-work.ts'
import { mayCall, riskSettingOf, type SignUpCall, stepOf } from './sign-up-steps.ts'

const DRAFT_LIFETIME_MS = 24 * 3_600_000
const TOKEN_BYTES = 32
/** The owner of an address is notified of someone else's sign-up at most once a day. */
const NOTIFY_ONCE = { limit: 1, windowMs: 86_400_000 }
/** A CPF, and a phone that no code proves, reveal whether an account exists: one sign-up may not check many. */
const CONTACT_ATTEMPTS = { limit: 10, windowMs: DRAFT_LIFETIME_MS }

export type SignUpDeps = Pick<Context, 'db' | 'clock' | 'random'> & {
  codes: OneTimeCodes
  messenger: Messenger
  background: Background
  captcha: Captcha
  /** The version of the terms that a new player of this country accepts. */
  termsOf: (countryCode: string) => Promise<string>
  /** Whether people of a country may open an account: its market takes real money. */
  takesRealMoney: (country: string) => boolean
  /** What the operator has set for sign-ups of a market (SUP-14). */
  risks: SignUpRisks
  /** Whether the market's exclusion register lists the person about to open an account. */
  isListed: (draft: DraftRow) => Promise<boolean>
}

export type Draft = DraftRow
type Invalid = { ok: false; refusal: 'VALIDATION_FAILED'; fields: FieldProblem[] }
type From = { visitor: string | null }

const invalid = (fields: FieldProblem[]): Invalid => ({
  ok: false,
  refusal: 'VALIDATION_FAILED',
  fields,
})

/** The draft of a registration token; null for a used or expired token. */
export async function findDraft(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<Result<Draft, 'NO_SESSION'>> {
  const draft = await findDraftByToken(db, hashSecret(token), new Date(clock()))
  return draft ? ok(draft) : refuse('NO_SESSION')
}

/**
 * The step Details (GAP-049): validation, then the captcha. An address that already has an account gets the same answer
 * in the same time, and a sign-up that never opens an account: only the owner is notified, by mail (ASVS 6.3.8). A
 * caller who proves access to that mailbox or phone is informed at the end.
 */
export async function beginSignUp(
  deps: SignUpDeps,
  request: SignUpRequest,
  { captchaToken, visitor }: From & { captchaToken: string | null },
): Promise<
  | Invalid
  | Result<
      { playerId: string; token: string },
      'error.country.blocked' | 'error.captcha.validation'
    >
> {
  const { db, clock, random, captcha, termsOf, background } = deps
  const { email } = request
  const market = marketOf(deps, request.countryCode)
  if (!market) return refuse('error.country.blocked')
  const termsVersion = await termsOf(request.countryCode)
  const problems = detailsProblems(request, { email, market, termsVersion })
  if (problems.length > 0) return invalid(problems)
  if (!(await captcha.isSolved(captchaToken))) return refuse('error.captcha.validation')

  const passwordHash = await hashPassword(request.password)
  const id = randomUuid(random)
  // If a code is sent to the address, the owner gets this mail instead of it.
  if (riskSettingOf(deps, request.countryCode).verification === 'SMS') {
    background.run(() => notifyOwner(deps, { email, signUpId: id }))
  }
  const now = clock()
  const token = random(TOKEN_BYTES).toString('base64url')
  await insertDraft(db, {
    id,
    token_hash: hashSecret(token),
    email,
    password_hash: passwordHash,
    first_name: request.firstName,
    last_name: request.lastName,
    country_code: request.countryCode,
    language_code: request.languageCode,
    terms_version: termsVersion,
    marketing_opt_in: request.marketingOptIn,
    bonus_code: request.bonusCode ?? null,
    affiliate_reg: request.affiliateReg,
    visitor: visitor ?? '',
    created_at: new Date(now),
    expires_at: new Date(now + DRAFT_LIFETIME_MS),
  })
  return ok({ playerId: id, token })
}

/** A country is served when its market is open for registration (GAP-054) and takes real money. */
function marketOf({ takesRealMoney }: SignUpDeps, countryCode: string): Market | null {
  const isServed = mayRegister(countryCode) && takesRealMoney(countryCode)
  return isServed ? marketOfCountry(countryCode) : null
}

function detailsProblems(
  request: SignUpRequest,
  { email, market, termsVersion }: { email: string; market: Market; termsVersion: string },
): FieldProblem[] {
  const problems: FieldProblem[] = []
  for (const field of ['firstName', 'lastName'] as const) {
    if (!isName(request[field])) problems.push({ field, code: 'invalid_text' })
  }
  const weak = passwordProblem(request.password, email)
  if (weak) problems.push({ field: 'password', code: weak })
  if (!market.languages.some((it) => it === request.languageCode)) {
    problems.push({ field: 'languageCode', code: 'invalid_value' })
  }
  const read = request.termsAndConditionsAcceptedVersion ?? termsVersion
  if (read !== termsVersion) {
    problems.push({ field: 'termsAndConditionsAcceptedVersion', code: 'outdated_version' })
  }
  return problems
}

const ALREADY_REGISTERED = 'sign-up.already-registered'

/**
 * Runs in the background, possibly only after this very sign-up has opened its account: then there is no other owner.
 */
async function notifyOwner(
  { db, clock, messenger }: SignUpDeps,
  { email, signUpId }: { email: string; signUpId: string },
): Promise<void> {
  const owner = await findPlayerByEmail(db, email)
  if (!owner || owner.id === signUpId) return
  const key = `already-registered:${email}`
  if ((await takeFromWindows(db, [{ key, limit: NOTIFY_ONCE }], clock())) > 0) return
  const language = owner.language_code
  await messenger.send({
    kind: 'mail',
    to: email,
    template: ALREADY_REGISTERED,
    language,
    params: {},
  })
}

/** The step ContactInfo. May be repeated until the account is open; a different phone must be verified again. */
export async function putContactInfo(
  deps: SignUpDeps,
  draft: Draft,
  request: ContactInfoRequest,
): Promise<
  | Invalid
  | Result<
      { playerId: string },
      | 'FORBIDDEN'
      | 'SIGN_UP_STEP'
      | 'TOO_MANY_REQUESTS'
      | 'error.country.blocked'
      | 'error.cpf.duplicate_found'
      | 'error.registration.player_already_exists'
    >
> {
  const { db, clock } = deps
  const refused = refuseCall(deps, draft, { playerId: request.playerId, call: 'CONTACT_INFO' })
  if (refused) return refused
  const market = marketOf(deps, draft.country_code)
  if (!market) return refuse('error.country.blocked')
  const phone = toPhone(request.mobilePhone)
  const cpf = request.cpf === undefined ? undefined : toCpf(request.cpf)
  const problems = contactProblems(draft, request, { market, phone, cpf, nowMs: clock() })
  const postalCode = toPostalCode(request.postalCode, draft.country_code)
  if (problems.length > 0 || phone === null || cpf === null || postalCode === null) {
    return invalid(problems)
  }
  // A phone number of a country that is not served is treated as residence there (GAP-054).
  if (!marketOf(deps, countryOfPhone(phone) ?? draft.country_code))
    return refuse('error.country.blocked')

  const key = `contact-info:${draft.id}`
  const waitMs = await takeFromWindows(db, [{ key, limit: CONTACT_ATTEMPTS }], clock())
  if (waitMs > 0) {
    return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }
  const taken = await findTaken(db, { phone, cpf, besides: draft.id })
  if (taken === 'cpf') return refuse('error.cpf.duplicate_found')
  // A code sent to the phone proves that the number is the person's own, so it is reported at the end.
  const isProved = riskSettingOf(deps, draft.country_code).verification !== 'EMAIL'
  if (taken === 'phone' && !isProved) return refuse('error.registration.player_already_exists')
  const contact = {
    street: request.street,
    city: request.city,
    postalCode,
    provinceCode: request.provinceCode,
    dateOfBirth: request.dateOfBirth,
    languageCode: request.languageCode,
    phone,
    cpf,
  }
  const { street, dateOfBirth: date_of_birth } = contact
  const identity = toIdentity({
    ...{ ...draft, street, postal_code: postalCode, date_of_birth, phone, cpf: cpf ?? null },
  })
  if ((await matchExcluded(deps, { ...identity, playerId: draft.id })).kind === 'SAME') {
    return refuse('error.registration.player_already_exists')
  }
  const updated = await updateContactInfo(db, draft.id, contact)
  return updated ? ok({ playerId: draft.id }) : refuse('SIGN_UP_STEP')
}

function contactProblems(
  draft: Draft,
  request: ContactInfoRequest,
  known: {
    market: Market
    phone: string | null
    cpf: string | null | undefined
    nowMs: number
  },
): FieldProblem[] {
  const { country_code: countryCode } = draft
  const problems = addressProblems(request, countryCode)
  const expect = (isGood: boolean, field: string, code: string) => {
    if (!isGood) problems.push({ field, code })
  }
  const today = localDay(known.nowMs, known.market.timeZone)
  const birth = birthProblem(request.dateOfBirth, {
    minimumAge: minimumAgeIn(known.market, request.provinceCode),
    today,
  })
  expect(birth === null, 'dateOfBirth', birth ?? '')
  expect(known.phone !== null, 'mobilePhone', 'invalid_phone')
  expect(known.cpf !== null, 'cpf', 'invalid_cpf')
  if (countryCode === 'BR') expect(known.cpf !== undefined, 'cpf', 'required')
  else expect(known.cpf === undefined, 'cpf', 'not_expected')
  expect(request.countryCode === countryCode, 'countryCode', 'mismatch')
  const speaks = known.market.languages.some((it) => it === request.languageCode)
  expect(speaks, 'languageCode', 'invalid_value')
  return problems
}

type CodeCall = From & { playerId: string; kind: 'mail' | 'sms' }

/**
 * Sends the code of the step Verification by mail or SMS. The owner of an account with that address gets a mail about
 * it instead, in the owner's language and by the same limits.
 */
export async function sendSignUpCode(
  deps: SignUpDeps,
  draft: Draft,
  { playerId, kind, visitor }: CodeCall,
): Promise<Result<null, 'FORBIDDEN' | 'SIGN_UP_STEP' | SendRefusal>> {
  const refused = refuseCall(deps, draft, { playerId, call: 'SEND_CODE' })
  if (refused) return refused
  const known = kind === 'mail' ? await findPlayerByEmail(deps.db, draft.email) : undefined
  const owner = known?.id === draft.id ? undefined : known
  const sent = await deps.codes.send({
    ...aboutCode(draft, kind),
    visitor,
    kind,
    template: owner ? ALREADY_REGISTERED : 'sign-up.code',
    language: owner?.language_code ?? draft.language_code,
  })
  return sent.ok ? ok(null) : sent
}

/** Verifies the code; the last missing one opens the account. */
export async function enterSignUpCode(
  deps: SignUpDeps,
  draft: Draft,
  { playerId, kind, visitor, code }: CodeCall & { code: string },
): Promise<
  Result<
    null,
    | 'FORBIDDEN'
    | 'SIGN_UP_STEP'
    | 'TOO_MANY_REQUESTS'
    | 'sms.code.invalid'
    | 'error.registration.excluded'
    | 'error.registration.player_already_exists'
  >
> {
  const { db, clock, messenger } = deps
  if (draft.id !== playerId) return refuse('FORBIDDEN')
  let current = draft
  if (stepOf(toFacts(deps, draft)) !== 'Complete') {
    const refused = refuseCall(deps, draft, { playerId, call: 'ENTER_CODE' })
    if (refused) return refused
    const about = aboutCode(draft, kind)
    const entered = await deps.codes.enter({ ...about, visitor, code })
    if (!entered.ok) return entered
    const mark = { draftId: draft.id, kind, to: about.to, now: new Date(clock()) }
    const marked = await markVerified(db, mark)
    // The phone was changed after this code was sent.
    if (!marked) return refuse('sms.code.invalid')
    current = marked
  }
  // Also for a call repeated after a lost response: a complete sign-up is opened.
  if (current.opened_at !== null || stepOf(toFacts(deps, current)) !== 'Complete') return ok(null)
  if (await deps.isListed(current)) return refuse('error.registration.excluded')
  // Checked again: since the details were entered, a matching player may have been excluded.
  const match = await matchExcluded(deps, { ...toIdentity(current), playerId: current.id })
  const isSame = match.kind === 'SAME'
  const duplicate = isSame ? [] : match.matches
  if (
    isSame ||
    (await openAccount(db, current, { nowMs: clock(), alike: duplicate })) === 'taken'
  ) {
    return refuse('error.registration.player_already_exists')
  }
  await messenger.send({
    kind: 'mail',
    to: current.email,
    template: duplicate.length === 0 ? 'sign-up.welcome' : 'sign-up.held',
    language: current.language_code,
    params: { name: current.first_name },
  })
  return ok(null)
}

/** The state of the sign-up, for a page that is reloaded. One that cannot be opened starts again. */
export async function readSignUp(
  deps: Pick<SignUpDeps, 'db' | 'risks'>,
  draft: Draft,
): Promise<SignUpState> {
  const facts = toFacts(deps, draft)
  const step = stepOf(facts)
  const isStuck = step === 'Complete' && draft.opened_at === null
  return {
    playerId: draft.id,
    currentStep: isStuck && (await isTaken(deps, draft)) ? 'Duplicated' : step,
    countryCode: draft.country_code,
    email: draft.email,
    mobilePhone: draft.phone,
    verification: facts.verification,
    emailVerified: facts.emailVerified,
    phoneVerified: facts.phoneVerified,
    bonusCode: draft.bonus_code,
    languageCode: draft.language_code,
    details: {
      firstName: draft.first_name,
      lastName: draft.last_name,
      marketingOptIn: draft.marketing_opt_in,
    },
    contactInfo: facts.hasContactInfo ? contactInfoOf(draft) : null,
  }
}

/** Whether another account has this e-mail address, phone or CPF. */
async function isTaken({ db }: Pick<SignUpDeps, 'db'>, draft: Draft): Promise<boolean> {
  const owner = await findPlayerByEmail(db, draft.email)
  if (owner && owner.id !== draft.id) return true
  const { phone, cpf, id: besides } = draft
  const found = await findTaken(db, { phone: phone ?? '', ...(cpf ? { cpf } : {}), besides })
  return found !== null
}

const contactInfoOf = (draft: Draft) => ({
  dateOfBirth: draft.date_of_birth ?? '',
  street: draft.street ?? '',
  city: draft.city ?? '',
  postalCode: draft.postal_code ?? '',
  provinceCode: draft.province_code,
  cpf: draft.cpf,
})

function toFacts(deps: Pick<SignUpDeps, 'risks'>, draft: Draft) {
  return {
    hasContactInfo: draft.phone !== null,
    emailVerified: draft.email_verified_at !== null,
    phoneVerified: draft.phone_verified_at !== null,
    verification: riskSettingOf(deps, draft.country_code).verification,
  }
}

function refuseCall(
  deps: Pick<SignUpDeps, 'risks'>,
  draft: Draft,
  { playerId, call }: { playerId: string; call: SignUpCall },
) {
  if (draft.id !== playerId) return refuse('FORBIDDEN')
  return mayCall(stepOf(toFacts(deps, draft)), call) ? null : refuse('SIGN_UP_STEP')
}

function aboutCode(draft: Draft, kind: 'mail' | 'sms') {
  return kind === 'mail'
    ? ({ purpose: 'SIGN_UP_EMAIL', subject: draft.id, to: draft.email } as const)
    : ({ purpose: 'SIGN_UP_PHONE', subject: draft.id, to: draft.phone ?? '' } as const)
}
