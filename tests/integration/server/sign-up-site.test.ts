import { describe, expect, test } from 'vitest'
import { actOnSignUp } from '#app/features/sign-up/sign-up-actions.server.ts'
import type { SignUpReply } from '#app/features/sign-up/sign-up-problems.ts'
import { loadSignUpPage } from '#app/features/sign-up/sign-up-view.server.ts'
import { resolveLocale } from '#app/market/locale.ts'
import type { SignUpState } from '#contracts/player-api/accounts.ts'
import { anIdToken, aPlatform, aSiteContext } from '#tests/fixtures/site-context.ts'

const PATH = '/v1/player/registration'
const TOKEN = 'registration-token-of-the-test-0123456789'
const PLAYER = '8f14e45f-ceea-467f-9d4c-0a1b2c3d4e5f'

function localeOf(segment: string) {
  const answer = resolveLocale(segment)
  if (answer.kind !== 'locale') throw new Error(`no locale ${segment}`)
  return answer.locale
}

const STATE: SignUpState = {
  playerId: PLAYER,
  currentStep: 'Verification',
  countryCode: 'FI',
  email: 'aino@playhouse.test',
  mobilePhone: '+358401234567',
  verification: 'SMS',
  emailVerified: false,
  phoneVerified: false,
  bonusCode: null,
  languageCode: 'fi',
  details: { firstName: 'Aino', lastName: 'Virtanen', marketingOptIn: true },
  contactInfo: {
    dateOfBirth: '1990-02-28',
    street: 'Street 1',
    city: 'Helsinki',
    postalCode: '00100',
    provinceCode: null,
    cpf: null,
  },
}
const DETAILS = {
  intent: 'details',
  countryCode: 'FI',
  firstName: 'Aino',
  lastName: 'Virtanen',
  email: 'Aino@Playhouse.test',
  password: 'Playhouse!1',
  termsAndConditions: 'yes',
  cookiePolicyAccepted: 'yes',
  captcha: 'solved',
}
const CONTACT = {
  intent: 'contact',
  dateOfBirth: '1990-02-28',
  street: 'Street 1',
  city: 'Helsinki',
  postalCode: '00100',
  phonePrefix: '358',
  phoneBody: '040 123-4567',
}
const empty = () => new Response(null, { status: 204 })
const refusal = (status: number, code: string, more: object = {}) =>
  Response.json({ code, message: code, validationErrors: [], ...more }, { status })

type Answers = Record<string, (request: Request) => Response | Promise<Response>>

/** Sends one form of the sign-up, with or without a sign-up in progress. */
async function send(
  form: Record<string, string>,
  about: { answers?: Answers; token?: string | null; path?: string; state?: SignUpState } = {},
) {
  const sent: { name: string; body: unknown; headers: Headers }[] = []
  const platform = aPlatform({
    [`GET ${PATH}`]: () => Response.json(about.state ?? STATE),
    ...about.answers,
  })
  const fetch = async (request: Request) => {
    const body = await request.clone().text()
    sent.push({
      name: `${request.method} ${new URL(request.url).pathname}`,
      body: body === '' ? null : JSON.parse(body),
      headers: request.headers,
    })
    return platform.fetch(request)
  }
  const { token = TOKEN, path = '/fi-FI/signup' } = about
  const request = new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: token === null ? {} : { cookie: `signUp=${token}` },
  })
  const context = aSiteContext({ fetch })
  const answer = await actOnSignUp({ request, context }, localeOf(path.split('/')[1] ?? ''))
  if (answer instanceof Response) {
    return { sent, to: answer.headers.get('location'), cookies: answer.headers.getSetCookie() }
  }
  const { data: reply, init } = answer as { data: SignUpReply; init: ResponseInit }
  return { sent, reply, status: init.status, to: null, cookies: [] }
}

