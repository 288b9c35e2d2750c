import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SentMessage } from '#contracts/messages.ts'
import { CAPTCHA_HEADER } from '#contracts/player-api/accounts.ts'
import { readOutbox } from '#sandbox/outbox/routes.ts'
import {
  type Answer,
  aPlatform,
  type OwnPlatform,
  openPlatform,
  PASSWORD,
} from '#tests/fixtures/running-platform.ts'

const MINUTE = 60_000
const PATH = '/v1/player/registration'
let it: OwnPlatform
let people = 0

beforeAll(async () => {
  it = await openPlatform()
})
afterAll(() => it?.close())

type Person = { email: string; phone: string }
const newPerson = (): Person => {
  people += 1
  return {
    email: `new-${people}@playhouse.test`,
    phone: `+3584012${String(people).padStart(5, '0')}`,
  }
}
const details = (email: string, more: object = {}) => ({
  countryCode: 'FI',
  firstName: 'Aino',
  lastName: "O'Virtanen",
  email,
  password: PASSWORD,
  languageCode: 'fi',
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  ...more,
})
const begin = (body: unknown, captcha: string | null = 'captcha-ok', from = '192.0.2.1') =>
  it.call('POST', PATH, {
    body,
    from,
    headers: captcha === null ? {} : { [CAPTCHA_HEADER]: captcha },
  })

type StartedSignUp = Person & { playerId: string; token: string }
async function startSignUp(more: object = {}): Promise<StartedSignUp> {
  const person = newPerson()
  const { status, body } = await begin(details(person.email, more))
  expect(status).toBe(201)
  return { ...person, playerId: String(body.playerId), token: String(body.token) }
}
const contact = ({ playerId, phone }: StartedSignUp, more: object = {}) => ({
  playerId,
  dateOfBirth: '1990-02-28',
  street: 'Mannerheimintie 1 A 5',
  city: 'Helsinki',
  postalCode: '00100',
  mobilePhone: phone,
  countryCode: 'FI',
  languageCode: 'fi',
  termsAndConditionsAccepted: true,
  ...more,
})
const put = (who: StartedSignUp, more: object = {}) =>
  it.call('PUT', PATH, { token: who.token, body: contact(who, more) })
const state = async (who: StartedSignUp) => (await it.call('GET', PATH, { token: who.token })).body
const sendCode = (who: StartedSignUp, by = 'sms') =>
  it.call('POST', `${PATH}/${by}_request`, { token: who.token, body: { playerId: who.playerId } })
const enterCode = (who: StartedSignUp, code: string, by = 'sms') =>
  it.call('POST', `${PATH}/${by}_verification`, {
    token: who.token,
    body: { playerId: who.playerId, code },
  })
const credentials = ({ email }: Person) => ({ email, password: PASSWORD })
const inbox = (to: string): Promise<SentMessage[]> => readOutbox(it.db, to)
const codeOf = async (to: string) => (await inbox(to))[0]?.params.code ?? 'none'
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const count = async (table: string) =>
  Number((await it.db.query<{ n: bigint }>(`select count(*) as n from platform.${table}`))[0]?.n)
const fieldsOf = ({ body }: Answer) =>
  (body.validationErrors as { field: string }[]).map((e) => e.field)

async function signedUp(more: object = {}): Promise<StartedSignUp> {
  const who = await startSignUp(more)
  expect((await put(who)).status).toBe(200)
  expect((await sendCode(who)).status).toBe(204)
  expect((await enterCode(who, await codeOf(who.phone))).status).toBe(204)
  return who
}

