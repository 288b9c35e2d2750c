import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { SentMessage } from '#contracts/messages.ts'
import type { Subscription } from '#contracts/player-api/account-area.ts'
import { readOutbox } from '#sandbox/outbox/routes.ts'
import {
  type Answer,
  type APlayer,
  listen,
  type OwnPlatform,
  openPlatform,
  PASSWORD,
  SITE_ORIGIN,
} from '#tests/fixtures/running-platform.ts'

const MINUTE = 60_000
const NEW = 'Another-house-2'

let it: OwnPlatform
let published: Readonly<Record<string, string>> = {}
let people = 0

beforeAll(async () => {
  it = await openPlatform({ publishedTerms: async (country) => published[country] ?? null })
})
afterAll(() => it?.close())

const aPhone = () => {
  people += 1
  return `+3584066${String(people).padStart(5, '0')}`
}
type Signed = { playerId: string; email: string; token: string; refreshToken: string }
async function signedIn(what: APlayer = {}): Promise<Signed> {
  const player = await it.aPlayer(what)
  const { idToken, refreshToken } = await it.signIn(player.email)
  return { ...player, token: idToken, refreshToken }
}
const get = (who: { token: string }, path: string) =>
  it.call('GET', `/v1/player/${path}`, { token: who.token })
const send = (who: { token: string }, method: string, path: string, body?: unknown) =>
  it.call(method, `/v1/player/${path}`, {
    token: who.token,
    ...(body === undefined ? {} : { body }),
  })
const inbox = async (to: string): Promise<SentMessage[]> => {
  await it.platform.idle()
  return readOutbox(it.db, to)
}
const codeOf = async (to: string) => (await inbox(to))[0]?.params.code ?? 'none'
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const problems = ({ body }: Answer) => body.validationErrors as { field: string; code: string }[]
const person = async (who: { token: string }) => (await get(who, 'person')).body

describe('the person', () => {
  test('is shown as it was registered', async () => {
    const phone = aPhone()
    const who = await signedIn({ phone })
    expect(await person(who)).toEqual({
      email: who.email,
      firstName: 'Aino',
      lastName: 'Virtanen',
      dateOfBirth: '1990-02-28',
      mobilePhone: phone,
      phoneVerified: true,
      street: 'Mannerheimintie 1 A 5',
      city: 'Helsinki',
      postalCode: '00100',
      provinceCode: null,
      countryCode: 'FI',
      languageCode: 'fi',
    })
  })

  test('changes address, one part at a time', async () => {
    const who = await signedIn({ phone: aPhone() })
    const moved = await send(who, 'PATCH', 'address', {
      street: 'Kauppiaskatu 2',
      city: 'Turku',
      postalCode: '20100',
    })
    expect(moved.status).toBe(204)
    expect((await send(who, 'PATCH', 'address', { street: 'Linnankatu 3' })).status).toBe(204)
    expect(await person(who)).toMatchObject({
      street: 'Linnankatu 3',
      city: 'Turku',
      postalCode: '20100',
      countryCode: 'FI',
    })
  })

  test('has a province in Canada only, and of age there', async () => {
    const canada = { countryCode: 'CA', currency: 'CAD', languageCode: 'en' } as const
    // A person without an address changes only the province.
    const bare = await signedIn({ ...canada, provinceCode: 'ON' })
    expect((await send(bare, 'PATCH', 'address', { provinceCode: 'QC' })).status).toBe(204)
    expect(await person(bare)).toMatchObject({ provinceCode: 'QC' })
    expect((await get(bare, 'profile')).body.provinceCode).toBe('QC')
    for (const provinceCode of ['XX', 'qc']) {
      const answer = await send(bare, 'PATCH', 'address', { provinceCode })
      expect(problems(answer)).toEqual([{ field: 'provinceCode', code: 'invalid_value' }])
    }
    const young = await signedIn({ ...canada, provinceCode: 'QC', phone: aPhone() })
    await it.db.query(
      "update platform.player_person set date_of_birth = '2008-01-01' where player_id = $1",
      [young.playerId],
    )
    const answer = await send(young, 'PATCH', 'address', { provinceCode: 'ON' })
    expect(problems(answer)).toEqual([{ field: 'provinceCode', code: 'too_young' }])
    const finn = await send(await signedIn(), 'PATCH', 'address', { provinceCode: 'ON' })
    expect(problems(finn)).toEqual([{ field: 'provinceCode', code: 'not_expected' }])
  })

  test('changes neither country, name, birth nor e-mail', async () => {
    const who = await signedIn()
    for (const more of [
      { countryCode: 'CA' },
      { dateOfBirth: '1980-01-01' },
      { firstName: 'Eve' },
      { email: 'eve@playhouse.test' },
      { playerId: randomUUID() },
    ]) {
      const answer = await send(who, 'PATCH', 'address', { city: 'Turku', ...more })
      expect(answer.status).toBe(400)
    }
    expect((await send(who, 'PATCH', 'address', {})).status).toBe(400)
    expect((await person(who)).city).toBe('')
  })

  test.each([
    ['FI', 'fi', 'en', 'en'],
    ['FI', 'en', 'fi', 'fi'],
    ['CA', 'en', 'fr', 'caf'],
    ['CA', 'caf', 'en', 'en'],
    ['NZ', 'nz', 'en', 'nz'],
  ])('of %s speaking %s asks for %s and gets %s', async (countryCode, before, outbound, after) => {
    const who = await signedIn({ countryCode, languageCode: before })
    expect((await send(who, 'POST', 'language', { language: outbound })).status).toBe(204)
    expect((await person(who)).languageCode).toBe(after)
  })
  test.each(['sv', 'caf', 'fr', 'xx'])('of FI does not get %s', async (language) => {
    const who = await signedIn()
    expect(problems(await send(who, 'POST', 'language', { language }))).toEqual([
      { field: 'language', code: 'invalid_value' },
    ])
    expect((await person(who)).languageCode).toBe('fi')
  })
})

