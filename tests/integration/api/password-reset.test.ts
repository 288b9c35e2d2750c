import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SentMessage } from '#contracts/messages.ts'
import { applyRetention } from '#platform/retention.ts'
import { readOutbox } from '#sandbox/outbox/routes.ts'
import {
  type Answer,
  type APlayer,
  aPlatform,
  type OwnPlatform,
  openPlatform,
  PASSWORD,
} from '#tests/fixtures/running-platform.ts'

const PATH = '/v1/player/password_reset'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NEW = 'Another-house-2'

let it: OwnPlatform
let people = 0

beforeAll(async () => {
  it = await openPlatform()
})
afterAll(() => it?.close())

const anEmail = () => {
  people += 1
  return `forgetful-${people}@playhouse.test`
}
const aPhone = () => {
  people += 1
  return `+3584077${String(people).padStart(5, '0')}`
}
const aPlayer = (what: APlayer = {}) => it.aPlayer({ email: anEmail(), ...what })
const inbox = async (to: string): Promise<SentMessage[]> => {
  await it.platform.idle()
  return readOutbox(it.db, to)
}
const ask = (email: string, from?: string) =>
  it.call('POST', PATH, { body: { email }, ...(from ? { from } : {}) })
const keyOf = async (email: string) =>
  new URL((await inbox(email))[0]?.params.link ?? 'http://none').searchParams.get('key') ?? 'none'
const byMail = (resetKey: string, password = NEW) =>
  it.call('POST', `${PATH}/new_password/email`, { body: { resetKey, password } })
const enter = (email: string, code: string) =>
  it.call('POST', `${PATH}/sms_verification`, { body: { email, code } })
const bySms = (keys: Record<string, unknown>, password = NEW) =>
  it.call('POST', `${PATH}/new_password`, { body: { ...keys, password } })
const signIn = (email: string, password: string) =>
  it.call('POST', '/identity/sign_in', { body: { email, password } })
const lookUp = (key: string) => it.call('GET', `${PATH}/new_password/email/${key}`)
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const withoutRequestId = ({ status, body, response }: Answer) => ({
  status,
  body,
  headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
})

async function askedByMail(what: APlayer = {}) {
  const player = await aPlayer(what)
  expect((await ask(player.email)).status).toBe(202)
  return { ...player, key: await keyOf(player.email) }
}

async function askedBySms(what: APlayer = {}) {
  const phone = aPhone()
  const player = await aPlayer({ phone, ...what })
  expect((await ask(player.email)).status).toBe(202)
  return { ...player, phone, code: (await inbox(phone))[0]?.params.code ?? 'none' }
}