describe('a sign-up', () => {
  test('goes step by step, and ends with an account that can sign in', async () => {
    const who = await startSignUp({ bonusCode: 'WELCOME-7', affiliateReg: true })
    expect(await state(who)).toMatchObject({ currentStep: 'ContactInfo', bonusCode: 'WELCOME-7' })
    expect((await put(who)).body).toEqual({ playerId: who.playerId })
    expect(await state(who)).toMatchObject({ currentStep: 'Verification', mobilePhone: who.phone })
    // Sign-in is not possible before the sign-up is complete.
    const early = await it.call('POST', '/identity/sign_in', {
      body: { email: who.email, password: PASSWORD },
    })
    expect(early.status).toBe(401)
    await sendCode(who)
    expect((await enterCode(who, await codeOf(who.phone))).status).toBe(204)
    expect(await state(who)).toMatchObject({ currentStep: 'Complete', phoneVerified: true })

    const { idToken, firstLogin } = await it.signIn(who.email)
    expect(firstLogin).toBe(true)
    const profile = await it.call('GET', '/v1/player/profile', { token: idToken })
    expect(profile.body).toMatchObject({
      personid: who.playerId,
      countryCode: 'FI',
      currencyCode: 'EUR',
      languageCode: 'fi',
      displayName: 'Aino',
      termsAndConditionsAcceptedVersion: '1.0',
      affiliateReg: true,
    })
    const balance = await it.call('GET', '/v1/player/wallet/balance', { token: idToken })
    expect(balance.body).toMatchObject({ currency: 'EUR', balanceMap: { main: [{ cash: 0 }] } })
    expect((await inbox(who.email)).map((m) => m.template)).toEqual(['sign-up.welcome'])
  })

  test.each([
    ['NO', 'no', 'NOK', { postalCode: '0150', mobilePhone: '+4740612345' }],
    ['NZ', 'nz', 'NZD', { postalCode: '6011', mobilePhone: '+64211234567' }],
    [
      'CA',
      'caf',
      'CAD',
      { postalCode: 'H2X 1Y4', provinceCode: 'QC', mobilePhone: '+14165550134' },
    ],
  ])(
    'in %s opens a wallet in the currency of the market',
    async (country, language, currency, info) => {
      const where = { countryCode: country, languageCode: language }
      const who = await startSignUp(where)
      expect(await put(who, { ...where, ...info })).toMatchObject({ status: 200 })
      await sendCode(who)
      expect((await enterCode(who, await codeOf(info.mobilePhone))).status).toBe(204)
      const { idToken } = await it.signIn(who.email)
      const balance = await it.call('GET', '/v1/player/wallet/balance', { token: idToken })
      expect(balance.body.currency).toBe(currency)
    },
  )

  test('records the consents, with version, time and origin', async () => {
    const before = it.clock.now()
    const who = await startSignUp({ marketingOptIn: true })
    it.clock.travel(MINUTE)
    await put(who)
    await sendCode(who)
    await enterCode(who, await codeOf(who.phone))
    const consents = await it.db.query(
      'select kind, version, granted, at, visitor from platform.consent where player_id = $1 order by kind',
      [who.playerId],
    )
    const common = { version: '1.0', granted: true, at: new Date(before), visitor: '192.0.2.1' }
    expect(consents).toEqual(
      ['COOKIE_POLICY', 'MARKETING', 'TERMS'].map((kind) => ({ kind, ...common })),
    )
  })

  test('without marketing consent subscribes to nothing but responsible gaming', async () => {
    const who = await signedUp()
    const rows = await it.db.query(
      'select channel, communication_type from platform.subscription where player_id = $1 and enabled',
      [who.playerId],
    )
    expect(rows).toEqual([{ channel: 'EMAIL', communication_type: 'RESPONSIBLE_GAMING' }])
  })

  test('skips no step: no code before the contact details, nothing after the end', async () => {
    const who = await startSignUp()
    for (const early of [await sendCode(who), await enterCode(who, '123456')]) {
      expect(early).toMatchObject({ status: 409, body: { code: 'SIGN_UP_STEP' } })
    }
    const done = await signedUp()
    for (const late of [await put(done), await sendCode(done)]) {
      expect(late).toMatchObject({ status: 409, body: { code: 'SIGN_UP_STEP' } })
    }
    // A lost response: repeating the request changes nothing.
    expect((await enterCode(done, '123456')).status).toBe(204)
    expect(await count(`player where id = '${done.playerId}'`)).toBe(1)
  })

  test('signs in by its own token, once, and not before the account is open', async () => {
    const who = await startSignUp()
    const signIn = () => it.call('POST', `${PATH}/sign_in`, { token: who.token, from: '192.0.2.9' })
    expect(await signIn()).toMatchObject({ status: 409, body: { code: 'SIGN_UP_STEP' } })
    await put(who)
    await sendCode(who)
    await enterCode(who, await codeOf(who.phone))
    const first = await signIn()
    const about = { firstLogin: true, lastLoginAt: null, termsVersion: '1.0' }
    expect(first).toMatchObject({ status: 200, body: about })
    const token = String(first.body.idToken)
    const log = await it.call('GET', '/v1/player/latest-activity-log', { token })
    expect(JSON.stringify(log.body)).toContain('192.0.2.9')
    expect((await signIn()).status).toBe(401)
    const again = await it.signIn(who.email)
    expect(again.firstLogin).toBe(false)
    expect(log.body).toMatchObject([{ loginDate: again.lastLoginAt }])
  })

  test('signs in by its token for a quarter of an hour, and not to a closed account', async () => {
    const late = await signedUp()
    it.clock.travel(15 * MINUTE)
    const asLate = await it.call('POST', `${PATH}/sign_in`, { token: late.token })
    expect(asLate).toMatchObject({ status: 409, body: { code: 'SIGN_UP_STEP' } })
    const closed = await signedUp()
    await it.platform.players.changeStatus({ playerId: closed.playerId, status: 'CLOSED' })
    const asClosed = await it.call('POST', `${PATH}/sign_in`, { token: closed.token })
    expect(asClosed).toMatchObject({ status: 403, body: { code: 'error.account.closed' } })
  })

  test('returns the entered data for a form that is reopened, and never the password', async () => {
    const who = await startSignUp({ marketingOptIn: true })
    expect(await state(who)).toMatchObject({
      details: { firstName: 'Aino', lastName: "O'Virtanen", marketingOptIn: true },
      languageCode: 'fi',
      contactInfo: null,
    })
    await put(who)
    const known = await state(who)
    expect(known.contactInfo).toEqual({
      dateOfBirth: '1990-02-28',
      street: 'Mannerheimintie 1 A 5',
      city: 'Helsinki',
      postalCode: '00100',
      provinceCode: null,
      cpf: null,
    })
    expect(JSON.stringify(known)).not.toMatch(/password|argon2/i)
  })

  test('expires after a day: its token opens nothing any more', async () => {
    const who = await startSignUp()
    it.clock.travel(24 * 60 * MINUTE)
    expect((await put(who)).status).toBe(401)
  })

  test('of two with one e-mail only the first opens an account', async () => {
    const [one, two] = [await startSignUp(), await startSignUp()]
    await it.db.query('update platform.sign_up_draft set email = $1 where id = $2', [
      one.email,
      two.playerId,
    ])
    for (const who of [one, two]) {
      await put(who)
      await sendCode(who)
    }
    expect((await enterCode(one, await codeOf(one.phone))).status).toBe(204)
    expect(await enterCode(two, await codeOf(two.phone))).toMatchObject({
      status: 409,
      body: { code: 'error.registration.player_already_exists' },
    })
    expect(await count(`player where id = '${two.playerId}'`)).toBe(0)
    expect(await count(`wallet_account where player_id = '${two.playerId}'`)).toBe(0)
  })
})