describe('the first step', () => {
  test('passes the captcha on as a header and stores the token where no script reads it', async () => {
    const { sent, to, cookies } = await send(DETAILS, {
      token: null,
      path: '/fi-FI/signup?next=/fi-FI/promotions',
      answers: {
        [`POST ${PATH}`]: () => Response.json({ playerId: PLAYER, token: TOKEN }, { status: 201 }),
      },
    })
    expect(to).toBe('/fi-FI/signup?step=ContactInfo&next=%2Ffi-FI%2Fpromotions')
    expect(cookies).toEqual([`signUp=${TOKEN}; Path=/; Max-Age=7200; HttpOnly; SameSite=Lax`])
    const [request] = sent
    expect(request?.headers.get('x-captcha-token')).toBe('solved')
    expect(request?.headers.get('x-visitor-address') ?? '192.0.2.1').toBe('192.0.2.1')
    expect(request?.body).toEqual({
      countryCode: 'FI',
      firstName: 'Aino',
      lastName: 'Virtanen',
      email: 'aino@playhouse.test',
      password: 'Playhouse!1',
      languageCode: 'fi',
      termsAndConditions: true,
      cookiePolicyAccepted: true,
      marketingOptIn: false,
    })
  })

  test('marks the sign-up of an affiliate link, and keeps the mark through a restart (SES-06)', async () => {
    const path = '/fi-FI/signup?btag=a_7'
    const answers = {
      [`POST ${PATH}`]: () => Response.json({ playerId: PLAYER, token: TOKEN }, { status: 201 }),
    }
    const { sent } = await send(DETAILS, { token: null, path, answers })
    expect(sent[0]?.body).toMatchObject({ affiliateReg: true })
    // The tag of the visit comes with the form.
    const later = await send({ ...DETAILS, btag: 'a_7' }, { token: null, answers })
    expect(later.sent[0]?.body).toMatchObject({ affiliateReg: true })
    const made = await send({ ...DETAILS, btag: '<b>' }, { token: null, answers })
    expect(made.sent[0]?.body).not.toHaveProperty('affiliateReg')
    for (const intent of ['start-over', 'forget-code'])
      expect((await send({ intent }, { path })).to).toContain('btag=a_7')
  })

  test.each([
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), 'error.country.blocked'],
    ['500', () => refusal(500, 'INTERNAL'), 'error.system.error'],
    ['400 without fields', () => refusal(400, 'VALIDATION_FAILED'), 'error.signup.unhandled'],
    [
      '403 explicit deny',
      () => refusal(403, 'x', { message: 'explicit deny' }),
      'error.captcha.validation',
    ],
    [
      '403 for the phone',
      () => refusal(403, 'x', { message: 'error.vonage.phone.invalid' }),
      'error.vonage.validation',
    ],
  ] as [string, () => Response | Promise<Response>, string][])(
    '%s, in the words of table 5',
    async (_, answer, key) => {
      const { reply } = await send(DETAILS, { token: null, answers: { [`POST ${PATH}`]: answer } })
      expect(reply?.failure).toEqual({ key })
      expect(reply?.typed).toMatchObject({ firstName: 'Aino', email: 'Aino@Playhouse.test' })
      expect(JSON.stringify(reply)).not.toContain('Playhouse!1')
    },
  )

  test.each(['solved 🏴', 'sol\nved', 'gelöst', '\u0000'])(
    'a captcha that no header carries, %j, counts as unsolved',
    async (captcha) => {
      const answers = { [`POST ${PATH}`]: () => refusal(403, 'error.captcha.validation') }
      const { reply, sent } = await send({ ...DETAILS, captcha }, { token: null, answers })
      expect(sent).toHaveLength(1)
      expect(reply?.failure).toEqual({ key: 'error.captcha.validation' })
    },
  )

  test('without a script, errors come first, then a note that the check needs one', async () => {
    const answers = { [`POST ${PATH}`]: () => refusal(403, 'error.captcha.validation') }
    const form = { ...DETAILS, captcha: '' }
    const { reply } = await send(form, { token: null, answers })
    expect(reply?.failure).toEqual({ key: 'ours.needsScript' })
    const { reply: missing, sent } = await send(
      { ...form, lastName: ' ' },
      { token: null, answers },
    )
    expect(missing?.fields).toEqual([{ field: 'lastName', key: 'lastName' }])
    expect(sent).toEqual([])
  })

  test.each([
    ['error.registration.player_already_exists', 409, 'Duplicated'],
    ['error.country.blocked', 403, 'Unsupported'],
  ])('%s leads to the state %3$s', async (code, status, step) => {
    const answers = { [`POST ${PATH}`]: () => refusal(status, code) }
    const { reply } = await send(DETAILS, { token: null, answers })
    expect(reply).toMatchObject({ step, fields: [], failure: null })
  })

  test('restarted, it keeps the data of the second step', async () => {
    const { sent } = await send(DETAILS, {
      answers: {
        [`POST ${PATH}`]: () => Response.json({ playerId: PLAYER, token: TOKEN }, { status: 201 }),
        [`PUT ${PATH}`]: () => Response.json({ playerId: PLAYER }),
      },
    })
    const put = sent.find((it) => it.name === `PUT ${PATH}`)
    expect(put?.body).toMatchObject({ street: 'Street 1', mobilePhone: '+358401234567' })
  })
})

