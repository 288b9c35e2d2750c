import type { Page } from '@playwright/test'
import { idOf } from '#seed/people.ts'
import { barriers } from './axe.ts'
import { expect, hydrated, PASSWORD, SANDBOX, test } from './fixtures.ts'

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

test('missing fields are reported at the fields, and the first one gets the focus', async ({
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

test('why a login failed is shown until the player types again', async ({ page }) => {
  await openLogin(page)
  const failure = page.getByTestId('login-failure')
  for (const typed of ['email', 'password']) {
    await logIn(page, 'nobody@playhouse.test', 'wrong')
    await expect(failure).toBeFocused()
    await page.getByTestId(`login-${typed}`).press('End')
    await expect(failure).toBeVisible()
    await page.getByTestId(`login-${typed}`).press('x')
    await expect(failure).toHaveCount(0)
  }
})

test('after a time-out the account reopens a day after the request, which is counted down', async ({
  page,
}) => {
  const reset = await page.request.post(`${SANDBOX}/players/${idOf('timeout-over')}/reset`)
  expect(reset.ok()).toBe(true)
  await page.clock.install()
  await openLogin(page)
  await logIn(page, 'timeout-over@playhouse.test')
  await expect(page.getByTestId('login-failure')).toContainText(/break is over/)
  await expect(page.getByTestId('login-failure')).toBeFocused()
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