describe('the password', () => {
  const change = (who: { token: string }, oldPassword: string, newPassword: string) =>
    send(who, 'POST', 'password', { oldPassword, newPassword })

  test('changes with the old one, ends the other sessions and is confirmed by mail', async () => {
    const who = await signedIn()
    const other = await it.signIn(who.email)
    expect((await change(who, PASSWORD, NEW)).status).toBe(204)
    expect((await get(who, 'profile')).status).toBe(200)
    expect((await get({ token: other.idToken }, 'profile')).status).toBe(401)
    const refresh = { body: { refreshToken: other.refreshToken } }
    expect((await it.call('POST', '/identity/refresh', refresh)).status).toBe(401)
    await it.signIn(who.email, NEW)
    expect((await inbox(who.email)).map((m) => m.template)).toEqual(['password-changed'])
  })

  test('a wrong old one is refused, and cannot be guessed, sequentially or in parallel', async () => {
    const who = await signedIn()
    const { idToken } = await it.signIn(who.email)
    const other = { token: idToken }
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => change(who, `Guess-${n}-x`, NEW)),
    )
    const codes = guesses.map((a) => a.body.code)
    expect(codes.filter((it) => it === 'error.old_password.incorrect')).toHaveLength(5)
    expect(codes.filter((it) => it === 'TOO_MANY_REQUESTS')).toHaveLength(7)
    expect((await change(who, PASSWORD, NEW)).status).toBe(429)
    // Another session of the same player shares the count, so does another form; it expires with time.
    expect((await change(other, PASSWORD, NEW)).status).toBe(429)
    const phone = { mobilePhone: aPhone(), password: PASSWORD }
    expect((await send(other, 'POST', 'phone_number', phone)).status).toBe(429)
    it.clock.travel(15 * MINUTE)
    expect((await change(who, PASSWORD, NEW)).status).toBe(204)
  })

  test('guesses in an open session count as guesses at the sign-in, too (R16)', async () => {
    const who = await signedIn()
    for (let n = 0; n < 5; n += 1) await change(who, `Guess-${n}-x`, NEW)
    const body = { email: who.email, password: PASSWORD }
    const locked = await it.call('POST', '/identity/sign_in', { body })
    expect(locked.body.code).toBe('error.sign.in.attempt.count.exceeded')
    // And the other way round: failed sign-ins count for guesses in a session.
    const other = await signedIn()
    for (let n = 0; n < 5; n += 1) {
      const guess = { email: other.email, password: `Guess-${n}-x` }
      await it.call('POST', '/identity/sign_in', { body: guess })
    }
    const late = await change(other, 'Guess-6-x', NEW)
    expect(late).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(late.response.headers.get('retry-after')).toBe('900')
  })

  test.each([
    ['Ab1', 'too_small'],
    [`Aa1${'x'.repeat(62)}`, 'too_big'],
    ['alllower1', 'weak_password'],
    [PASSWORD, 'same_password'],
  ])('%.12s is refused at its field: %s', async (password, code) => {
    const who = await signedIn()
    const answer = await change(who, PASSWORD, password)
    expect(problems(answer)).toEqual([{ field: 'newPassword', code }])
    await it.signIn(who.email)
  })

  test('two at once: one wins', async () => {
    const who = await signedIn()
    const wanted = ['First-of-two-1', 'Second-of-two-2']
    const answers = await Promise.all(wanted.map((p) => change(who, PASSWORD, p)))
    expect(answers.map((a) => a.status).sort()).toEqual([204, 400])
    const winner = answers[0]?.status === 204 ? 0 : 1
    await it.signIn(who.email, wanted[winner])
  })

  test('a change invalidates reset keys that were issued before', async () => {
    const who = await signedIn()
    await it.call('POST', '/v1/player/password_reset', { body: { email: who.email } })
    const link = (await inbox(who.email))[0]?.params.link ?? 'http://none'
    const resetKey = new URL(link).searchParams.get('key')
    expect((await change(who, PASSWORD, NEW)).status).toBe(204)
    const late = await it.call('POST', '/v1/player/password_reset/new_password/email', {
      body: { resetKey, password: 'Stolen-house-3' },
    })
    expect(late.body.code).toBe('error.password.reset')
  })
})