describe('the second step', () => {
  test('joins prefix and body of the phone, and sends the first code', async () => {
    const { sent, to } = await send(CONTACT, {
      answers: {
        [`PUT ${PATH}`]: () => Response.json({ playerId: PLAYER }),
        [`POST ${PATH}/sms_request`]: empty,
      },
    })
    const put = sent.find((it) => it.name === `PUT ${PATH}`)
    expect(put?.body).toMatchObject({
      mobilePhone: '+358401234567',
      termsAndConditionsAccepted: true,
    })
    expect(to).toBe('/fi-FI/signup?step=Verification&pin=sendSuccess')
  })

  test('a code that could not be sent is reported on the next step', async () => {
    const { to } = await send(CONTACT, {
      answers: {
        [`PUT ${PATH}`]: () => Response.json({ playerId: PLAYER }),
        [`POST ${PATH}/sms_request`]: () => refusal(500, 'INTERNAL'),
      },
    })
    expect(to).toBe('/fi-FI/signup?step=Verification&pin=sendFail')
  })

  test('a phone that takes no messages is reported on the step that the visitor sees (SUP-18)', async () => {
    const answers = {
      [`PUT ${PATH}`]: () => Response.json({ playerId: PLAYER }),
      [`POST ${PATH}/sms_request`]: () => refusal(403, 'error.vonage.phone.invalid'),
    }
    for (const [path, step] of [
      ['/fi-FI/signup?step=ContactInfo', 'ContactInfo'],
      ['/fi-FI/signup', 'Verification'],
    ] as const) {
      const { reply, to } = await send(CONTACT, { path, answers })
      expect(to).toBeNull()
      expect(reply).toMatchObject({ step, failure: { key: 'error.vonage.validation' } })
      expect(reply?.typed).toMatchObject({ phoneBody: '040 123-4567' })
    }
  })

  test('too many messages lead home, to the modal that says how to continue (GAP-055)', async () => {
    const { to } = await send(CONTACT, {
      answers: {
        [`PUT ${PATH}`]: () => Response.json({ playerId: PLAYER }),
        [`POST ${PATH}/sms_request`]: () => refusal(429, 'sms.max.attempts.reached'),
      },
    })
    expect(to).toBe('/fi-FI?notice=sms-max-attempts')
  })

  test('an existing player is informed on the form (CON-22)', async () => {
    const code = 'error.registration.player_already_exists'
    const answers = { [`PUT ${PATH}`]: () => refusal(409, code) }
    const { reply } = await send(CONTACT, { answers })
    expect(reply).toMatchObject({
      step: 'ContactInfo',
      failure: { key: 'error.same.customer.info.detected' },
      typed: { street: 'Street 1' },
    })
  })
})

