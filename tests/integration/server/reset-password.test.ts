import { describe, expect, test } from 'vitest'
import { handleResetStep, loadReset } from '#app/features/reset/reset.server.ts'
import { DEFAULT_LOCALE } from '#app/market/locale.ts'
import { aPlatform, aSiteContext } from '#tests/fixtures/site-context.ts'

const EMAIL = 'someone@playhouse.test'
const KEYS = { resetKey: 'r'.repeat(24), smsResetKeyId: 's'.repeat(24) }
const PATH = '/v1/player/password_reset'
const refusal =
  (status: number, code: string, field = '', wrong = '') =>
  () =>
    Response.json(
      { code, message: '', validationErrors: field ? [{ field, code: wrong }] : [] },
      { status },
    )

type Answers = Parameters<typeof aPlatform>[0]

/** A browser during a password reset: it keeps the cookie. */
function aBrowser(answers: Answers = {}) {
  const sent: { path: string; body: unknown }[] = []
  const keeping = Object.fromEntries(
    Object.entries<(request: Request) => Response | Promise<Response>>({
      [`POST ${PATH}`]: () => new Response(null, { status: 202 }),
      [`POST ${PATH}/sms_verification`]: () => Response.json(KEYS),
      [`POST ${PATH}/new_password`]: () => new Response(null, { status: 204 }),
      [`POST ${PATH}/new_password/email`]: () => new Response(null, { status: 204 }),
      ...answers,
    }).map(([name, answer]) => [
      name,
      async (request: Request) => {
        if (request.method === 'POST') {
          sent.push({ path: new URL(request.url).pathname, body: await request.clone().json() })
        }
        return answer(request)
      },
    ]),
  )
  const platform = aPlatform(keeping)
  let cookie = ''
  const keep = (headers: Headers) => {
    const [set] = headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    return set
  }
  const args = (search: string, init: RequestInit = {}) => ({
    request: new Request(`http://localhost:3000/en-UN/reset-password${search}`, {
      ...init,
      headers: { cookie },
    }),
    context: aSiteContext(platform),
  })
  return {
    sent,
    cookie: () => cookie,
    async look(search = '') {
      try {
        return await loadReset(args(search), DEFAULT_LOCALE)
      } catch (thrown) {
        const response = thrown as Response
        keep(response.headers)
        expect(response.headers.get('location')).toBe(`/${DEFAULT_LOCALE.segment}/reset-password`)
        return loadReset(args(''), DEFAULT_LOCALE)
      }
    },
    async take(fields: Record<string, string>) {
      const answer = await handleResetStep(
        args('', { method: 'POST', body: new URLSearchParams(fields) }),
        DEFAULT_LOCALE,
      )
      if (answer instanceof Response) {
        expect(answer.status).toBe(303)
        return { moved: true as const, set: keep(answer.headers) }
      }
      return { moved: false as const, ...answer.data, status: answer.init?.status }
    },
  }
}

const GOOD = { intent: 'change', password: 'Playhouse!2', repeat: 'Playhouse!2' }

