import { randomInt, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { qaPlayers } from '#seed/qa-players.ts'
import type { HtmlVisitor } from '#tests/fixtures/html-visitor/visitor.ts'
import { demoSite, emailOf, PASSWORD } from './demo-site.ts'

/** What each refusal of the catalogue says, and where its link leads (SES-22 to SES-24). */
const REFUSALS: readonly [who: string, words: RegExp, wayOn: RegExp][] = [
  ['closed', /account is closed/, /\/closed-account$/],
  ['blacklisted', /have closed this account/, /\/contact$/],
  ['timeout', /break\. It ends in [67] days/, /\/responsible-gambling$/],
  ['self-excluded', /self-excluded.*ends in 1(79|80) days/, /\/responsible-gambling$/],
  ['self-excluded-indefinitely', /self-excluded.*no end date/, /\/responsible-gambling$/],
]

const { calls, signedIn, visitor } = demoSite({
  players: [
    ...REFUSALS.map(([who]) => who),
    ...['player', 'pre-registered', 'nowithdrawal', 'nophone'],
  ],
})

/** A Finnish person that no other test uses. */
const newPerson = () => ({
  email: `aino-${randomUUID()}@playhouse.test`,
  phone: `40${randomInt(1_000_000, 9_999_999)}`,
})
type Person = ReturnType<typeof newPerson>
const STREET = 'Rue Sainte-Catherine 1 A 5'

function fillDetails(who: HtmlVisitor, email: string): void {
  who.getByTestId('signup-firstName').fill('Aino')
  who.getByTestId('signup-lastName').fill("O'Virtanen-Ääri")
  who.getByTestId('signup-email').fill(email)
  who.getByTestId('signup-password').fill(PASSWORD)
  who.getByTestId('signup-termsAndConditions').check()
  who.getByTestId('signup-cookiePolicyAccepted').check()
}
function fillContact(who: HtmlVisitor, { phone }: Person): void {
  who.getByTestId('signup-dateOfBirth').fill('1990-02-28')
  who.getByTestId('signup-street').fill(STREET)
  who.getByTestId('signup-postalCode').fill('00100')
  who.getByTestId('signup-city').fill('Helsinki')
  who.getByTestId('signup-phoneBody').fill(phone)
}
const send = (who: HtmlVisitor) => who.getByTestId('signup-submit').click()
/** The same with a solved captcha, which the page's script adds to the form. */
function sendSolved(who: HtmlVisitor): Promise<void> {
  who.locator('input[name=captcha]').element().setAttribute('value', 'captcha-ok')
  return send(who)
}
const expectStep = (who: HtmlVisitor, step: string) =>
  expect(who.getByTestId('signup-step')).toHaveAttribute('data-step', step)

async function toVerification(who: HtmlVisitor, person: Person): Promise<void> {
  await who.goto('/en-FI/signup')
  fillDetails(who, person.email)
  await sendSolved(who)
  expectStep(who, 'ContactInfo')
  fillContact(who, person)
  await send(who)
  expectStep(who, 'Verification')
}
const codeOf = async ({ phone }: Person) => (await calls().lastMessage(`+358${phone}`)).code ?? ''
async function enter(who: HtmlVisitor, code: string): Promise<void> {
  who.getByTestId('signup-code').fill(code)
  await send(who)
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('the sign-up', () => {
  test('the first step shows each error, keeps the input, and says what the last check needs', async () => {
    const who = visitor()
    const email = 'aino-first-step@playhouse.test'
    await who.goto('/en-FI/signup')
    expect(who.getByTestId('signup-allConditions')).toHaveCount(0)
    fillDetails(who, 'no address')
    await send(who)
    expect(who.getByTestId('signup-email-error')).toBeVisible()
    expect(who.getByTestId('signup-email')).toHaveValue('no address')
    expect(who.getByTestId('signup-lastName')).toHaveValue("O'Virtanen-Ääri")
    expect(who.getByTestId('signup-password')).toHaveValue('')
    expect(who.getByTestId('signup-termsAndConditions')).toBeChecked()
    who.getByTestId('signup-email').fill(email)
    who.getByTestId('signup-password').fill(PASSWORD)
    await send(who)
    expect(who.getByTestId('signup-failure')).toHaveAttribute('data-failure', 'ours.needsScript')
    expect(who.getByTestId('signup-email')).toHaveValue(email)
  })

  test('Quebec sees French texts, its own age and the provinces by their French names', async () => {
    const who = visitor()
    await who.goto('/caf-CA/signup')
    expect(who.getByTestId('signup-age')).toContainText('18 ans')
    expect(who.getByTestId('signup-age')).toContainText('Québec')
    expect(who.getByRole('heading', { level: 1 })).toHaveText('S’inscrire')
  })

  test('a resident of a country without accounts is told at once, with a next step', async () => {
    const who = visitor()
    await who.goto('/de-DE/signup')
    expectStep(who, 'Unsupported')
    expect(who.getByTestId('signup-open')).toHaveCount(0)
    await who.getByTestId('signup-elsewhere').click()
    expectStep(who, 'Details')
    expect(who.getByTestId('signup-countryCode')).toHaveValue('FI')
  })

  test('unavailable flows say so, and unknown addresses are not found', async () => {
    const who = visitor()
    await who.goto('/en-FI/signup/pnp')
    expect(who.getByRole('heading', { level: 1 })).toHaveText('Not available yet')
    expect(await who.goto('/en-FI/signup/anything')).toBe(404)
  })

  test('anyone who verifies the phone of an account is led to it, and may start with another address', async () => {
    const who = visitor()
    const person = { ...newPerson(), email: emailOf('player') }
    await toVerification(who, person)
    await enter(who, await codeOf(person))
    expectStep(who, 'Duplicated')
    const login = who.getByTestId('signup-duplicated-login')
    expect(login).toHaveAttribute('href', '/en-FI/login')
    const reset = who.getByTestId('signup-duplicated-reset')
    expect(reset).toHaveAttribute('href', '/en-FI/reset-password')
    await who.getByRole('button', { name: 'Use another e-mail address' }).click()
    fillDetails(who, newPerson().email)
    await sendSolved(who)
    expectStep(who, 'ContactInfo')
  })

  test('a wrong code says so at its field; after five the right one has to wait, too', async () => {
    const who = visitor()
    const person = newPerson()
    await toVerification(who, person)
    const code = await codeOf(person)
    for (let n = 0; n < 5; n += 1) {
      await enter(who, wrong(code))
      expect(who.getByTestId('signup-code-error')).toBeVisible()
      expect(who.getByTestId('signup-code')).toHaveAttribute('aria-invalid', 'true')
    }
    await enter(who, code)
    expect(who.getByTestId('signup-failure')).toHaveAttribute('data-failure', 'ours.wait')
    expectStep(who, 'Verification')
  })

  test('a reopened page resumes at its step, and back leads to the entered data', async () => {
    const who = visitor()
    const person = newPerson()
    await toVerification(who, person)
    await who.goto('/en-FI/signup')
    expectStep(who, 'Verification')
    await who.getByTestId('signup-back').click()
    expectStep(who, 'ContactInfo')
    expect(who.getByTestId('signup-street')).toHaveValue(STREET)
    expect(who.getByTestId('signup-phoneBody')).toHaveValue(person.phone)
    await who.getByTestId('signup-back').click()
    expectStep(who, 'Details')
    expect(who.getByTestId('signup-email')).toHaveValue(person.email)
    expect(who.getByTestId('signup-password')).toHaveValue('')
    fillDetails(who, `b-${person.email}`)
    await sendSolved(who)
    expectStep(who, 'ContactInfo')
    expect(who.getByTestId('signup-street')).toHaveValue(STREET)
    await who.getByTestId('signup-start-over').click()
    expectStep(who, 'Details')
    expect(who.getByTestId('signup-email')).toHaveValue('')
  })

  test('another number is verified again: the code of the previous one opens nothing', async () => {
    const who = visitor()
    const person = newPerson()
    await toVerification(who, person)
    const before = await codeOf(person)
    await who.getByTestId('signup-back').click()
    const other = { ...person, phone: newPerson().phone }
    who.getByTestId('signup-phoneBody').fill(other.phone)
    await send(who)
    expectStep(who, 'Verification')
    const after = await codeOf(other)
    await enter(who, before === after ? wrong(before) : before)
    expect(who.getByTestId('signup-code-error')).toBeVisible()
    // As pasted from a message.
    await enter(who, `${after.slice(0, 3)} ${after.slice(3)}`)
    expect(who.getByTestId('balance-total').first()).toBeVisible()
  })

  test('a bonus code of an offer is kept, and can be removed', async () => {
    const who = visitor()
    await who.goto('/en-FI/signup?bonusCode=HERON-10')
    expect(who.getByTestId('signup-bonus-code')).toContainText('HERON-10')
    await who.getByTestId('signup-bonus-code-remove').click()
    expect(who.getByTestId('signup-bonus-code')).toHaveCount(0)
    await who.goto('/en-FI/signup')
    expect(who.getByTestId('signup-bonus-code')).toHaveCount(0)
  })

  test('hostile values are refused at their fields, and are echoed as text', async () => {
    const who = visitor()
    await who.goto('/en-FI/signup')
    for (const value of [
      '<script>alert(1)</script>',
      "x'); drop table platform.player; --",
      '\u202Etxt.exe',
      '🎰🎰🎰',
      'a'.repeat(5_000),
    ]) {
      fillDetails(who, newPerson().email)
      who.getByTestId('signup-firstName').fill(value)
      await sendSolved(who)
      expect(who.getByTestId('signup-firstName-error')).toBeVisible()
      // The page sends back no more than it takes.
      const shown = who.getByTestId('signup-firstName').value()
      expect([shown.length > 5, value.startsWith(shown)]).toEqual([true, true])
      expect(who.html()).not.toContain('<script>alert')
      expectStep(who, 'Details')
      fillDetails(who, 'no address')
      await sendSolved(who)
      expect(who.getByTestId('signup-email-error')).toBeVisible()
      expect(who.getByTestId('signup-firstName-error')).toHaveCount(0)
    }
  })

  test('a minor and an address without a place are refused on the second step', async () => {
    const who = visitor()
    const person = newPerson()
    await who.goto('/en-FI/signup')
    fillDetails(who, person.email)
    await sendSolved(who)
    fillContact(who, person)
    who.getByTestId('signup-dateOfBirth').fill(`${new Date().getUTCFullYear() - 10}-01-01`)
    who.getByTestId('signup-postalCode').fill('ABC')
    who.getByTestId('signup-phoneBody').fill('12')
    await send(who)
    expect(who.getByTestId('signup-dateOfBirth-error')).toContainText('18')
    expect(who.getByTestId('signup-postalCode-error')).toContainText('five digits')
    expect(who.getByTestId('signup-phoneBody-error')).toBeVisible()
  })
})

describe('the login', () => {
  async function logIn(who: HtmlVisitor, email: string, password = PASSWORD): Promise<void> {
    if (who.getByTestId('login-email').count() === 0) await who.goto('/en-UN/login')
    who.getByTestId('login-email').fill(email)
    who.getByTestId('login-password').fill(password)
    await who.getByTestId('login-submit').click()
  }
  const failure = (who: HtmlVisitor) => who.getByTestId('login-failure')

  for (const [name, words, wayOn] of REFUSALS) {
    test(`tells ${name}@ why and where to go, and opens no session`, async () => {
      const who = visitor()
      await who.goto('/en-UN/login')
      await logIn(who, emailOf(name))
      expect(failure(who)).toContainText(words)
      expect(failure(who).getByRole('link')).toHaveAttribute('href', wayOn)
      const names = who.jar.all().map((it) => it.name)
      expect(names.filter((it) => it === 'sid' || it === 'idToken')).toEqual([])
    })
  }

  test('shows the same for an unknown address and for a wrong password', async () => {
    const { email: known } = await calls().newPlayer()
    const texts: string[] = []
    for (const email of [`nobody-${randomUUID()}@playhouse.test`, known]) {
      const who = visitor()
      await who.goto('/en-UN/login')
      await logIn(who, email, 'Not-the-1-password')
      texts.push(failure(who).text())
      expect(failure(who).getByRole('link')).toHaveAttribute('href', /\/reset-password$/)
    }
    expect(texts[0]).toBe(texts[1])
  })

  test('does not check the sixth wrong password, and says how long to wait', async () => {
    const who = visitor()
    const email = `guessed-${randomUUID()}@playhouse.test`
    await who.goto('/en-UN/login')
    for (let attempt = 0; attempt < 6; attempt += 1)
      await logIn(who, email, `Wrong-${attempt}-Word`)
    expect(failure(who)).toContainText(/Too many wrong attempts/)
    expect(failure(who)).toContainText(/minutes?/)
  })

  test('leads anyone who never finished the sign-up back to it', async () => {
    const who = visitor()
    await who.goto('/en-UN/login')
    await logIn(who, emailOf('pre-registered'))
    expect(who.path()).toMatch(/\/signup/)
  })

  test('is refused during a break, and says how to withdraw', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto('/fi-FI/take-a-break')
    await me.getByTestId('break-panic-submit').click()
    expect(me.getByTestId('break-begun')).toBeVisible()
    await me.goto('/fi-FI/login')
    await logIn(me, email)
    expect(failure(me)).toBeVisible()
    me.getByTestId('login-payoutOnly').check()
    await logIn(me, email)
    expect(me.path()).toMatch(/\/my-account\/banking\/withdraw/)
    // Another short break would change nothing, so none is offered; a self-exclusion is.
    await me.goto('/fi-FI/take-a-break')
    expect(me.getByTestId('break-exclusion')).toBeVisible()
    expect(me.getByTestId('break-timeout')).toHaveCount(0)
    expect(me.getByTestId('break-panic')).toHaveCount(0)
  })
})

describe('a password', () => {
  test('that is wrong loses neither the address nor the requested page', async () => {
    const { email } = await calls().newPlayer()
    const who = visitor()
    await who.goto('/fi-FI/login?next=/fi-FI/my-account/banking/transactions')
    who.getByTestId('login-email').fill(email)
    who.getByTestId('login-password').fill('Not-the-1-password')
    await who.getByTestId('login-submit').click()
    expect(who.getByTestId('login-failure')).toBeVisible()
    expect(who.getByTestId('login-email')).toHaveValue(email)
    expect(who.getByTestId('login-password')).toHaveValue('')
    who.getByTestId('login-password').fill(PASSWORD)
    await who.getByTestId('login-submit').click()
    expect(who.path()).toBe('/fi-FI/my-account/banking/transactions')
  })

  test('is reset step by step, with plain forms', async () => {
    const email = emailOf('nowithdrawal')
    const found = qaPlayers(Date.now(), PASSWORD).find((it) => it.email === email)
    const who = visitor()
    const submit = () => who.getByTestId('reset-submit').click()
    await who.goto('/en-UN/reset-password')
    who.getByTestId('reset-email').fill('nobody')
    await submit()
    expect(who.locator('#reset-email-error')).toBeVisible()
    expect(who.getByTestId('reset-email')).toHaveValue('nobody')
    who.getByTestId('reset-email').fill(email)
    await submit()
    const { code = '' } = await calls().lastMessage(found?.person?.phone ?? '')
    who.getByTestId('reset-code').fill(code)
    await submit()
    who.getByTestId('reset-password').fill(PASSWORD)
    who.getByTestId('reset-repeat').fill(PASSWORD)
    await submit()
    expect(who.getByTestId('reset-login')).toBeVisible()
  })

  test('is not changed by an old link, which says so and offers a next step', async () => {
    const who = visitor()
    await who.goto(`/en-UN/reset-password?key=${'k'.repeat(43)}`)
    expect(who.getByRole('alert')).toBeVisible()
    expect(who.getByTestId('reset-email')).toBeVisible()
    expect(who.url().href).not.toContain('key=')
  })

  test('is reset by a mailed link that is opened on another device, once', async () => {
    const asking = visitor()
    await asking.goto('/fi-FI/reset-password')
    asking.getByTestId('reset-email').fill(emailOf('nophone'))
    await asking.getByTestId('reset-submit').click()
    const { link = '' } = await calls().lastMessage(emailOf('nophone'), 'password-reset.link')
    const { pathname, search } = new URL(link)
    const reading = visitor()
    reading.noteAddress(emailOf('nophone'))
    await reading.goto(`${pathname}${search}`)
    expect(reading.url().href).not.toContain('key=')
    reading.getByTestId('reset-password').fill(PASSWORD)
    reading.getByTestId('reset-repeat').fill(PASSWORD)
    await reading.getByTestId('reset-submit').click()
    expect(reading.getByTestId('reset-login')).toBeVisible()
    await asking.goto(`${pathname}${search}`)
    expect(asking.getByRole('alert')).toBeVisible()
    expect(asking.getByTestId('reset-password')).toHaveCount(0)
  })

  test('is requested by the same steps where there is no account', async () => {
    const who = visitor()
    await who.goto('/en-UN/reset-password')
    who.getByTestId('reset-email').fill(`nobody-${randomUUID()}@playhouse.test`)
    await who.getByTestId('reset-submit').click()
    expect(who.locator('#reset-step')).toBeVisible()
    who.getByTestId('reset-code').fill('123456')
    await who.getByTestId('reset-submit').click()
    expect(who.locator('#reset-code-error')).toBeVisible()
  })
})