describe('a reset by mail', () => {
  test.each([
    ['CA', 'fr', 'caf-CA'],
    ['NZ', 'en', 'nz-NZ'],
    ['FI', 'de', 'fi-FI'],
  ] as const)(
    'of a player in %s who reads %s leads to %s',
    async (countryCode, languageCode, segment) => {
      const { email } = await askedByMail({ countryCode, languageCode })
      const [mail] = await inbox(email)
      expect(mail?.params.link).toContain(`http://localhost:3000/${segment}/reset-password?key=`)
    },
  )

  test('sends a link to the page, which says whose it is and takes a new password', async () => {
    const { email, key } = await askedByMail()
    const [mail] = await inbox(email)
    expect(mail).toMatchObject({ template: 'password-reset.link', language: 'fi' })
    expect(mail?.params.link).toBe(`http://localhost:3000/fi-FI/reset-password?key=${key}`)
    expect((await lookUp(key)).body).toEqual({ email })
    expect((await byMail(key)).status).toBe(204)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, NEW)).status).toBe(200)
    expect((await inbox(email))[0]?.template).toBe('password-changed')
  })

  test('a link works once, for an hour, and only until another one is used', async () => {
    const { email, key } = await askedByMail()
    it.clock.travel(MINUTE)
    await ask(email)
    const second = await keyOf(email)
    expect(second).not.toBe(key)
    expect((await byMail(second)).status).toBe(204)
    for (const used of [key, second]) {
      expect(await byMail(used)).toMatchObject({
        status: 400,
        body: { code: 'error.password.reset' },
      })
      expect((await lookUp(used)).status).toBe(404)
    }
    const other = await askedByMail()
    it.clock.travel(60 * MINUTE - 1)
    expect((await lookUp(other.key)).status).toBe(200)
    it.clock.travel(1)
    expect((await lookUp(other.key)).status).toBe(404)
    expect((await byMail(other.key)).body.code).toBe('error.password.reset')
    await applyRetention(it.db, it.clock.now() + DAY)
    expect(await it.db.query('select * from platform.password_reset')).toEqual([])
  })

  test('two at once with one key: one wins, and its password is stored', async () => {
    const { email, key } = await askedByMail()
    const passwords = ['First-of-two-1', 'Second-of-two-2']
    const answers = await Promise.all(passwords.map((it) => byMail(key, it)))
    expect(answers.map((a) => a.status).sort()).toEqual([204, 400])
    const winner = answers[0]?.status === 204 ? 0 : 1
    expect((await signIn(email, passwords[winner] ?? '')).status).toBe(200)
    expect((await signIn(email, passwords[1 - winner] ?? '')).status).toBe(401)
  })

  test('two at once with two keys of one player: one wins', async () => {
    const { email, key } = await askedByMail()
    it.clock.travel(MINUTE)
    await ask(email)
    const keys = [key, await keyOf(email)]
    const answers = await Promise.all(keys.map((k) => byMail(k)))
    expect(answers.map((a) => a.status).sort()).toEqual([204, 400])
  })

  test('ends every session, with its feeds and games, and lifts the lock of the sign-in', async () => {
    const { email, key } = await askedByMail({ openingBalance: { minor: 500n, currency: 'EUR' } })
    const devices = [await it.signIn(email), await it.signIn(email)]
    const ticket = await it.call('POST', '/v1/gaming/ticket', {
      token: devices[0]?.idToken ?? '',
      body: { gameId: 'lucky-lantern', channel: 'web', partner: 'main', jurisdiction: 'MT' },
    })
    const game = await it.callback('/callbacks/relax/session', { ticket: ticket.body.ticket })
    expect(game.status).toBe(200)
    for (let n = 0; n < 5; n += 1) await signIn(email, 'wrong')
    expect((await signIn(email, PASSWORD)).body.code).toBe('error.sign.in.attempt.count.exceeded')

    expect((await byMail(key)).status).toBe(204)
    for (const { idToken, refreshToken } of devices) {
      expect((await it.call('GET', '/v1/player/profile', { token: idToken })).status).toBe(401)
      const again = await it.call('POST', '/identity/refresh', { body: { refreshToken } })
      expect(again.status).toBe(401)
    }
    const bet = await it.callback('/callbacks/relax/bet', {
      sessionId: game.body.sessionId,
      reference: 'after-reset',
      roundId: 'after-reset',
      gameId: 'lucky-lantern',
      amountMinor: 100,
      currency: 'EUR',
    })
    expect(bet).toMatchObject({ status: 401, body: { code: 'GAME_SESSION_ENDED' } })
    expect((await signIn(email, NEW)).status).toBe(200)
  })

  test.each([
    ['too short', 'Ab1', 'too_small'],
    ['too long', `Aa1${'x'.repeat(62)}`, 'too_big'],
    ['without capitals', 'alllower1', 'weak_password'],
    ['the e-mail again', '', 'contains_email'],
  ])(
    'a password that is %s is refused at its field, and the link stays valid',
    async (_, password, code) => {
      const { email, key } = await askedByMail()
      const tried = password === '' ? `Aa1-${email.split('@')[0]}` : password
      const answer = await byMail(key, tried)
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', validationErrors: [{ field: 'password', code }] },
      })
      expect((await signIn(email, PASSWORD)).status).toBe(200)
      expect((await byMail(key)).status).toBe(204)
    },
  )

  test('at rest and in the log there is no key, and no caller address receives one', async () => {
    const { email, key } = await askedByMail()
    await lookUp(key)
    const rows = await it.db.query('select hash, sms_hash from platform.password_reset')
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(it.logged()).not.toContain(key)
    expect(it.logged()).not.toContain(email)
  })
})