test('by SMS: e-mail, code, password', async () => {
  const browser = aBrowser()
  expect(await browser.look()).toMatchObject({ step: 'email' })
  const { set } = await browser.take({ intent: 'send', email: ' Someone@Playhouse.test ' })
  expect(set).toMatch(/^reset=[\w-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/)
  expect(await browser.look()).toMatchObject({ step: 'verification', email: EMAIL })
  await browser.take({ intent: 'verify', code: '123 456' })
  expect(await browser.look()).toMatchObject({ step: 'password', email: EMAIL })
  await browser.take(GOOD)
  expect(await browser.look()).toMatchObject({ step: 'complete', email: null })
  expect(browser.sent).toEqual([
    { path: PATH, body: { email: EMAIL } },
    { path: `${PATH}/sms_verification`, body: { email: EMAIL, code: '123456' } },
    { path: `${PATH}/new_password`, body: { ...KEYS, password: GOOD.password } },
  ])
})

test('by mail: the link leads to the password, and its key is removed from the address', async () => {
  const browser = aBrowser({
    [`GET ${PATH}/new_password/email/${KEYS.resetKey}`]: () => Response.json({ email: EMAIL }),
  })
  expect(await browser.look(`?key=${KEYS.resetKey}`)).toMatchObject({
    step: 'password',
    visited: ['email', 'password'],
    email: EMAIL,
  })
  await browser.take(GOOD)
  expect(browser.sent).toEqual([
    {
      path: `${PATH}/new_password/email`,
      body: { resetKey: KEYS.resetKey, password: GOOD.password },
    },
  ])
})

test.each([KEYS.resetKey, '', 'x', '../../../profile', 'k'.repeat(500)])(
  'a link that is used, old or unknown says so and offers a next step: %s',
  async (key) => {
    const view = await aBrowser().look(`?key=${encodeURIComponent(key)}`)
    expect(view).toMatchObject({ step: 'email', problem: 'oldLink' })
  },
)

test('a link keeps its address while the platform cannot say whose it is', async () => {
  const browser = aBrowser({
    [`GET ${PATH}/new_password/email/${KEYS.resetKey}`]: () => new Response('', { status: 500 }),
  })
  expect(await browser.look(`?key=${KEYS.resetKey}`)).toMatchObject({
    step: 'email',
    linkUnread: true,
  })
})

describe('what a form is answered', () => {
  const atCode = async (answers: Answers) => {
    const browser = aBrowser(answers)
    await browser.take({ intent: 'send', email: EMAIL })
    return browser
  }
  const atPassword = async (answers: Answers = {}) => {
    const browser = await atCode(answers)
    await browser.take({ intent: 'verify', code: '123456' })
    return browser
  }

  test.each(['', 'nobody', 'a@b', `${'a'.repeat(300)}@playhouse.test`])(
    'the address %s is invalid, and is shown in the form again',
    async (email) => {
      const browser = aBrowser()
      expect(await browser.take({ intent: 'send', email })).toMatchObject({
        status: 400,
        problems: [{ field: 'email', key: 'email' }],
        typedEmail: email.slice(0, 254),
      })
      expect(browser.sent).toEqual([])
    },
  )

  test.each(['', '12345', '1234567', 'abcdef', '12345\u0000'])(
    'the code %j is invalid',
    async (code) => {
      const browser = await atCode({})
      expect(await browser.take({ intent: 'verify', code })).toMatchObject({
        problems: [{ field: 'code', key: 'code' }],
      })
    },
  )

  test('a wrong code stays at its step (PWR-09)', async () => {
    const browser = await atCode({
      [`POST ${PATH}/sms_verification`]: refusal(400, 'sms.code.invalid'),
    })
    expect(await browser.take({ intent: 'verify', code: '000000' })).toMatchObject({
      problems: [{ field: 'code', key: 'codeWrong' }],
    })
    expect(await browser.look()).toMatchObject({ step: 'verification', email: EMAIL })
  })

  test('too many codes end the reset and say so (CON-24)', async () => {
    const browser = await atCode({
      [`POST ${PATH}/sms_verification`]: refusal(429, 'sms.max.attempts.reached'),
    })
    await browser.take({ intent: 'verify', code: '000000' })
    expect(await browser.look()).toMatchObject({
      step: 'email',
      email: null,
      problem: 'maxAttempts',
    })
  })

  test.each([
    ['short', 'short', 'password', 'passwordShort'],
    ['A1'.repeat(40), 'A1'.repeat(40), 'password', 'passwordLong'],
    ['Playhouse!2', 'Playhouse!3', 'repeat', 'repeat'],
  ])('the password %s, repeated as %s', async (password, repeat, field, key) => {
    const browser = await atPassword()
    expect(await browser.take({ intent: 'change', password, repeat })).toMatchObject({
      problems: [{ field, key }],
    })
  })

  test.each([
    [refusal(400, 'error.password.reset'), 'keyOver', []],
    [refusal(404, 'NOT_FOUND'), 'keyOver', []],
    [refusal(429, 'TOO_MANY_REQUESTS'), 'tooMany', []],
    [refusal(500, 'INTERNAL'), 'unavailable', []],
    [refusal(400, 'VALIDATION_FAILED'), 'refused', []],
    [
      refusal(400, 'VALIDATION_FAILED', 'password', 'weak_password'),
      null,
      [{ field: 'password', key: 'passwordWeak' }],
    ],
    [
      refusal(400, 'VALIDATION_FAILED', 'password', 'contains_email'),
      null,
      [{ field: 'password', key: 'passwordEmail' }],
    ],
  ])('a new password that is refused %#', async (answer, failure, problems) => {
    const browser = await atPassword({ [`POST ${PATH}/new_password`]: answer })
    expect(await browser.take(GOOD)).toMatchObject({ failure, problems })
    expect(await browser.look()).toMatchObject({ step: 'password' })
  })

  test('going back or starting again leaves nothing behind', async () => {
    const browser = await atPassword()
    await browser.take({ intent: 'previous' })
    expect(await browser.look()).toMatchObject({ step: 'verification' })
    const { set } = await browser.take({ intent: 'restart' })
    expect(set).toMatch(/^reset=; .*Max-Age=0/)
  })
})

test.each(['nonsense', 'eyJzdGVwIjoicGFzc3dvcmQifQ', 'e30', 'bnVsbA'])(
  'the cookie %s is invalid: the reset starts again',
  async (value) => {
    const request = new Request('http://localhost:3000/en-UN/reset-password', {
      headers: { cookie: `reset=${value}` },
    })
    const context = aSiteContext(aPlatform())
    expect(await loadReset({ request, context }, DEFAULT_LOCALE)).toMatchObject({ step: 'email' })
  },
)