describe('codes of a sign-up', () => {
  test('a wrong one says so; after five the right one is refused too', async () => {
    const who = await startSignUp()
    await put(who)
    await sendCode(who)
    const code = await codeOf(who.phone)
    for (let n = 0; n < 5; n += 1) {
      expect(await enterCode(who, wrong(code))).toMatchObject({
        status: 400,
        body: { code: 'sms.code.invalid' },
      })
    }
    const late = await enterCode(who, code)
    expect(late.status).toBe(429)
    expect(Number(late.response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await state(who)).toMatchObject({ currentStep: 'Verification', phoneVerified: false })
  })

  test('the fourth message in a row is refused with the code of the seeds', async () => {
    const who = await startSignUp()
    await put(who)
    for (let n = 0; n < 3; n += 1) {
      expect((await sendCode(who)).status).toBe(204)
      it.clock.travel(MINUTE)
    }
    const fourth = await sendCode(who)
    expect(fourth).toMatchObject({ status: 429, body: { code: 'sms.max.attempts.reached' } })
    expect(fourth.response.headers.get('retry-after')).not.toBeNull()
    // Another number starts with new limits (GAP-055).
    const { phone } = newPerson()
    await put(who, { mobilePhone: phone })
    expect((await sendCode(who)).status).toBe(204)
  })

  test('a code for the previous number does not verify the new one', async () => {
    const who = await startSignUp()
    await put(who)
    await sendCode(who)
    const code = await codeOf(who.phone)
    await put(who, { mobilePhone: newPerson().phone })
    expect((await enterCode(who, code)).status).toBe(400)
    expect(await state(who)).toMatchObject({ phoneVerified: false })
  })

  test('a code by mail verifies the address and not the phone', async () => {
    const who = await startSignUp()
    await put(who)
    await sendCode(who, 'email')
    expect((await enterCode(who, await codeOf(who.email), 'sms')).status).toBe(400)
    expect((await enterCode(who, await codeOf(who.email), 'email')).status).toBe(204)
    expect(await state(who)).toMatchObject({ emailVerified: true, currentStep: 'Verification' })
  })

  test('of another person cannot be requested, entered or read', async () => {
    const [mine, theirs] = [await startSignUp(), await startSignUp()]
    await put(mine)
    await put(theirs)
    const stranger = { ...mine, playerId: theirs.playerId }
    expect((await sendCode(stranger)).status).toBe(403)
    expect((await enterCode(stranger, '123456')).status).toBe(403)
    expect((await put(stranger)).status).toBe(403)
    expect(await inbox(theirs.phone)).toEqual([])
    expect(JSON.stringify(await state(mine))).not.toContain(theirs.email)
  })
})

describe('a refused sign-up', () => {
  test.each(['DE', 'BR', 'SE', 'US', 'KP', 'ZZ'])('%s is not served', async (countryCode) => {
    const before = await count('sign_up_draft')
    const answer = await begin(details(newPerson().email, { countryCode }))
    expect(answer).toMatchObject({ status: 403, body: { code: 'error.country.blocked' } })
    expect(await count('sign_up_draft')).toBe(before)
  })

  test('a phone of a country that is not served', async () => {
    const who = await startSignUp()
    expect(await put(who, { mobilePhone: '+4915112345678' })).toMatchObject({
      status: 403,
      body: { code: 'error.country.blocked' },
    })
  })

  test('known and unknown addresses get the same answer, and the owner is notified once a day', async () => {
    const owner = await signedUp()
    const [known, unknown] = [owner.email.toUpperCase(), newPerson().email]
    for (let n = 0; n < 2; n += 1) {
      const answers = [await begin(details(known)), await begin(details(unknown))]
      for (const { status, body } of answers) {
        expect([status, Object.keys(body).sort()]).toEqual([201, ['playerId', 'token']])
      }
    }
    await it.platform.idle()
    const templates = (await inbox(owner.email)).map((m) => m.template)
    expect(templates).toEqual(['sign-up.already-registered', 'sign-up.welcome'])
    expect(await inbox(unknown)).toEqual([])
    // The account is still its owner's: the new password opens nothing.
    const again = await it.call('POST', '/identity/sign_in', {
      body: { email: owner.email, password: `${PASSWORD}-of-another` },
    })
    expect(again.status).toBe(401)
  })

  test('where a code goes to the address, its owner gets the mail instead', async () => {
    const owner = await signedUp()
    const who = await startSignUp({ email: owner.email, languageCode: 'en' })
    expect((await put(who)).status).toBe(200)
    expect((await sendCode(who, 'email')).status).toBe(204)
    await it.platform.idle()
    const [mail] = await inbox(owner.email)
    expect(mail).toMatchObject({ template: 'sign-up.already-registered', language: 'fi' })
    expect((await sendCode(who, 'email')).status).toBe(429)
  })

  test('asking whether an address has an account costs a captcha each time', async () => {
    const who = await signedUp()
    const answers = [
      await begin(details(who.email), null),
      await begin(details(newPerson().email), null),
    ]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(answers[0]).toMatchObject({ status: 403, body: { code: 'error.captcha.validation' } })
    expect(answers[0]?.body.message).toContain('explicit deny')
  })

  test('a phone that has an account', async () => {
    const owner = await signedUp()
    const who = await startSignUp()
    expect((await put(who, { mobilePhone: owner.phone })).status).toBe(200)
    // The phone has just received the owner's own code.
    it.clock.travel(MINUTE)
    expect((await sendCode(who)).status).toBe(204)
    // Only a person who can read messages sent there learns that there is an account.
    expect(await enterCode(who, await codeOf(owner.phone))).toMatchObject({
      status: 409,
      body: { code: 'error.registration.player_already_exists' },
    })
    expect((await state(who)).currentStep).toBe('Duplicated')
  })

  test('one sign-up cannot request codes for many phones', async () => {
    const owner = await signedUp()
    const who = await startSignUp()
    for (let n = 0; n < 10; n += 1) await put(who, { mobilePhone: owner.phone })
    expect((await put(who, { mobilePhone: owner.phone })).status).toBe(429)
  })

  test('a self-excluded person, under another e-mail and phone', async () => {
    const excluded = await signedUp({ firstName: 'Very', lastName: 'Unique' })
    await it.platform.players.changeStatus({
      playerId: excluded.playerId,
      status: 'SELF_EXCLUDED',
    })
    const again = await startSignUp({ firstName: 'VERY', lastName: 'unique' })
    expect(await put(again)).toMatchObject({
      status: 409,
      body: { code: 'error.registration.player_already_exists' },
    })
    const other = await startSignUp({ firstName: 'VERY', lastName: 'unique' })
    expect((await put(other, { dateOfBirth: '1990-02-27' })).status).toBe(200)
  })

  test('a minor, on the day before the birthday', async () => {
    const who = await startSignUp()
    const tooYoung = await put(who, { dateOfBirth: '2099-01-01' })
    expect(tooYoung).toMatchObject({ status: 400 })
    const year = new Date(it.clock.now()).getUTCFullYear()
    const minor = await put(who, { dateOfBirth: `${year - 18}-12-31` })
    expect(minor.body.validationErrors).toEqual([{ field: 'dateOfBirth', code: 'too_young' }])
    expect(await state(who)).toMatchObject({ currentStep: 'ContactInfo', mobilePhone: null })
  })
})

const HOSTILE: [name: string, value: unknown][] = [
  ['nothing', ''],
  ['a number', 7],
  ['a list', []],
  ['null', null],
  ['script', '<script>alert(1)</script>'],
  ['SQL', "x'); drop table platform.player; --"],
  ['NUL', 'a\0b'],
  ['right-to-left override', '\u202Etxt.exe'],
  ['emoji', '🎰🎰🎰'],
  ['half a letter', 'a\ud800'],
  ['one line too many', 'a\r\nbcc: x@evil.test'],
  ['very long', 'a'.repeat(14_000)],
]

describe.each(HOSTILE)('%s', (_, value) => {
  test('is refused in each field of the details, at that field, and nothing is stored', async () => {
    const before = [await count('sign_up_draft'), await count('message')]
    const { email } = newPerson()
    for (const field of [
      'countryCode',
      'firstName',
      'lastName',
      'email',
      'languageCode',
      'termsAndConditions',
      'marketingOptIn',
      'bonusCode',
      'affiliateReg',
    ]) {
      const answer = await begin(details(email, { [field]: value }))
      expect([field, answer.status]).toEqual([field, 400])
      const fields = fieldsOf(answer)
      // A text that cannot be stored at all is refused before its field is known.
      if (fields[0] !== '') expect(fields).toContain(field)
    }
    expect([await count('sign_up_draft'), await count('message')]).toEqual(before)
  })

  test('is refused in each field of the contact details, and nothing is stored', async () => {
    const who = await startSignUp()
    for (const field of [
      'dateOfBirth',
      // A street may contain any words: only names are checked for program text.
      ...(String(value).includes('drop table') ? [] : ['street', 'city']),
      'postalCode',
      'mobilePhone',
      'countryCode',
      'languageCode',
      'cpf',
      'provinceCode',
      'termsAndConditionsAccepted',
    ]) {
      const answer = await put(who, { [field]: value })
      expect([field, answer.status]).toEqual([field, 400])
    }
    expect(await state(who)).toMatchObject({ currentStep: 'ContactInfo', mobilePhone: null })
  })
})

test('a megabyte is refused before it is read, and so is an unknown field', async () => {
  const { email } = newPerson()
  expect((await begin(details(email, { firstName: 'a'.repeat(1_000_000) }))).status).toBe(413)
  for (const extra of [
    { status: 'REGISTERED' },
    { playerId: 'x' },
    { currency: 'EUR' },
    { isAdmin: true },
  ]) {
    expect((await begin(details(email, extra))).status).toBe(400)
  }
})

test.each([
  ['termsAndConditions', false],
  ['cookiePolicyAccepted', false],
  ['termsAndConditionsAcceptedVersion', '0.9'],
  ['password', 'weakpassword'],
  ['languageCode', 'ja'],
])('a sign-up with %s %s is refused there', async (field, value) => {
  expect(fieldsOf(await begin(details(newPerson().email, { [field]: value })))).toEqual([field])
})

describe('the proof of work', () => {
  const solve = async (skip = 0) => {
    const { body } = await it.call('GET', `${PATH}/challenge`)
    const { challenge, difficulty } = body as { challenge: string; difficulty: number }
    expect(difficulty).toBe(16)
    const solutions: string[] = []
    for (let n = 0; solutions.length <= skip; n += 1) {
      const digest = createHash('sha256').update(`${challenge}.${n}`).digest()
      if (digest[0] === 0 && digest[1] === 0) solutions.push(`${challenge}.${n}`)
    }
    return solutions
  }

  test('opens one sign-up, whichever of its answers is reused', async () => {
    const [first = '', second = ''] = await solve(1)
    expect((await begin(details(newPerson().email), first)).status).toBe(201)
    expect((await begin(details(newPerson().email), first)).status).toBe(403)
    expect((await begin(details(newPerson().email), second)).status).toBe(403)
  })

  test('is not used up by a form that has to be corrected', async () => {
    const [token = ''] = await solve()
    expect((await begin(details(newPerson().email, { firstName: '7' }), token)).status).toBe(400)
    expect((await begin(details(newPerson().email), token)).status).toBe(201)
  })

  test('is refused unsolved, altered, forged, or too late', async () => {
    const [token = ''] = await solve()
    const [terms = '', seal = '', answer = ''] = token.split('.')
    const [nonce, , expiresAt] = JSON.parse(Buffer.from(terms, 'base64url').toString())
    const easy = Buffer.from(JSON.stringify([nonce, 0, expiresAt])).toString('base64url')
    const wrongs = [
      `${terms}.${seal}.${Number(answer) + 1}`,
      `${easy}.${seal}.${answer}`,
      `${terms}.${'a'.repeat(43)}.${answer}`,
      'captcha-oK',
      'a'.repeat(5_000),
    ]
    for (const wrongOne of wrongs) {
      expect((await begin(details(newPerson().email), wrongOne)).status).toBe(403)
    }
    it.clock.travel(10 * MINUTE)
    expect((await begin(details(newPerson().email), token)).status).toBe(403)
  })
})

test('the eleventh in a minute from one address gets the time to wait; others are not affected', async () => {
  const limited = await aPlatform(it.db, {
    clock: it.clock.now,
    rateLimits: { forms: { limit: 10, windowMs: MINUTE } },
  })
  const attempt = (from: string) => limited.call('POST', PATH, { body: details('x@y.test'), from })
  // A customer's IPv6 network counts as one address.
  const statuses = []
  for (let n = 0; n < 11; n += 1) statuses.push((await attempt(`2001:db8:7:7::${n}`)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429])
  const refused = await attempt('2001:db8:7:7::ffff')
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await attempt('2001:db8:7:8::1')).status).toBe(403)
  await limited.platform.close()
})

