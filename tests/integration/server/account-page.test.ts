import { beforeAll, describe, expect, test } from 'vitest'
import { ORIGIN, openSiteBuild, type SiteBuild } from '#tests/fixtures/site-build.ts'
import { A_PROFILE, anIdToken, aPlatform, aSession } from '#tests/fixtures/site-context.ts'

let site: SiteBuild
beforeAll(async () => {
  site = await openSiteBuild()
})

const PATH = '/fi-FI/my-account/account'
const VERIFICATION = '0198a000-0000-4000-8000-00000000000a'
const PERSON = {
  email: 'someone@playhouse.test',
  firstName: 'Aino',
  lastName: 'Virtala',
  dateOfBirth: '1990-05-04',
  mobilePhone: '+358457000101',
  phoneVerified: true,
  street: 'Satamakuja 4',
  city: 'Helsinki',
  postalCode: '00160',
  provinceCode: null,
  countryCode: 'FI',
  languageCode: 'fi',
}
const DEVICE = {
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-20T11:00:00.000Z',
  ipAddress: '192.0.2.55',
  countryCode: 'NO',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
}
const none = () => new Response(null, { status: 204 })
const ANSWERS: NonNullable<Parameters<typeof aPlatform>[0]> = {
  'GET /v1/player/person': () => Response.json(PERSON),
  'GET /v1/player/subscriptions': () =>
    Response.json({
      subscriptions: [{ channel: 'SMS', communicationType: 'NEWSLETTER', enabled: true }],
    }),
  'GET /v1/player/notification_type': () => Response.json({ notificationType: 'IMPORTANT' }),
  'GET /v1/player/games/suggestions': () => Response.json({ enabled: true }),
  'GET /v1/player/latest-activity-log': () =>
    Response.json([
      { loginDate: '2026-11-20T23:30:00.000Z', loginIp: '192.0.2.77', loginCountry: 'FI' },
    ]),
  'GET /v1/player/sessions': () =>
    Response.json({
      sessions: [
        { ...DEVICE, id: 'this', current: true },
        { ...DEVICE, id: 'other', current: false },
      ],
    }),
}

let counter = 0
/** The site caches players by their token: each visitor is a new player. */
async function aVisitor(answers: typeof ANSWERS = {}, cookies = '') {
  counter += 1
  const playerId = `player-of-the-account-${counter}`
  const { sessions, sid } = await aSession(playerId)
  const idToken = await anIdToken({ playerId, claims: { nonce: `account-${counter}` } })
  const bodies: Record<string, unknown> = {}
  const platform = aPlatform({ ...ANSWERS, ...answers })
  const who = {
    asked: platform.asked,
    async fetch(request: Request) {
      const { pathname } = new URL(request.url)
      if (request.method !== 'GET') {
        const text = await request.clone().text()
        bodies[pathname] = text === '' ? null : JSON.parse(text)
      }
      return platform.fetch(request)
    },
    sessions,
    cookie: `idToken=${idToken}; sid=${sid}${cookies === '' ? '' : `; ${cookies}`}`,
  }
  const send = (fields: Record<string, string>, path = PATH) =>
    site.visit(path, {
      ...who,
      init: {
        method: 'POST',
        headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(fields),
      },
    })
  return { who, playerId, bodies, send, sessions, asked: platform.asked }
}

const refusing =
  (status: number, code: string, validationErrors: { field: string; code: string }[] = []) =>
  () =>
    Response.json(
      { error: 'x', message: 'x', error_description: 'x', code, validationErrors },
      { status },
    )