describe('a reset by SMS', () => {
  test('goes to a verified phone, and its code is exchanged for two keys', async () => {
    const { email, phone, code } = await askedBySms()
    expect((await inbox(phone))[0]).toMatchObject({ template: 'password-reset.code', kind: 'sms' })
    expect(await inbox(email)).toEqual([])
    const { status, body } = await enter(email.toUpperCase(), code)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['resetKey', 'smsResetKeyId'])
    expect((await enter(email, code)).body.code).toBe('sms.code.invalid')
    expect((await bySms(body)).status).toBe(204)
    expect((await signIn(email, NEW)).status).toBe(200)
    expect((await bySms(body)).body.code).toBe('error.password.reset')
  })

  test('both keys are needed, and neither is enough for the mailed link', async () => {
    const [mine, other] = [await askedBySms(), await askedBySms()]
    const keys = (await enter(mine.email, mine.code)).body
    const others = (await enter(other.email, other.code)).body
    const mail = await askedByMail()
    const attempts = [
      await byMail(String(keys.resetKey)),
      await byMail(String(keys.smsResetKeyId)),
      await bySms({ ...keys, smsResetKeyId: others.smsResetKeyId }),
      await bySms({ resetKey: mail.key, smsResetKeyId: keys.smsResetKeyId }),
    ]
    for (const attempt of attempts) {
      expect(attempt).toMatchObject({ status: 400, body: { code: 'error.password.reset' } })
    }
    expect((await lookUp(String(keys.resetKey))).status).toBe(404)
    it.clock.travel(15 * MINUTE)
    expect((await bySms(keys)).status).toBe(400)
  })

  test('an unverified phone gets nothing: the mail is sent instead', async () => {
    const phone = aPhone()
    const player = await aPlayer({ phone })
    await it.db.query(
      'update platform.player_person set phone_verified_at = null where player_id = $1',
      [player.playerId],
    )
    await ask(player.email)
    expect(await inbox(phone)).toEqual([])
    expect((await inbox(player.email)).map((m) => m.template)).toEqual(['password-reset.link'])
  })

  test('a code expires after ten minutes', async () => {
    const { email, code } = await askedBySms()
    it.clock.travel(10 * MINUTE)
    expect((await enter(email, code)).body.code).toBe('sms.code.invalid')
  })

  test('after five wrong codes the right one is refused, with the code of the seeds', async () => {
    const { email, code } = await askedBySms()
    for (let n = 0; n < 5; n += 1) {
      expect((await enter(email, wrong(code))).body.code).toBe('sms.code.invalid')
    }
    const late = await enter(email, code)
    expect(late).toMatchObject({ status: 429, body: { code: 'sms.max.attempts.reached' } })
    expect(Number(late.response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('whether there is an account', () => {
  test('is not revealed by requests: same answers, in the same order, until the same limit', async () => {
    const [known, byPhone, unknown] = [
      (await aPlayer()).email,
      (await aPlayer({ phone: aPhone() })).email,
      anEmail(),
    ]
    const ways = []
    for (const email of [known, byPhone, unknown]) {
      const answers = [await ask(email), await ask(email)]
      for (let n = 0; n < 3; n += 1) {
        it.clock.travel(MINUTE)
        answers.push(await ask(email))
      }
      ways.push(answers.map(withoutRequestId))
    }
    expect(ways[0]?.map((a) => a.status)).toEqual([202, 429, 202, 202, 429])
    expect(ways[0]?.[0]?.body).toEqual({})
    expect(ways[0]?.[4]?.body).toMatchObject({ code: 'sms.max.attempts.reached' })
    expect(ways[1]).toEqual(ways[0])
    expect(ways[2]).toEqual(ways[0])
    expect(await inbox(unknown)).toEqual([])
  })

  test('is not revealed by entering codes', async () => {
    const { email, code } = await askedBySms()
    const mailed = await askedByMail()
    const unknown = anEmail()
    const answers = []
    for (const address of [email, mailed.email, unknown]) {
      const tries = []
      for (let n = 0; n < 6; n += 1) tries.push(withoutRequestId(await enter(address, wrong(code))))
      answers.push(tries)
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  test.each(['CLOSED', 'BLACKLISTED', 'SELF_EXCLUDED', 'TIMEOUT', 'PRE_REGISTERED'] as const)(
    'nor whether it is %s: the password changes, and opens nothing',
    async (status) => {
      const { email, key } = await askedByMail({ status })
      expect((await byMail(key)).status).toBe(204)
      const answer = await signIn(email, NEW)
      expect([401, 403]).toContain(answer.status)
      expect(answer.body.idToken).toBeUndefined()
      const rows = await it.db.query<{ status: string }>(
        'select status from platform.player where email = $1',
        [email],
      )
      expect(rows[0]?.status).toBe(status)
    },
  )
})

describe('limits', () => {
  test('one visitor cannot make us message many recipients', async () => {
    const other = await aPlatform(it.db, {
      rateLimits: {
        codes: {
          sends: { limit: 3, windowMs: 15 * MINUTE },
          tries: { limit: 5, windowMs: 15 * MINUTE },
        },
      },
    })
    const statuses = []
    for (let n = 0; n < 4; n += 1) {
      const { status } = await other.call('POST', PATH, {
        body: { email: anEmail() },
        from: '203.0.113.7',
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([202, 202, 202, 429])
    await other.platform.close()
  })

  test('a player whose phone has reached its daily messages gets the mail instead', async () => {
    const { email, phone } = await askedBySms()
    for (let n = 0; n < 2; n += 1) {
      it.clock.travel(MINUTE)
      await ask(email)
      await it.platform.idle()
    }
    expect(await inbox(phone)).toHaveLength(3)
    // Simulates that two of the three were requested by another call, a change of the phone.
    const counted = createHash('sha256').update(`reset-requests-for:${email}`).digest('base64url')
    await it.db.query('delete from platform.rate_window where key = $1', [counted])
    it.clock.travel(MINUTE)
    expect((await ask(email)).status).toBe(202)
    expect(await inbox(phone)).toHaveLength(3)
    expect((await byMail(await keyOf(email))).status).toBe(204)
  })
})

const HOSTILE: [string, unknown][] = [
  ['missing', undefined],
  ['empty', ''],
  ['a number', 7],
  ['a list', ['a@playhouse.test']],
  ['an object', { $ne: '' }],
  ['huge', 'a'.repeat(10_000)],
  ['a script', '<script>alert(1)</script>'],
  ['SQL', "' or 1=1; drop table platform.player;--"],
  ['a null byte', 'a\0@playhouse.test'],
  ['right to left', '\u202Emoc.tset'],
  ['emoji', '🎰🎰🎰'],
  ['half a surrogate', '\uD83C'],
]
const GOOD = {
  email: 'a@playhouse.test',
  code: '123456',
  resetKey: 'k'.repeat(43),
  smsResetKeyId: 'k'.repeat(43),
  password: NEW,
}
const FIELDS: [string, (keyof typeof GOOD)[]][] = [
  ['', ['email']],
  ['/sms_verification', ['email', 'code']],
  ['/new_password', ['resetKey', 'smsResetKeyId', 'password']],
  ['/new_password/email', ['resetKey', 'password']],
]

describe.each(FIELDS)('bad input at password_reset%s', (path, fields) => {
  const good = Object.fromEntries(fields.map((field) => [field, GOOD[field]]))
  const cases = fields.flatMap((field) =>
    HOSTILE
      // A password may consist of any characters.
      .filter(([name]) => field !== 'password' || !/script|SQL|right|emoji/.test(name))
      .map(([name, value]) => ({ field, name, value })),
  )
  test.each(cases)('$field: $name is refused there', async ({ field, value }) => {
    const answer = await it.call('POST', `${PATH}${path}`, { body: { ...good, [field]: value } })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('VALIDATION_FAILED')
    const named = (answer.body.validationErrors as { field: string }[]).map((e) => e.field)
    expect(['', field]).toContain(named[0])
  })
  test('an extra field, a missing body, one that is too large', async () => {
    const url = `${PATH}${path}`
    expect((await it.call('POST', url, { body: { ...good, isAdmin: true } })).status).toBe(400)
    expect((await it.call('POST', url, { body: '{' })).status).toBe(400)
    expect((await it.call('POST', url, { body: '[]' })).status).toBe(400)
    const huge = { ...good, [fields[0] ?? '']: 'a'.repeat(1_000_000) }
    expect((await it.call('POST', url, { body: huge })).status).toBe(413)
  })
})

test.each([
  'short',
  'a'.repeat(500),
  '%00'.repeat(20),
  '..%2F..%2Fprofile',
  "'%20or%201=1--aaaaaaaa",
])('a link with %s in it is unknown', async (key) => {
  expect((await lookUp(key)).status).toBe(404)
})