test('no log line holds a code, a token, a password or an address', async () => {
  const who = await signedUp()
  for (const secret of [who.token, PASSWORD, who.phone, who.email, await codeOf(who.phone)]) {
    expect(it.logged()).not.toContain(secret)
  }
})

describe('where the operator configures what a sign-up verifies (SUP-13, SUP-14)', () => {
  let usual: OwnPlatform
  beforeAll(async () => {
    usual = it
    it = { ...usual, ...(await aPlatform(usual.db, { signUpRisks: { FI: 'HIGH', NO: 'LOW' } })) }
  })
  afterAll(async () => {
    await it.platform.close()
    it = usual
  })
  const setting = async (country: string) =>
    (await it.call('GET', `/v1/player/markets/risk-setting?siteId=1&countryCode=${country}`)).body

  test('HIGH opens the account only after both codes, in either order', async () => {
    expect(await setting('FI')).toMatchObject({ riskSetting: 'HIGH', verification: 'BOTH' })
    const who = await startSignUp()
    expect((await put(who)).status).toBe(200)
    await sendCode(who, 'email')
    expect((await enterCode(who, await codeOf(who.email), 'email')).status).toBe(204)
    expect(await state(who)).toMatchObject({ currentStep: 'Verification', emailVerified: true })
    expect((await it.call('POST', '/identity/sign_in', { body: credentials(who) })).status).toBe(
      401,
    )
    await sendCode(who)
    expect((await enterCode(who, await codeOf(who.phone))).status).toBe(204)
    expect(await state(who)).toMatchObject({ currentStep: 'Complete', phoneVerified: true })
    expect((await it.call('POST', '/identity/sign_in', { body: credentials(who) })).status).toBe(
      200,
    )
  })

  test('LOW opens it after the code by mail, and no other market changes', async () => {
    expect(await setting('NO')).toMatchObject({ riskSetting: 'LOW', verification: 'EMAIL' })
    expect(await setting('CA')).toMatchObject({ riskSetting: 'MEDIUM', verification: 'SMS' })
    const who = await startSignUp({ countryCode: 'NO', languageCode: 'no' })
    const there = { countryCode: 'NO', languageCode: 'no', city: 'Oslo', postalCode: '0150' }
    const phone = who.phone.replace('+3584012', '+474012')
    expect((await put(who, { ...there, mobilePhone: phone.slice(0, 11) })).status).toBe(200)
    await sendCode(who, 'email')
    expect((await enterCode(who, await codeOf(who.email), 'email')).status).toBe(204)
    expect(await state(who)).toMatchObject({ currentStep: 'Complete', phoneVerified: false })
  })
})