describe('the account page', () => {
  test('shows each part, with dates in the reader’s time zone', async () => {
    const { who } = await aVisitor({}, 'tz=Europe%2FHelsinki')
    const { response, text } = await site.visit(PATH, who)
    expect(response.status).toBe(200)
    for (const word of ['Aino Virtala', '4. toukokuuta 1990', 'Satamakuja 4', '+358457000101']) {
      expect(text).toContain(word)
    }
    expect(text).toContain('192.0.2.77')
    expect(text).toContain('21.11.2026 klo 1.30')
    expect(text).toContain('Firefox · Windows')
    expect(text).toMatch(/data-testid="account-subscriptions-NEWSLETTER-SMS"[^>]*checked/)
    expect(text).not.toContain('account-province')
    expect(text).not.toContain('profile:')
  })

  test.each([
    ['that of the market without a cookie', '', 'Europe/Helsinki', '21.11.2026 klo 1.30'],
    ['that of the market for an unknown one', 'tz=Mars%2FOlympus', 'Europe/Helsinki', 'klo 1.30'],
    ['the reader’s own', 'tz=America%2FToronto', 'America/Toronto', '20.11.2026 klo 18.30'],
  ])('has dates in one time zone: %s', async (_, cookies, zone, moment) => {
    const { text } = await site.visit(PATH, (await aVisitor({}, cookies)).who)
    expect(text).toContain(zone)
    expect(text).toContain(moment)
  })

  test('reports a login that was ended for safety, and links to the password (R15)', async () => {
    const plain = await site.visit(PATH, (await aVisitor()).who)
    expect(plain.text).not.toContain('account-stolen')
    const login = { loginIp: '192.0.2.77', loginCountry: 'FI' }
    const { who } = await aVisitor(
      {
        'GET /v1/player/latest-activity-log': () =>
          Response.json([
            { ...login, loginDate: '2026-11-20T23:30:00.000Z' },
            {
              ...login,
              loginDate: '2026-11-20T21:30:00.000Z',
              endedForSafetyAt: '2026-11-20T22:00:00.000Z',
            },
          ]),
      },
      'tz=Europe%2FHelsinki',
    )
    const { text } = await site.visit(PATH, who)
    expect(text).toContain('Katkaisimme istunnon suojellaksemme sinua')
    expect(text.match(/Katkaistu turvallisuutesi vuoksi: 21.11.2026 klo 0.00/g)).toHaveLength(1)
    expect(text).toMatch(/<a[^>]*href="[^"]*#password"[^>]*>Vaihda salasana/)
  })

  test('has provinces where addresses have them, in the reader’s language', async () => {
    const { who } = await aVisitor({
      'GET /v1/player/profile': () =>
        Response.json({ ...A_PROFILE, countryCode: 'CA', currencyCode: 'CAD' }),
      'GET /v1/player/person': () =>
        Response.json({ ...PERSON, countryCode: 'CA', provinceCode: 'QC' }),
    })
    const { text } = await site.visit('/caf-CA/my-account/account', who)
    expect(text).toContain('Colombie-Britannique')
    expect(text).toMatch(/value="QC"[^>]*selected/)
  })

  test('keeps its other parts when one fails, with a way to try again (ERR-05)', async () => {
    const { who } = await aVisitor({ 'GET /v1/player/sessions': refusing(500, 'INTERNAL') })
    const { response, text } = await site.visit(PATH, who)
    expect(response.status).toBe(200)
    expect(text).toContain('Satamakuja 4')
    expect(text.match(/>JOKIN MENI VIKAAN</g)).toHaveLength(1)
  })

  test.each([
    [401, 'NO_SESSION'],
    [401, 'TOKEN_EXPIRED'],
    [403, 'FORBIDDEN'],
  ])('signs out on %i %s and keeps the path (GAP-043)', async (status, code) => {
    const answers = { 'GET /v1/player/sessions': refusing(status, code) }
    const { who, sessions } = await aVisitor(answers)
    const { response, location } = await site.visit(PATH, who)
    expect(location).toBe(`/fi-FI/401?next=${encodeURIComponent(PATH)}`)
    expect(response.headers.getSetCookie().join()).toContain('idToken=;')
    expect(sessions.all.size).toBe(0)
    const acting = await aVisitor({ 'PATCH /v1/player/address': refusing(status, code) })
    const sent = await acting.send({ intent: 'address', street: 'A 1', city: 'B', postalCode: '1' })
    expect(sent.location).toBe(`/fi-FI/401?next=${encodeURIComponent(PATH)}`)
  })
})

