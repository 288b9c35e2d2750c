import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#tests/fixtures/running-platform.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { openWholeSite, type WholeSite } from '#tests/fixtures/whole-site.ts'
import { CAPTCHA, REGISTRATION, SIGN_UP } from '#tests/integration/api/hostile-samples.ts'
import { readingEndpoint, writingEndpoints } from './site-endpoints.ts'
import { aVisitor, type SiteVisitor, type Visit, type Visitor } from './site-visitor.ts'
import { goodVisit, inMainFlow } from './site-visits.ts'

let site: WholeSite
let it: SiteVisitor
let window: Window
beforeAll(async () => {
  site = await openWholeSite()
  it = await aVisitor(site)
  window = new Window({
    settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true },
  })
}, 1_800_000)
afterAll(async () => {
  await window?.happyDOM.close()
  await site?.close()
})

type Control = { testId: string; name: string; type: string; value: string; isInvalid: boolean }
type Page = { forms: Control[][]; errors: Map<string, string> }

const CONTROLS = 'input:not([type="hidden"], [type="submit"], [hidden]), select, textarea'
/** The search in every page's header is a separate form. */
const NOT_IN = '[action$="/search"]'
/** Pages for sign-in and account settings; other pages have different ids, which docs/qa.md lists. */
const ROUTES = ['session/login', 'session/signup', 'session/reset-password', 'session/accept-terms']
  .concat(['cookies/settings', 'account/overview'])
  .map((name) => `routes/${name}`)

function readPage(html: string): Page {
  const page = new window.DOMParser().parseFromString(html, 'text/html')
  const forms = [...page.querySelectorAll(`form:not(${NOT_IN})`)].map((form) =>
    [...form.querySelectorAll(CONTROLS)].map((control) => {
      const chosen = control.querySelector('option[selected]')
      const type = control.tagName === 'INPUT' ? (control.getAttribute('type') ?? 'text') : 'select'
      return {
        ...{ testId: control.getAttribute('data-testid') ?? '', type },
        name: control.getAttribute('name') ?? '',
        value: (chosen ?? control).getAttribute('value') ?? '',
        isInvalid: control.getAttribute('aria-invalid') === 'true',
      }
    }),
  )
  const errors = [...page.querySelectorAll('[data-testid$="-error"]')].map(
    (error) => [error.getAttribute('data-testid') ?? '', error.textContent.trim()] as const,
  )
  return { forms, errors: new Map(errors) }
}

/** The name of a form from its fields' ids: `{form}-{field}`, followed by the value for radio buttons. */
function formOf({ testId, name, type, value }: Control): string | null {
  const ending = type === 'radio' ? `-${name}-${value}` : `-${name}`
  return testId.endsWith(ending) && testId.length > ending.length
    ? testId.slice(0, -ending.length)
    : null
}

describe('each field of each form of the site', () => {
  test('is {form}-{field}, and all fields of a form have one form', async () => {
    const faults = new Set<string>()
    const forms = new Set<string>()
    for (const route of site.built.leaves().filter(({ id }) => ROUTES.includes(id))) {
      for (const visitor of ['stranger', 'player'] as const) {
        const answers = [await it.ask(inMainFlow(goodVisit(readingEndpoint(route), visitor)))]
        for (const endpoint of writingEndpoints(route)) {
          answers.push(
            await it.ask(
              inMainFlow(
                goodVisit({ ...endpoint, form: { intent: endpoint.form?.intent ?? '' } }, visitor),
              ),
            ),
          )
          await it.comeBack()
        }
        for (const { text } of answers.filter((answer) => answer.isPage)) {
          const page = readPage(text)
          for (const controls of page.forms.filter((form) => form.length > 0)) {
            const named = controls.filter(({ name }) => name !== '')
            const names = new Set(named.map(formOf))
            for (const name of names) forms.add(String(name))
            for (const control of named) {
              if (formOf(control) === null)
                faults.add(`${route.id}: ${control.name} is ${control.testId || 'without an id'}`)
              const error = page.errors.get(`${control.testId}-error`)
              if (control.isInvalid && !error)
                faults.add(`${route.id}: ${control.testId} has no error beside it`)
            }
            if (names.size > 1) faults.add(`${route.id}: one form is ${[...names].join(' and ')}`)
          }
        }
      }
    }
    expect([...faults].sort()).toEqual([])
    // Sanity check: all of these forms were covered.
    expect([...forms].sort()).toEqual([
      ...['account-address', 'account-language', 'account-notifications', 'account-password'],
      ...['account-phone', 'account-subscriptions', 'account-suggestions', 'cookies', 'login'],
      ...['reset', 'signup'],
    ])
  }, 1_800_000)
})