describe('the phone', () => {
  const ask = (who: { token: string }, mobilePhone: string, password = PASSWORD) =>
    send(who, 'POST', 'phone_number', { mobilePhone, countryCode: 'FI', password })
  const verify = (who: { token: string }, smsVerificationId: unknown, code: string) =>
    send(who, 'POST', 'sms_verification', { smsVerificationId, code })
  async function asked(what: APlayer = {}) {
    const who = await signedIn(what)
    const phone = aPhone()
    const { status, body } = await ask(who, phone)
    expect(status).toBe(200)
    return { ...who, phone, id: String(body.smsVerificationId) }
  }

  test('changes once the code is proved, not before; a mail says so', async () => {
    const before = aPhone()
    const who = await asked({ phone: before })
    expect(await person(who)).toMatchObject({ mobilePhone: before })
    const code = await codeOf(who.phone)
    expect((await verify(who, who.id, wrong(code))).body.code).toBe('sms.code.invalid')
    expect((await verify(who, who.id, code)).status).toBe(204)
    expect(await person(who)).toMatchObject({ mobilePhone: who.phone, phoneVerified: true })
    expect((await verify(who, who.id, code)).body.code).toBe('sms.code.invalid')
    const mail = (await inbox(who.email))[0]
    expect(mail).toMatchObject({
      template: 'phone-changed',
      params: { ending: who.phone.slice(-3) },
    })
    expect(problems(await ask(who, who.phone))).toEqual([{ field: 'mobilePhone', code: 'same' }])
  })

  test('does not change with an open session but without the password: no code is sent (ASVS 7.5.1)', async () => {
    const who = await signedIn({ phone: aPhone() })
    const wanted = aPhone()
    const body = { mobilePhone: wanted, countryCode: 'FI' }
    const without = await send(who, 'POST', 'phone_number', body)
    expect(problems(without)).toMatchObject([{ field: 'password' }])
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ask(who, wanted, `Guess-${n}-x`)),
    )
    const codes = guesses.map((a) => a.body.code)
    expect(codes.filter((it) => it === 'error.old_password.incorrect')).toHaveLength(5)
    expect(codes.filter((it) => it === 'TOO_MANY_REQUESTS')).toHaveLength(3)
    expect((await ask(who, wanted)).status).toBe(429)
    expect(await inbox(wanted)).toEqual([])
    it.clock.travel(15 * MINUTE)
    expect((await ask(who, wanted)).status).toBe(200)
    expect(await inbox(wanted)).toHaveLength(1)
  })

  test('of another player gets the same answer, and is refused once its code is verified', async () => {
    const owned = aPhone()
    const owner = await signedIn({ phone: owned })
    const [who, free] = [await signedIn(), await signedIn()]
    const [taken, open] = [await ask(who, owned), await ask(free, aPhone())]
    const shape = ({ status, body }: Answer) => ({ status, fields: Object.keys(body) })
    expect(shape(taken)).toEqual(shape(open))
    const id = taken.body.smsVerificationId
    const code = await codeOf(owned)
    expect((await verify(who, id, wrong(code))).body.code).toBe('sms.code.invalid')
    expect(await verify(who, id, code)).toMatchObject({
      status: 409,
      body: { code: 'error.registration.player_already_exists' },
    })
    expect(await person(owner)).toMatchObject({ mobilePhone: owned })
    expect(await person(who)).toMatchObject({ mobilePhone: null })
  })

  test('two requests for one number at once: one gets it', async () => {
    const [one, two] = [await asked(), await signedIn()]
    const code = await codeOf(one.phone)
    it.clock.travel(MINUTE)
    const other = await ask(two, one.phone)
    const otherCode = await codeOf(one.phone)
    const answers = await Promise.all([
      verify(one, one.id, code),
      verify(two, other.body.smsVerificationId, otherCode),
    ])
    expect(answers.map((a) => a.status).sort()).toEqual([204, 409])
  })

  test('the id of another player is as unknown as one that never existed', async () => {
    const [mine, theirs] = [await asked(), await asked()]
    const code = await codeOf(theirs.phone)
    for (const id of [theirs.id, randomUUID()]) {
      expect((await verify(mine, id, code)).body.code).toBe('sms.code.invalid')
      const resend = await send(mine, 'POST', 'phone_number/sms_request', {
        smsVerificationId: id,
      })
      expect(resend).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    expect((await verify(theirs, theirs.id, code)).status).toBe(204)
  })

  test('the fourth message and the sixth entry are refused with the code of the seeds', async () => {
    const who = await asked()
    const resend = () =>
      send(who, 'POST', 'phone_number/sms_request', { smsVerificationId: who.id })
    expect((await resend()).body.code).toBe('TOO_MANY_REQUESTS')
    for (let n = 0; n < 2; n += 1) {
      it.clock.travel(MINUTE)
      expect((await resend()).status).toBe(204)
    }
    it.clock.travel(MINUTE)
    const late = await resend()
    expect(late).toMatchObject({ status: 429, body: { code: 'sms.max.attempts.reached' } })
    expect(late.response.headers.get('retry-after')).not.toBeNull()
    const code = await codeOf(who.phone)
    for (let n = 0; n < 5; n += 1) await verify(who, who.id, wrong(code))
    expect(await verify(who, who.id, code)).toMatchObject({
      status: 429,
      body: { code: 'sms.max.attempts.reached' },
    })
  })

  test('a newer request replaces the previous one', async () => {
    const who = await asked()
    const code = await codeOf(who.phone)
    const second = await ask(who, aPhone())
    expect((await verify(who, who.id, code)).body.code).toBe('sms.code.invalid')
    expect((await verify(who, second.body.smsVerificationId, code)).status).toBe(400)
  })

  test.each([
    '0401234567',
    '+358',
    '+999401234567',
    '<script>',
    "+358'; drop table x;--",
    '\u202E+358401234567',
    '🎰🎰🎰🎰🎰🎰',
    '+35840123456789012345',
  ])('is refused as %s', async (mobilePhone) => {
    const answer = await ask(await signedIn(), mobilePhone)
    expect(answer.status).toBe(400)
    expect(problems(answer)[0]?.field).toBe('mobilePhone')
  })
})