describe('a form of the account page', () => {
  const A_NUMBER = {
    ...{ intent: 'phone', phonePrefix: '358', phoneBody: '457000101' },
    password: 'Playhouse!1',
  }
  const CHANGES: [Record<string, string>, string, unknown, string][] = [
    [
      { intent: 'address', street: ' Uusikatu 1 ', city: 'Turku', postalCode: '20100' },
      'PATCH /v1/player/address',
      { street: 'Uusikatu 1', city: 'Turku', postalCode: '20100' },
      'address#address',
    ],
    [
      { intent: 'province', provinceCode: 'ON' },
      'PATCH /v1/player/address',
      { provinceCode: 'ON' },
      'province#province',
    ],
    [
      { intent: 'password', oldPassword: 'Playhouse!1', newPassword: 'Playhouse!2' },
      'POST /v1/player/password',
      { oldPassword: 'Playhouse!1', newPassword: 'Playhouse!2' },
      'password#password',
    ],
    [
      { intent: 'subscriptions', 'CASINO-EMAIL': 'on', 'NEWSLETTER-SMS': 'on' },
      'PATCH /v1/player/subscriptions',
      { subscriptions: [{ channel: 'EMAIL', communicationType: 'CASINO', enabled: true }] },
      'subscriptions#subscriptions',
    ],
    [
      { intent: 'notifications', notificationType: 'NONE' },
      'PATCH /v1/player/notification_type',
      { notificationType: 'NONE' },
      'notifications#notifications',
    ],
    [
      { intent: 'revoke-device', sessionId: 'other' },
      'DELETE /v1/player/sessions/other',
      null,
      'revoke-device#devices',
    ],
    [
      { intent: 'phone-code', smsVerificationId: VERIFICATION, code: '123 456' },
      'POST /v1/player/sms_verification',
      { smsVerificationId: VERIFICATION, code: '123456' },
      'phone#phone',
    ],
    [
      { intent: 'phone-resend', smsVerificationId: VERIFICATION },
      'POST /v1/player/phone_number/sms_request',
      { smsVerificationId: VERIFICATION },
      'phone-resend#phone',
    ],
  ]

  test.each(CHANGES)('%j sends %s and reports success', async (fields, call, body, done) => {
    const { send, bodies, asked } = await aVisitor({ [call]: none })
    const { response, location } = await send(fields)
    expect(response.status).toBe(303)
    expect(location).toBe(`${PATH}?done=${done}`)
    expect(asked).toContain(call)
    expect(bodies[call.split(' ')[1] ?? '']).toEqual(body)
  })

  test('confirms without scripts what was done, and ignores unknown actions', async () => {
    const { who } = await aVisitor()
    expect((await site.visit(`${PATH}?done=address`, who)).text).toContain('on tallennettu')
    expect((await site.visit(`${PATH}?done=constructor`, who)).response.status).toBe(200)
  })

  test.each([
    [{ intent: 'address', street: '', city: 'B', postalCode: '1' }, 'account-address-street'],
    [{ ...A_NUMBER, phoneBody: 'x' }, 'account-phone-phoneBody'],
    [{ ...A_NUMBER, phonePrefix: '999' }, 'account-phone-phonePrefix'],
    [{ ...A_NUMBER, password: '' }, 'account-phone-password'],
    [
      { intent: 'password', oldPassword: 'x', newPassword: 'short' },
      'account-password-newPassword',
    ],
    [{ intent: 'language', language: 'ja' }, 'account-language-language'],
  ])('%j is refused at its field without a call', async (fields, testId) => {
    const { send, asked } = await aVisitor()
    const { response, text } = await send(fields)
    expect(response.status).toBe(400)
    expect(text).toContain(`data-testid="${testId}-error"`)
    expect(text.match(/data-testid="[^"]*-error"/g)).toHaveLength(1)
    expect(asked.filter((it) => !it.startsWith('GET'))).toEqual([])
  })

  test('keeps what was typed, but no password', async () => {
    const fields = [{ field: 'postalCode', code: 'invalid_postal_code' }]
    const { send } = await aVisitor({
      'PATCH /v1/player/address': refusing(400, 'VALIDATION_FAILED', fields),
    })
    const typed = { street: 'Typed "Street" 1', city: 'Turku', postalCode: '9' }
    const { response, text } = await send({ intent: 'address', ...typed })
    expect(response.status).toBe(400)
    expect(text).toContain('Typed &quot;Street&quot; 1')
    expect(text).toContain('data-testid="account-address-postalCode-error"')
    const password = await send({ intent: 'password', oldPassword: 'Sekret1x', newPassword: 'x' })
    expect(password.text).not.toContain('Sekret1x')
  })

  test('shows a wrong old password at its field (ACC-15, ACC-16)', async () => {
    const { send } = await aVisitor({
      'POST /v1/player/password': refusing(400, 'error.old_password.incorrect'),
    })
    const { text } = await send({
      intent: 'password',
      oldPassword: 'x',
      newPassword: 'Playhouse!2',
    })
    expect(text).toContain('data-testid="account-password-oldPassword-error"')
  })

  test('shows a wrong password at the field of the phone form, keeps the number and not the password', async () => {
    const { send } = await aVisitor({
      'POST /v1/player/phone_number': refusing(400, 'error.old_password.incorrect'),
    })
    const { text } = await send({ ...A_NUMBER, password: 'Sekret1x' })
    expect(text).toContain('data-testid="account-phone-password-error"')
    expect(text.match(/data-testid="[^"]*-error"/g)).toHaveLength(1)
    expect(text).toContain(`value="${A_NUMBER.phoneBody}"`)
    expect(text).not.toContain('Sekret1x')
  })

  test('shows errors of the whole form', async () => {
    const { send } = await aVisitor({ 'PATCH /v1/player/address': refusing(500, 'INTERNAL') })
    const fields = { intent: 'address', street: 'A 1', city: 'B', postalCode: '20100' }
    const { response, text } = await send(fields)
    expect(response.status).toBe(503)
    expect(text).toContain('Muutosta ei tallennettu')
  })

  test('asks for the code of a new number until it is entered or cancelled (ACC-04)', async () => {
    const visitor = await aVisitor({
      'POST /v1/player/phone_number': () => Response.json({ smsVerificationId: VERIFICATION }),
      'POST /v1/player/sms_verification': refusing(400, 'sms.code.invalid'),
    })
    const { who, bodies, send } = visitor
    const asked = await send({ ...A_NUMBER, phoneBody: '045 700 0199' })
    expect(asked.location).toBe(`${PATH}#phone`)
    expect(bodies['/v1/player/phone_number']).toEqual({
      mobilePhone: '+358457000199',
      password: A_NUMBER.password,
    })
    const [cookie = ''] = asked.response.headers.getSetCookie()
    expect(cookie).toMatch(/^phoneChange=.*Max-Age=600; HttpOnly; SameSite=Lax/)
    who.cookie += `; ${cookie.split(';')[0]}`
    const open = await site.visit(PATH, who)
    expect(open.text).toContain(VERIFICATION)
    expect(open.text).toContain('loppu on 199')
    const fields = { intent: 'phone-code', smsVerificationId: VERIFICATION, code: '000000' }
    const wrong = await send(fields)
    expect(wrong.text).toContain('data-testid="account-phone-code-error"')
    const closed = await send({ intent: 'phone-close' })
    expect(closed.response.headers.getSetCookie().join()).toContain(
      'phoneChange=; Path=/; Max-Age=0',
    )
    const other = await aVisitor({}, cookie.split(';')[0])
    expect((await site.visit(PATH, other.who)).text).not.toContain(VERIFICATION)
  })

  test('changes the language with the API’s code, and is shown in it (MKT-10)', async () => {
    const { send, bodies } = await aVisitor({
      'POST /v1/player/language': none,
      'GET /v1/player/profile': () =>
        Response.json({ ...A_PROFILE, countryCode: 'CA', currencyCode: 'CAD' }),
    })
    const fields = { intent: 'language', language: 'caf' }
    const { response, location } = await send(fields, '/en-CA/my-account/account')
    expect(bodies['/v1/player/language']).toEqual({ language: 'fr' })
    expect(location).toBe('/caf-CA/my-account/account?done=language#language')
    expect(response.headers.get('x-remix-reload-document')).toBe('true')
    const from = { ...fields, next: '/en-CA/online-casino?x=1' }
    expect((await send(from, '/en-CA/my-account/account')).location).toBe(
      '/caf-CA/online-casino?x=1',
    )
    const outside = { ...fields, next: '//evil.example/x' }
    expect((await send(outside, '/en-CA/my-account/account')).location).toMatch(/^\/caf-CA\/my-acc/)
  })

  test('signs out everywhere, here too', async () => {
    const { send, sessions } = await aVisitor({ 'POST /v1/player/sign_out_everywhere': none })
    const { response, location } = await send({ intent: 'sign-out-everywhere' })
    expect(location).toBe('/fi-FI')
    expect(response.headers.getSetCookie().join()).toContain('sid=;')
    expect(sessions.all.size).toBe(0)
  })
})
