import type { Page } from '@playwright/test'
import { qaPlayers } from '#seed/qa-players.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { barriers } from './axe.ts'
import { expect, hydrated, lastMessage, PASSWORD, test } from './fixtures.ts'

const emailOf = (name: string) => `${name}@playhouse.test`
function phoneOf(name: string): string {
  const found = qaPlayers(Date.now(), PASSWORD).find((it) => it.email === emailOf(name))
  return found?.person?.phone ?? ''
}

const submit = (page: Page) => page.getByTestId('reset-submit').click()
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

/** The same password again: other tests sign in as these players. */
async function choosePassword(page: Page): Promise<void> {
  await page.getByTestId('reset-password').fill(PASSWORD)
  await page.getByTestId('reset-repeat').fill(PASSWORD)
  await submit(page)
  await expect(page.getByTestId('reset-login')).toBeVisible()
}

test('a password is reset by SMS from the login page, and the player is logged in', async ({
  page,
}) => {
  await page.goto('/fi-FI')
  await hydrated(page)
  await page.getByTestId('login-open').click()
  await page.getByTestId('login-forgot').click()
  await expect(page).toHaveURL(/\/fi-FI\/reset-password$/)
  await expect(page.getByTestId('login-email')).toHaveCount(0)
  await page.getByTestId('reset-email').fill(emailOf('withdrawal-review'))
  await submit(page)
  await expect(page.getByTestId('reset-code')).toBeVisible()
  // Screen readers announce the new step, and nothing of it is in the URL.
  await expect(page.locator('#reset-step')).toBeFocused()
  expect(page.url()).toMatch(/\/fi-FI\/reset-password$/)
  const { code = '' } = await lastMessage(page.request, phoneOf('withdrawal-review'))
  await page.getByTestId('reset-code').fill(wrong(code))
  await submit(page)
  await expect(page.locator('#reset-code-error')).toBeVisible()
  await expect(page.getByTestId('reset-code')).toHaveAttribute('aria-invalid', 'true')
  await page.getByTestId('reset-code').fill(code)
  await submit(page)
  await page.getByTestId('reset-password').fill('short')
  await page.getByTestId('reset-repeat').fill('short')
  await submit(page)
  await expect(page.locator('#reset-password-error')).toBeVisible()
  await choosePassword(page)
  await expect(page.locator('[aria-current="step"]')).toHaveText('Valmis')
  await page.getByTestId('reset-login').click()
  await page.getByTestId('login-email').fill(emailOf('withdrawal-review'))
  await page.getByTestId('login-password').fill(PASSWORD)
  await page.getByTestId('login-submit').click()
  await expect(page.getByTestId('balance-total')).toBeVisible()
})

test('the reset works with the keyboard alone, forwards and back', async ({ page }) => {
  await page.goto('/en-UN/reset-password')
  await hydrated(page)
  await page.getByTestId('reset-email').focus()
  await page.keyboard.type(`somebody-${Date.now()}@playhouse.test`)
  await page.keyboard.press('Enter')
  await expect(page.locator('#reset-step')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByTestId('reset-code')).toBeFocused()
  await page.getByTestId('reset-previous').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('reset-email')).toBeVisible()
})

const PATHS = ['/fi-FI', '/caf-CA', '/no-NO'] as const
for (const path of sample('languages of a reset', PATHS, { count: 1, idOf: (it) => it })) {
  test(`${path}: every step fits a phone, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    const check = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
      expect(await barriers(page)).toEqual([])
    }
    await page.goto(`${path}/reset-password`)
    await hydrated(page)
    await check()
    await page.getByTestId('reset-email').fill('nobody')
    await submit(page)
    await expect(page.locator('#reset-email-error')).toBeVisible()
    await check()
    await page.getByTestId('reset-email').fill(`phone-${Date.now()}@playhouse.test`)
    await submit(page)
    await expect(page.getByTestId('reset-code')).toBeVisible()
    await check()
  })
}