describe('communication preferences', () => {
  const all = async (who: { token: string }) =>
    (await get(who, 'subscriptions')).body.subscriptions as Subscription[]

  test('all twenty combinations are returned, one of them on, and each can be switched', async () => {
    const who = await signedIn()
    const before = await all(who)
    expect(before).toHaveLength(20)
    expect(before.filter((s) => s.enabled)).toEqual([
      { channel: 'EMAIL', communicationType: 'RESPONSIBLE_GAMING', enabled: true },
    ])
    const on = before.map((s) => ({ ...s, enabled: true }))
    expect((await send(who, 'PATCH', 'subscriptions', { subscriptions: on })).status).toBe(204)
    expect(await all(who)).toEqual(on)
    const off = { channel: 'SMS', communicationType: 'CASINO', enabled: false }
    await send(who, 'PATCH', 'subscriptions', { subscriptions: [off] })
    expect((await all(who)).filter((s) => !s.enabled)).toEqual([off])
    const rows = await it.db.query<{ granted: boolean; details: unknown }>(
      "select granted, details from platform.consent where player_id = $1 and kind = 'MARKETING' order by id",
      [who.playerId],
    )
    expect(rows.map((r) => r.granted)).toEqual([true, false])
    expect(rows[1]?.details).toEqual({ subscriptions: [off] })
  })

  test('responsible gaming by mail cannot be switched off; nothing else is switched off with it', async () => {
    const who = await signedIn()
    const fixed = { channel: 'EMAIL', communicationType: 'RESPONSIBLE_GAMING', enabled: false }
    const other = { channel: 'SMS', communicationType: 'CASINO', enabled: true }
    const answer = await send(who, 'PATCH', 'subscriptions', { subscriptions: [other, fixed] })
    expect(problems(answer)).toEqual([{ field: 'subscriptions.1.enabled', code: 'not_allowed' }])
    expect((await all(who)).filter((s) => s.enabled)).toHaveLength(1)
  })

  test('notifications: all by default, then as chosen', async () => {
    const who = await signedIn()
    const type = async () => (await get(who, 'notification_type')).body
    expect(await type()).toEqual({ notificationType: 'ALL' })
    await send(who, 'PATCH', 'notification_type', { notificationType: 'IMPORTANT' })
    expect(await type()).toEqual({ notificationType: 'IMPORTANT' })
  })
})

