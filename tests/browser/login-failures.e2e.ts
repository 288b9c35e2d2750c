import type { Page } from '@playwright/test'
import { idOf } from '#seed/people.ts'
import { barriers } from './axe.ts'
import { expect, hydrated, PASSWORD, SANDBOX, test } from './fixtures.ts'
import { newcomerIn } from './new-player.ts'

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByTestId('login-email').fill(email)
  await page.getByTestId('login-password').fill(password)
  const answered = page.waitForResponse(
    (it) => it.request().method() === 'POST' && it.url().includes('/login'),
  )
  await page.getByTestId('login-submit').click()
  await answered
}

async function openLogin(page: Page): Promise<void> {
  await page.goto('/en-UN/login')
  await hydrated(page)
}

/** What each refusal of the catalogue shows, and where it leads next (SES-22 to SES-24). */
const REFUSALS: readonly [who: string, words: RegExp, wayOn: RegExp][] = [
  ['closed', /account is closed/, /\/closed-account$/],
  ['blacklisted', /have closed this account/, /\/contact$/],
  ['timeout', /break\. It ends in [67] days/, /\/responsible-gambling$/],
  ['self-excluded', /excluded yourself.*ends in 1(79|80) days/, /\/responsible-gambling$/],
  ['self-excluded-indefinitely', /excluded yourself.*no end date/, /\/responsible-gambling$/],
]

for (const [who, words, wayOn] of REFUSALS) {
  test(`${who} is told why and where to go, and gets no session`, async ({ page }) => {
    await openLogin(page)
    await logIn(page, `${who}@playhouse.test`)
    const failure = page.getByTestId('login-failure')
    await expect(failure).toContainText(words)
    await expect(failure).toBeFocused()
    await expect(failure.getByRole('link')).toHaveAttribute('href', wayOn)
    const cookies = await page.context().cookies()
    expect(cookies.filter((it) => it.name === 'sid' || it.name === 'idToken')).toEqual([])
  })
}

test('an address that nobody has and a wrong password read the same', async ({ page }) => {
  const texts: string[] = []
  const { email: known } = await newcomerIn(page.request, 'FI')
  for (const email of [`nobody-${Date.now()}@playhouse.test`, known]) {
    await openLogin(page)
    await logIn(page, email, 'Not-the-1-password')
    texts.push(await page.getByTestId('login-failure').innerText())
    await expect(page.getByTestId('login-failure').getByRole('link')).toHaveAttribute(
      'href',
      /\/reset-password$/,
    )
  }
  expect(texts[0]).toBe(texts[1])
})

test('the sixth wrong password is not even looked at, and the wait is said', async ({ page }) => {
  const email = `guessed-${Date.now()}@playhouse.test`
  await openLogin(page)
  for (let attempt = 0; attempt < 6; attempt += 1) await logIn(page, email, `Wrong-${attempt}-Word`)
  await expect(page.getByTestId('login-failure')).toContainText(/Too many wrong attempts/)
  await expect(page.getByTestId('login-failure')).toContainText(/minutes?/)
})

test('missing fields are said at the fields, and the first one gets the focus', async ({
  page,
}) => {
  await openLogin(page)
  const reveal = page.getByTestId('login-password-reveal')
  await reveal.press('Space')
  await expect(reveal).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByTestId('login-password')).toHaveAttribute('type', 'text')
  await page.getByTestId('login-submit').click()
  for (const field of ['email', 'password']) {
    await expect(page.getByTestId(`login-${field}-error`)).toBeVisible()
    await expect(page.getByTestId(`login-${field}`)).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await barriers(page)).toEqual([])
})

test('a break that is over: the account is reopened after a day, which counts down', async ({
  page,
}) => {
  const reset = await page.request.post(`${SANDBOX}/players/${idOf('timeout-over')}/reset`)
  expect(reset.ok()).toBe(true)
  await page.clock.install()
  await openLogin(page)
  await logIn(page, 'timeout-over@playhouse.test')
  await expect(page.getByTestId('login-failure')).toContainText(/break is over/)
  await page.getByTestId('login-reopen').click()
  await expect(page.getByTestId('login-failure')).toContainText(/It opens in/)
  await logIn(page, 'timeout-over@playhouse.test')
  const left = page.getByTestId('login-cooling')
  await expect(left).toContainText(/It opens in 23:\d\d:\d\d/)
  await page.clock.fastForward('01:00:00')
  await expect(left).toContainText(/It opens in 22:\d\d:\d\d/)
  await page.clock.fastForward('23:00:00')
  await expect(left).toHaveText(/open again/)
})

test('who never finished the sign-up is led to go on with it', async ({ page }) => {
  await openLogin(page)
  await logIn(page, 'pre-registered@playhouse.test')
  await expect(page).toHaveURL(/\/signup/)
})
