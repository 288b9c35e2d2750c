import type { Page } from '@playwright/test'
import { marketOfCountry } from '#markets/index.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, lastMessage, PASSWORD, test } from './fixtures.ts'

/** Unique per run: tests run in parallel and on a persistent data folder. */
let people = 0
const unique = () => {
  people += 1
  return `${Date.now().toString(36)}${process.env.TEST_WORKER_INDEX ?? '0'}x${people}`
}
const digits = (length: number) =>
  Array.from({ length }, () => String(Math.floor(Math.random() * 10))).join('')

const COUNTRIES = {
  FI: { postalCode: '00100', city: 'Helsinki', phone: () => `40${digits(7)}`, isd: '358' },
  NO: { postalCode: '0150', city: 'Oslo', phone: () => `40${digits(6)}`, isd: '47' },
  NZ: { postalCode: '6011', city: 'Wellington', phone: () => `21${digits(7)}`, isd: '64' },
  CA: {
    postalCode: 'H2X 1Y4',
    city: 'Montréal',
    phone: () => `514${2 + (Number(digits(1)) % 8)}${digits(6)}`,
    isd: '1',
  },
} as const

type Person = { email: string; country: keyof typeof COUNTRIES; phone: string }
const newPerson = (country: keyof typeof COUNTRIES = 'FI'): Person => ({
  email: `aino-${unique()}@playhouse.test`,
  country,
  phone: COUNTRIES[country].phone(),
})

async function fillDetails(page: Page, { email }: Person): Promise<void> {
  await page.getByTestId('signup-firstName').fill('Aino')
  await page.getByTestId('signup-lastName').fill("O'Virtanen-Ääri")
  await page.getByTestId('signup-email').fill(email)
  await page.getByTestId('signup-password').fill(PASSWORD)
  await page.getByTestId('signup-termsAndConditions').check()
  await page.getByTestId('signup-cookiePolicyAccepted').check()
}

async function fillContact(page: Page, { country, phone }: Person): Promise<void> {
  const { postalCode, city } = COUNTRIES[country]
  await page.getByTestId('signup-dateOfBirth').fill('1990-02-28')
  await page.getByTestId('signup-street').fill('Rue Sainte-Catherine 1 A 5')
  await page.getByTestId('signup-postalCode').fill(postalCode)
  await page.getByTestId('signup-city').fill(city)
  if (country === 'CA') await page.getByTestId('signup-provinceCode').selectOption('QC')
  await page.getByTestId('signup-phoneBody').fill(phone)
}

const send = (page: Page) => page.getByTestId('signup-submit').click()
const stepOf = (page: Page) => page.getByTestId('signup-step')
const expectStep = (page: Page, step: string) =>
  expect(stepOf(page)).toHaveAttribute('data-step', step)

/** The last code sent to this number, from the sandbox's outbox. */
async function codeOf(page: Page, { country, phone }: Person): Promise<string> {
  const to = `+${COUNTRIES[country].isd}${phone}`
  const { code = '' } = await lastMessage(page.request, to)
  expect(code).toMatch(/^\d{6}$/)
  return code
}
async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByTestId('balance-total')).toBeVisible()
}

const COUNTRIES_OF_PLAYERS = [
  ['FI', '/fi-FI'],
  ['CA', '/caf-CA'],
  ['NZ', '/nz-NZ'],
  ['NO', '/no-NO'],
] as const
const SAMPLED = sample('countries of a sign-up', COUNTRIES_OF_PLAYERS, {
  count: 1,
  idOf: ([country]) => country,
})
for (const [country, path] of SAMPLED) {
  test(`a person in ${country} signs up, is logged in and returns to the starting page`, async ({
    page,
  }) => {
    const person = newPerson(country)
    await page.goto(`${path}/promotions`)
    await hydrated(page)
    await page.getByTestId('signup-open').first().click()
    await expectStep(page, 'Details')
    await expect(page.getByTestId('signup-countryCode')).toHaveValue(country)
    await expect(page.getByTestId('signup-marketingOptIn')).not.toBeChecked()
    await fillDetails(page, person)
    await send(page)
    await expectStep(page, 'ContactInfo')
    await expect(stepOf(page)).toBeFocused()
    await fillContact(page, person)
    await send(page)
    await expectStep(page, 'Verification')
    await page.getByTestId('signup-code').fill(await codeOf(page, person))
    // The tests' browser has been welcomed before.
    await page.evaluate(() => localStorage.removeItem('firstLogin'))
    await send(page)
    await expectLoggedIn(page)
    await expectStep(page, 'Complete')
    // This page is the welcome: the next one has no window of its own (SES-30).
    const isFirst = () => page.evaluate(() => localStorage.getItem('firstLogin'))
    await expect.poll(isFirst).toBe('false')
    await expect(page.getByTestId('signup-limits')).toHaveCount(
      marketOfCountry(country).offersLimitsBeforeDeposit ? 1 : 0,
    )
    await page.getByTestId('signup-continue').click()
    await expect(page).toHaveURL(new RegExp(`${path}/promotions$`))
    const cookies = await page.context().cookies()
    expect(cookies.some((it) => it.name === 'signUp')).toBe(false)
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/signUp|idToken|sid=/)
  })
}