describe('cookies and terms', () => {
  const options = { essentials: true, performanceFunctional: true, marketing: false }

  test('no choice, then the newest; each one stays on record, a repeated one does not count', async () => {
    const who = await signedIn()
    const consent = async () => (await get(who, 'cookies/consent')).body
    expect(await consent()).toEqual({
      cookiesConsentId: null,
      version: null,
      options: null,
      updatedAt: null,
    })
    const first = { cookiesConsentId: randomUUID(), version: '1.0', options }
    expect((await send(who, 'PATCH', 'cookies/consent', first)).status).toBe(204)
    expect((await send(who, 'PATCH', 'cookies/consent', first)).status).toBe(204)
    const second = {
      cookiesConsentId: randomUUID(),
      version: '1.1',
      options: { ...options, marketing: true },
    }
    // At the same time: the later one wins.
    await send(who, 'PATCH', 'cookies/consent', second)
    expect(await consent()).toEqual({
      ...second,
      updatedAt: new Date(it.clock.now()).toISOString(),
    })
    const rows = await it.db.query(
      "select id from platform.consent where player_id = $1 and kind = 'COOKIES'",
      [who.playerId],
    )
    expect(rows).toHaveLength(2)
  })

  test('newer terms are accepted and recorded; older and unpublished ones are refused', async () => {
    const who = await signedIn()
    const accept = (version: string) =>
      send(who, 'PATCH', 'update_term_and_condition_version', {
        termsAndConditionsAcceptedVersion: version,
        termsAndConditionsAccepted: true,
      })
    const field = 'termsAndConditionsAcceptedVersion'
    published = { FI: '1.10', NO: '1.11' }
    expect(problems(await accept('1.11'))).toEqual([{ field, code: 'unknown_version' }])
    expect((await accept('1.10')).status).toBe(204)
    expect((await accept('1.10')).status).toBe(204)
    expect(problems(await accept('1.9'))).toEqual([{ field, code: 'outdated_version' }])
    expect(problems(await accept('0.9'))).toEqual([{ field, code: 'outdated_version' }])
    const profile = await get(who, 'profile')
    expect(profile.body.termsAndConditionsAcceptedVersion).toBe('1.10')
    // The login returns the version that the operator requires of all players, not the one that was accepted.
    expect((await it.signIn(who.email)).termsVersion).toBe('1.0')
    const rows = await it.db.query(
      "select version, granted, visitor from platform.consent where player_id = $1 and kind = 'TERMS'",
      [who.playerId],
    )
    expect(rows).toEqual([{ version: '1.10', granted: true, visitor: '127.0.0.1' }])
    // While the published version is unknown, nothing newer is accepted.
    published = {}
    expect((await accept('1.10')).status).toBe(204)
    expect(problems(await accept('2.0'))).toEqual([{ field, code: 'unknown_version' }])
  })

  test('what is published for one market is neither required nor accepted in another', async () => {
    published = { NO: '1.1', FI: '1.2' }
    const [inNorway, inFinland] = [
      await signedIn({ countryCode: 'NO', currency: 'NOK' }),
      await signedIn({ countryCode: 'FI' }),
    ]
    const accept = async (who: Signed, version: string) =>
      (
        await send(who, 'PATCH', 'update_term_and_condition_version', {
          termsAndConditionsAcceptedVersion: version,
          termsAndConditionsAccepted: true,
        })
      ).status
    expect([await accept(inNorway, '1.2'), await accept(inFinland, '1.1')]).toEqual([400, 400])
    expect([await accept(inNorway, '1.1'), await accept(inFinland, '1.2')]).toEqual([204, 204])
    published = {}
  })

  test('terms cannot be declined here', async () => {
    const who = await signedIn()
    const answer = await send(who, 'PATCH', 'update_term_and_condition_version', {
      termsAndConditionsAcceptedVersion: '1.0',
      termsAndConditionsAccepted: false,
    })
    expect(answer.status).toBe(400)
  })
})