/** Hostile values for form fields. */
const TEXTS: Readonly<Record<string, string>> = {
  nothing: '',
  blanks: '   ',
  'a script': '<script>alert(1)</script>',
  SQL: "'; drop table platform.player; --",
  'a null byte': 'a\u0000b',
  'right-to-left marks': '\u202Eabc\u202C',
  emoji: '🎰🎰🎰',
  'half of a pair': '\uD83D',
  'a megabyte': 'x'.repeat(1_048_576),
}
/** Any text is a valid password, except these. */
const ANY_TEXT_BUT = ['nothing', 'a megabyte']
/** Sent to each field in every run: a null byte and a megabyte were once refused without naming the field. */
const ALWAYS = ['nothing', 'a null byte', 'a megabyte']
/** This many of the others per field, except in a full run. */
const OTHERS_PER_FIELD = 1
/** Counters of attempts, and the traces of a solved captcha. */
const COUNTS = ['rate_window', 'captcha_used']

type Form = {
  name: string
  path: string
  visitor: Visitor
  good: Readonly<Record<string, string>>
  /** Fields that a person fills in or chooses. */
  fields: readonly string[]
  /** The visitor's state, if it differs from that of the other visitors of these tests. */
  cookie?: () => string
}

const ACCOUNT = { path: '/fi-FI/my-account/account', visitor: 'player' } as const

const FORMS: readonly Form[] = [
  {
    ...{ name: 'account-address', ...ACCOUNT, fields: ['street', 'city', 'postalCode'] },
    good: { intent: 'address', street: 'Uusikatu 1', city: 'Turku', postalCode: '20100' },
  },
  {
    ...{ name: 'account-phone', ...ACCOUNT, fields: ['phonePrefix', 'phoneBody', 'password'] },
    good: { intent: 'phone', phonePrefix: '358', phoneBody: '457000111', password: PASSWORD },
  },
  {
    ...{ name: 'account-password', ...ACCOUNT, fields: ['oldPassword', 'newPassword'] },
    good: { intent: 'password', oldPassword: PASSWORD, newPassword: 'Another-house-2' },
  },
  {
    ...{ name: 'account-language', ...ACCOUNT, fields: ['language'] },
    good: { intent: 'language', language: 'en' },
  },
  {
    ...{ name: 'login', path: '/fi-FI/login', visitor: 'stranger', fields: ['email', 'password'] },
    good: { email: 'somebody@playhouse.test', password: PASSWORD },
  },
  {
    ...{ name: 'reset', path: '/fi-FI/reset-password', visitor: 'stranger', fields: ['email'] },
    good: { intent: 'send', email: 'somebody@playhouse.test' },
    cookie: () => 'reset=',
  },
  {
    ...{ name: 'reset', path: '/fi-FI/reset-password', visitor: 'stranger' },
    ...{ fields: ['password', 'repeat'] },
    good: { intent: 'change', password: 'Another-house-2', repeat: 'Another-house-2' },
  },
  {
    ...{ name: 'signup', path: '/fi-FI/signup?step=Details', visitor: 'stranger' },
    fields: ['firstName', 'lastName', 'email', 'password'],
    good: {
      ...{ intent: 'details', countryCode: 'FI', firstName: 'Aino', lastName: 'Virtanen' },
      ...{ email: 'hostile@playhouse.test', password: PASSWORD, captcha: 'captcha-ok' },
      ...{ termsAndConditions: 'on', cookiePolicyAccepted: 'on' },
    },
  },
  {
    ...{ name: 'signup', path: '/fi-FI/signup', visitor: 'stranger' },
    fields: ['dateOfBirth', 'street', 'city', 'postalCode', 'phonePrefix', 'phoneBody'],
    good: {
      ...{ intent: 'contact', dateOfBirth: '1990-02-28', street: 'Mannerheimintie 1 A 5' },
      ...{ city: 'Helsinki', postalCode: '00100', phonePrefix: '358', phoneBody: '401234567' },
    },
  },
  {
    ...{ name: 'signup', path: '/fi-FI/signup', visitor: 'stranger', fields: ['code'] },
    good: { intent: 'verify', code: '123456' },
    cookie: () => `signUp=${waiting}`,
  },
]
const isSecret = (field: string) => /password|^repeat$|^code$/i.test(field)