const _HOSTILE = [
  '<script>alert(1)</script>',
  "x'); drop table platform.player; --",
  '\u202Etxt.exe',
  '🎰🎰🎰',
  'a'.repeat(5_000),
]

test('every error is shown at its field and in a list that links there', async ({ page }) => {
  await page.goto('/en-FI/signup')
  await hydrated(page)
  await send(page)
  for (const field of [
    'firstName',
    'lastName',
    'email',
    'password',
    'termsAndConditions',
    'cookiePolicyAccepted',
  ])
    await expect(page.getByTestId(`signup-${field}-error`)).toBeVisible()
  await page.getByRole('link', { name: /first name/i }).click()
  await expect(page.getByTestId('signup-firstName')).toBeFocused()
  await fillDetails(page, newPerson())
  for (const [password, words] of [
    ['Short1a', '8 characters'],
    ['alllower11', 'uppercase letter'],
  ] as const) {
    await page.getByTestId('signup-password').fill(password)
    await send(page)
    await expect(page.getByTestId('signup-password-error')).toContainText(words)
  }
})

test('a person signs up by the keyboard alone', async ({ page }) => {
  const person = newPerson()
  await page.goto('/en-FI/signup')
  await hydrated(page)
  await page.getByTestId('signup-firstName').focus()
  for (const text of ['Aino', 'Virtanen', person.email, PASSWORD]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByTestId('signup-password-reveal')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByTestId('signup-allConditions')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByTestId('signup-termsAndConditions')).toBeChecked()
  await expect(page.getByTestId('signup-cookiePolicyAccepted')).toBeChecked()
  await expect(page.getByTestId('signup-marketingOptIn')).not.toBeChecked()
  // The terms are read over the form, which keeps what was typed (TRM-04).
  await page.getByTestId('signup-read-terms').press('Enter')
  await expect(page.getByTestId('page-dialog').getByRole('heading').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('signup-read-terms')).toBeFocused()
  await page.getByTestId('signup-allConditions').focus()
  await page.keyboard.press('Enter')
  await expectStep(page, 'ContactInfo')
  await expect(stepOf(page)).toBeFocused()
})

test('axe finds nothing in any step, in either theme', async ({ page }) => {
  test.slow()
  const person = newPerson('CA')
  await page.goto('/caf-CA/signup')
  await hydrated(page)
  await expectNoBarrier(page)
  await send(page)
  await expect(page.getByTestId('signup-email-error')).toBeVisible()
  await expectNoBarrier(page)
  await fillDetails(page, person)
  await send(page)
  await expectStep(page, 'ContactInfo')
  await expectNoBarrier(page)
  await fillContact(page, person)
  await send(page)
  await expectStep(page, 'Verification')
  await expectNoBarrier(page)
  await page.getByTestId('signup-code').fill(await codeOf(page, person))
  await send(page)
  await expectStep(page, 'Complete')
  await expectNoBarrier(page)
  await page.goto('/caf-CA/signup/pnp')
  await expectNoBarrier(page)
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const [, path] of SAMPLED) {
    test(`nothing of the sign-up is wider than the screen in ${path}`, async ({ page }) => {
      const tooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await page.goto(`${path}/promotions`)
      await hydrated(page)
      await expect.poll(tooWide).toBe(0)
      await page.getByTestId('signup-open-bar').click()
      await expectStep(page, 'Details')
      await expect.poll(tooWide).toBe(0)
      await send(page)
      await expect(page.getByTestId('signup-email-error')).toBeVisible()
      await expect.poll(tooWide).toBe(0)
    })
  }
})