describe('devices', () => {
  const signInFrom = async (email: string, userAgent: string, from: string) =>
    (
      await it.call('POST', '/identity/sign_in', {
        body: { email, password: PASSWORD, meta: { userAgent, market: 'UN', country: 'FI' } },
        from,
      })
    ).body as { idToken: string; refreshToken: string }
  const sessionsOf = async (token: string) =>
    (await get({ token }, 'sessions')).body.sessions as { id: string; current: boolean }[]

  test('are listed with location and type, the current one first', async () => {
    const { email } = await it.aPlayer()
    const one = await signInFrom(email, 'Browser of the sofa', '192.0.2.1')
    it.clock.travel(MINUTE)
    await signInFrom(email, 'Browser of the bus', '192.0.2.2')
    expect(await sessionsOf(one.idToken)).toMatchObject([
      {
        current: true,
        userAgent: 'Browser of the sofa',
        ipAddress: '192.0.2.1',
        countryCode: 'FI',
      },
      { current: false, userAgent: 'Browser of the bus', ipAddress: '192.0.2.2' },
    ])
    it.clock.travel(31 * MINUTE)
    expect(await sessionsOf((await signInFrom(email, 'new', '192.0.2.3')).idToken)).toHaveLength(1)
  })

  test('one is ended, others stay; an ended, foreign or odd id is unknown', async () => {
    const { email } = await it.aPlayer()
    const [here, there] = [
      await signInFrom(email, 'a', '192.0.2.1'),
      await signInFrom(email, 'b', '192.0.2.2'),
    ]
    const stranger = await signedIn()
    const foreign = (await sessionsOf(stranger.token))[0]?.id ?? ''
    const other = (await sessionsOf(here.idToken))[1]?.id ?? ''
    const end = (id: string) => send({ token: here.idToken }, 'DELETE', `sessions/${id}`)
    expect((await end(other)).status).toBe(204)
    expect((await get({ token: there.idToken }, 'profile')).status).toBe(401)
    for (const id of [other, foreign, randomUUID(), 'x', "'%20or%201=1", '%00']) {
      expect((await end(id)).status).toBe(404)
    }
    expect((await get(stranger, 'profile')).status).toBe(200)
    expect((await get({ token: here.idToken }, 'profile')).status).toBe(200)
  })

  test('all are ended at once, with their feeds and games', async () => {
    const server = await listen(it.platform)
    const player = await it.atAGame()
    const other = await it.signIn(player.email)
    const feedToken = await send({ token: other.idToken }, 'POST', 'wallet/feed/token')
    const socket = new WebSocket(
      `ws://127.0.0.1:${server.port}/v1/player/wallet/feed?Authorization=${feedToken.body.token}`,
      { headers: { origin: SITE_ORIGIN } },
    )
    await once(socket, 'open')
    const closed = once(socket, 'close')
    const token = player.tokens.idToken
    expect((await send({ token }, 'POST', 'sign_out_everywhere')).status).toBe(204)
    expect((await closed)[0]).toBe(4401)
    for (const tokens of [player.tokens, other]) {
      expect((await get({ token: tokens.idToken }, 'person')).status).toBe(401)
      const { refreshToken } = tokens
      const again = await it.call('POST', '/identity/refresh', { body: { refreshToken } })
      expect(again.status).toBe(401)
    }
    const bet = await it.callback('/callbacks/relax/bet', {
      sessionId: player.sessionId,
      reference: 'after-everywhere',
      roundId: 'after-everywhere',
      gameId: player.gameId,
      amountMinor: 100,
      currency: 'EUR',
    })
    expect(bet.body.code).toBe('GAME_SESSION_ENDED')
    await server.close()
  })
})