const DRAFT = {
  ...{ ...SIGN_UP, firstName: 'Aino', lastName: 'Virtanen', email: 'waits@playhouse.test' },
  ...{ termsAndConditions: true, cookiePolicyAccepted: true, marketingOptIn: false },
}
/** A sign-up that waits for its code. */
let waiting = ''
beforeAll(async () => {
  const call = async (method: string, path: string, sent: { token?: string; body: object }) => {
    const answer = await site.platform.call(method, `${REGISTRATION}${path}`, {
      ...sent,
      headers: { 'x-captcha-token': CAPTCHA },
    })
    if (answer.status >= 300) throw new Error(`${method} ${path} answers ${answer.status}`)
    return answer.body
  }
  const registration = await call('POST', '', { body: DRAFT })
  const [playerId, token] = [String(registration.playerId), String(registration.token)]
  const contact = {
    ...{ playerId, mobilePhone: '+358401234568', countryCode: 'FI', languageCode: 'fi' },
    ...{ dateOfBirth: '1990-02-28', street: 'Mannerheimintie 1 A 5', city: 'Helsinki' },
    ...{ postalCode: '00100', termsAndConditionsAccepted: true },
  }
  await call('PUT', '', { token, body: contact })
  await call('POST', '/sms_request', { token, body: { playerId } })
  waiting = token
})

describe.each(FORMS)('the form $name of $good.intent', (form) => {
  const cases = form.fields.flatMap((field) => {
    const isPassword = /password/i.test(field)
    const others = sample(
      'texts in fields',
      Object.keys(TEXTS).filter((what) => !ALWAYS.includes(what)),
      {
        count: OTHERS_PER_FIELD,
        idOf: (what) => `${form.name} ${form.good.intent} ${field} ${what}`,
      },
    )
    const isAddress = field === 'street' || field === 'city'
    return [...ALWAYS, ...others]
      .filter((what) => !isPassword || ANY_TEXT_BUT.includes(what))
      .filter((what) => !isAddress || what !== 'SQL')
      .map((what) => ({ field, what }))
  })
  test.each(cases)('$field: $what is refused there, and nothing is stored or lost', async (at) => {
    const sent = { ...form.good, [at.field]: TEXTS[at.what] ?? '' }
    const body = new URLSearchParams(sent).toString()
    const visit: Visit = {
      ...{ method: 'POST', path: form.path, visitor: form.visitor, what: at.what, body },
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        ...(form.cookie ? { cookie: form.cookie() } : {}),
      },
    }
    site.watched.begin()
    const answer = await it.ask(visit)
    await site.platform.platform.idle()
    expect(
      await site.watched.changed().then((all) => all.filter((it) => !COUNTS.includes(it))),
    ).toEqual([])
    expect(answer.status).toBe(400)
    const page = readPage(answer.text)
    const testId = `${form.name}-${at.field}`
    expect([...page.errors.keys()]).toEqual([`${testId}-error`])
    expect(page.errors.get(`${testId}-error`)).not.toBe('')
    const controls = page.forms.flat()
    expect(controls.filter((it) => it.isInvalid).map((it) => it.testId)).toEqual([testId])
    for (const other of form.fields.filter((it) => it !== at.field)) {
      const { value } = controls.find((it) => it.testId === `${form.name}-${other}`) ?? {}
      expect(value, other).toBe(isSecret(other) ? '' : form.good[other])
    }
    expect(answer.text).not.toContain('<script>alert(1)')
    await it.comeBack()
  })
})