describe('the codes', () => {
  test('where both are required, the mail follows the phone', async () => {
    let asked = 0
    const both: SignUpState = { ...STATE, verification: 'BOTH' }
    const { sent, to } = await send(
      { intent: 'verify', code: '123 456' },
      {
        answers: {
          [`GET ${PATH}`]: () => {
            asked += 1
            return Response.json({ ...both, phoneVerified: asked > 1 })
          },
          [`POST ${PATH}/sms_verification`]: empty,
          [`POST ${PATH}/email_request`]: empty,
        },
      },
    )
    expect(sent.map((it) => it.name)).toContain(`POST ${PATH}/email_request`)
    expect(sent.find((it) => it.name.endsWith('sms_verification'))?.body).toMatchObject({
      code: '123456',
    })
    expect(to).toBe('/fi-FI/signup?step=Verification&pin=sendSuccess')
  })

  test('the last one logs in, and the registration token is removed', async () => {
    const idToken = await anIdToken({ playerId: 'player-of-sign-up' })
    let asked = 0
    const { to, cookies } = await send(
      { intent: 'verify', code: '123456' },
      {
        path: '/fi-FI/signup?next=/fi-FI/promotions',
        answers: {
          [`GET ${PATH}`]: () => {
            asked += 1
            return Response.json({ ...STATE, phoneVerified: asked > 1 })
          },
          [`POST ${PATH}/sms_verification`]: empty,
          [`POST ${PATH}/sign_in`]: () =>
            Response.json({
              idToken,
              accessToken: 'a',
              refreshToken: 'r',
              termsVersion: '1.0',
              firstLogin: true,
            }),
        },
      },
    )
    expect(to).toBe('/fi-FI/signup?done=1&next=%2Ffi-FI%2Fpromotions')
    expect(cookies.map((it) => it.split('=')[0]).sort()).toEqual(['idToken', 'sid', 'signUp'])
    expect(cookies.find((it) => it.startsWith('signUp='))).toContain('Max-Age=0')
  })

  test.each([
    [503, 'UNAVAILABLE', true, 503],
    [401, 'error.player.not.found', false, 409],
  ] as const)('a login that fails with %i %s may be retried: %s', async (...of) => {
    const [status, code, mayRetry, answered] = of
    const state: SignUpState = { ...STATE, currentStep: 'Complete', phoneVerified: true }
    const answers = { [`POST ${PATH}/sign_in`]: () => refusal(status, code) }
    const { reply, status: ours } = await send({ intent: 'log-in' }, { state, answers })
    expect(reply).toMatchObject({ failure: { key: 'ours.notLoggedIn' }, mayRetry })
    // Only refusals that may succeed at the next attempt count as our own failure.
    expect(ours).toBe(answered)
  })

  test.each([['12345'], ['abcdef'], [''], ['1'.repeat(9)]])('%j is not a code', async (code) => {
    const { reply } = await send({ intent: 'verify', code })
    expect(reply?.fields).toEqual([{ field: 'code', key: 'code' }])
  })

  test('an expired sign-up starts again, and says why', async () => {
    for (const intent of ['contact', 'verify', 'send', 'log-in']) {
      const answers = { [`GET ${PATH}`]: () => refusal(401, 'NO_SESSION') }
      const { to, cookies } = await send({ intent }, { answers })
      expect(to).toBe('/fi-FI/signup?ended=1')
      expect(cookies[0]).toMatch(/^signUp=; .*Max-Age=0/)
      expect((await send({ intent }, { token: null })).to).toBe('/fi-FI/signup?ended=1')
    }
  })
})