const HOSTILE: [string, unknown][] = [
  ['empty', ''],
  ['a number', 7],
  ['a list', ['x']],
  ['an object', { $ne: '' }],
  ['null', null],
  ['huge', 'a'.repeat(10_000)],
  ['a script', '<script>alert(1)</script>'],
  ['SQL', "' or 1=1; drop table platform.player;--"],
  ['a null byte', 'a\0b'],
  ['right to left', '\u202Egnissap'],
  ['emoji', '🎰🎰🎰'],
  ['half a surrogate', '\uD83C'],
]
const uuid = randomUUID()
const GOOD: [string, string, Record<string, unknown>][] = [
  ['PATCH', 'address', { street: 'Kauppiaskatu 2', city: 'Turku', postalCode: '20100' }],
  ['POST', 'password', { oldPassword: PASSWORD, newPassword: NEW }],
  ['POST', 'phone_number', { mobilePhone: '+358401234567', password: PASSWORD }],
  ['POST', 'phone_number/sms_request', { smsVerificationId: uuid }],
  ['POST', 'sms_verification', { smsVerificationId: uuid, code: '123456' }],
  ['POST', 'language', { language: 'en' }],
  ['PATCH', 'notification_type', { notificationType: 'NONE' }],
  [
    'PATCH',
    'cookies/consent',
    {
      cookiesConsentId: uuid,
      version: '1.0',
      options: { essentials: true, performanceFunctional: true, marketing: true },
    },
  ],
  [
    'PATCH',
    'update_term_and_condition_version',
    { termsAndConditionsAcceptedVersion: '1.0', termsAndConditionsAccepted: true },
  ],
  ['PATCH', 'subscriptions', { subscriptions: [] }],
]

describe.each(GOOD)('bad input at %s %s', (method, path, good) => {
  let who: Signed
  beforeAll(async () => {
    who = await signedIn({ phone: aPhone() })
  })
  // A password may be any text; a wrong one is refused differently. The words of a street are its owner's.
  const mayBe = (field: string, name: string) =>
    (/assword/.test(field) && /script|SQL|right|emoji/.test(name)) ||
    (/street|city/.test(field) && name === 'SQL')
  const cases = Object.keys(good).flatMap((field) =>
    HOSTILE.filter(([name]) => !mayBe(field, name)).map(([name, value]) => ({
      ...{ field, name, value },
    })),
  )
  test.each(cases)('$field: $name is refused there, and changes nothing', async (it) => {
    const before = await person(who)
    const answer = await send(who, method, path, { ...good, [it.field]: it.value })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('VALIDATION_FAILED')
    const named = problems(answer)[0]?.field.split('.')[0]
    expect(['', it.field]).toContain(named)
    expect(await person(who)).toEqual(before)
  })
  test('an extra field, a missing body, one that is too large, one of another type', async () => {
    expect((await send(who, method, path, { ...good, isAdmin: true })).status).toBe(400)
    for (const body of ['{', '[]', '"x"', 'null']) {
      expect((await send(who, method, path, body)).status).toBe(400)
    }
    const huge = { ...good, more: 'a'.repeat(1_000_000) }
    expect((await send(who, method, path, huge)).status).toBe(413)
    const form = await it.call(method, `/v1/player/${path}`, {
      token: who.token,
      body: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.status).toBe(415)
  })
  test('a token is invalid after sign-out', async () => {
    const gone = await signedIn()
    await send(gone, 'POST', 'sign_out')
    expect((await send(gone, method, path, good)).status).toBe(401)
  })
})