describe('the page', () => {
  const read = async (
    path: string,
    answers: Answers = {},
    cookie = `signUp=${TOKEN}`,
    country: string | null = null,
    restrictedCountries: string[] = [],
  ) => {
    const { fetch } = aPlatform({ [`GET ${PATH}`]: () => Response.json(STATE), ...answers })
    const request = new Request(`http://localhost:3000${path}`, { headers: { cookie } })
    const context = aSiteContext({ fetch })
    context.config.guards = { ...context.config.guards, restrictedCountries }
    const args = { request, context }
    return loadSignUpPage(args, { locale: localeOf(path.split('/')[1] ?? ''), country })
  }

  test('shows the step of the platform, and an earlier one when the address requests it', async () => {
    expect((await read('/fi-FI/signup')).view.step).toBe('Verification')
    expect((await read('/fi-FI/signup?step=ContactInfo')).view).toMatchObject({
      step: 'ContactInfo',
      typed: { phonePrefix: '358', phoneBody: '401234567', street: 'Street 1' },
    })
    expect((await read('/fi-FI/signup?step=Complete')).view.step).toBe('Verification')
    expect((await read('/fi-FI/signup?step=Details')).view).toMatchObject({
      step: 'Details',
      again: true,
      typed: { email: 'aino@playhouse.test', marketingOptIn: 'yes' },
    })
  })

  test('drops an invalid token, and keeps one while the platform is down', async () => {
    const gone = await read('/fi-FI/signup', { [`GET ${PATH}`]: () => refusal(401, 'NO_SESSION') })
    expect(gone.view.step).toBe('Details')
    expect(gone.headers.getSetCookie()[0]).toMatch(/Max-Age=0/)
    const down = await read('/fi-FI/signup', { [`GET ${PATH}`]: () => refusal(503, 'UNAVAILABLE') })
    expect(down.view.step).toBe('Unavailable')
    expect(down.headers.getSetCookie()).toEqual([])
  })

  test.each([
    ['/fi-FI/signup', 'Details', 'FI'],
    ['/caf-CA/signup', 'Details', 'CA'],
    ['/en-UN/signup', 'Details', 'FI'],
    ['/de-DE/signup?step=Details', 'Details', 'FI'],
    ['/de-DE/signup', 'Unsupported', undefined],
  ])('%s starts with %s of %s', async (path, step, countryCode) => {
    const { view } = await read(path, {}, '')
    expect(view.step).toBe(step)
    if (view.step === 'Details') expect(view.typed.countryCode).toBe(countryCode)
  })

  test.each([
    ['/fi-FI/signup', 'DE', 'Unsupported'],
    ['/en-UN/signup', 'DE', 'Unsupported'],
    ['/fi-FI/signup?step=Details', 'DE', 'FI'],
    ['/fi-FI/signup', 'CA', 'FI'],
    ['/en-UN/signup', 'NZ', 'NZ'],
  ])('%s from %s starts with %s', async (path, country, wanted) => {
    const { view } = await read(path, {}, '', country)
    expect(view.step === 'Details' ? view.typed.countryCode : view.step).toBe(wanted)
  })

  test('offers no country whose market takes no real money', async () => {
    const offered = async (closed: string[], path = '/en-UN/signup') => {
      const { view } = await read(path, {}, '', null, closed)
      if (view.step !== 'Details' && view.step !== 'Unsupported') throw new Error(view.step)
      const countries = view.countries.map(({ value }) => value)
      return { countries, first: view.step === 'Details' ? view.typed.countryCode : view.step }
    }
    const all = (await offered([])).countries
    expect(all).toEqual(expect.arrayContaining(['CA', 'FI', 'NO', 'NZ']))
    const closed = all.filter((code) => code !== 'NZ')
    expect(await offered(closed)).toEqual({ countries: ['NZ'], first: 'NZ' })
    expect(await offered(closed, '/fi-FI/signup')).toEqual({
      countries: ['NZ'],
      first: 'Unsupported',
    })
    expect(await offered(all)).toEqual({ countries: [], first: 'Unsupported' })
  })

  test('shows the age of the country before a date is typed', async () => {
    const { view } = await read('/caf-CA/signup', {}, '')
    if (view.step !== 'Details') throw new Error(view.step)
    expect(view.ages.FI).toEqual({ age: 18, other: null })
    expect(view.ages.CA).toEqual({
      age: 19,
      other: { age: 18, regions: 'Québec, Alberta et Manitoba' },
    })
  })
})
