import type { Page } from '@playwright/test'
import { expect, hydrated, login, PASSWORD, SANDBOX, test } from './fixtures.ts'
import { newcomerIn } from './new-player.ts'

const emailOf = (name: string) => `${name}@playhouse.test`

test('a player inactive for two hours is logged out, and is shown why (SES-11)', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/fi-FI/online-casino')
  await hydrated(page)
  await login(page, (await newcomerIn(page.request, 'FI')).email)
  // Activity in between: the timer starts again.
  await page.clock.fastForward('01:00:00')
  await page.mouse.move(200, 200)
  await page.clock.fastForward('01:30:00')
  await expect(page.getByTestId('balance-total')).toBeVisible()
  await page.clock.fastForward('01:00:00')
  await expect(page.getByTestId('idle-modal')).toBeVisible()
  await expect(page).toHaveURL(/\/fi-FI$/)
  await expect(page.getByTestId('login-open')).toHaveCount(1)
  await page.getByTestId('idle-close').click()
  await expect(page.getByTestId('idle-modal')).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(page.getByTestId('idle-modal')).toHaveCount(0)
})

test('activity in one tab keeps all tabs signed in, and inactivity signs all of them out (GAP-044)', async ({
  page,
}) => {
  await page.context().clock.install()
  await page.goto('/fi-FI/online-casino')
  await hydrated(page)
  await login(page, (await newcomerIn(page.request, 'FI')).email)
  const other = await page.context().newPage()
  await other.goto('/fi-FI/promotions')
  await hydrated(other)
  await page.context().clock.fastForward('01:30:00')
  await page.mouse.move(200, 200)
  // This tab was idle for two and a half hours: activity in the other one keeps the session.
  await page.context().clock.fastForward('01:00:00')
  await expect(other.getByTestId('balance-total')).toBeVisible()
  await expect(page.getByTestId('balance-total')).toBeVisible()
  expect((await other.request.get('/fi-FI/my-account/account')).url()).toMatch(/my-account/)

  await page.context().clock.fastForward('01:30:00')
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/fi-FI$/)
    await expect(tab.getByTestId('login-open')).toHaveCount(1)
  }
  expect((await other.request.get('/fi-FI/my-account/account')).url()).toMatch(/\/401\?next=/)
  await other.close()
})

test.describe('a first login', () => {
  test.use({
    storageState: async ({ storageState }, use) => {
      const given = typeof storageState === 'object' ? storageState : { cookies: [], origins: [] }
      await use({ ...given, origins: [] })
    },
  })

  test('is greeted once, and not again after the welcome is closed (SES-30)', async ({ page }) => {
    await makeNew(page, 'new')
    await page.goto('/fi-FI/welcome')
    await hydrated(page)
    await logInAs(page, 'new')
    const welcome = page.getByTestId('welcome-modal')
    await expect(welcome).toBeVisible()
    await expect(welcome.locator('a, button')).toHaveCount(1)
    await page.getByTestId('welcome-close').click()
    await expect(page.getByTestId('welcome-modal')).toHaveCount(0)
    await page.goto('/fi-FI')
    await hydrated(page)
    await expect(page.getByTestId('balance-total')).toBeVisible()
    await expect(page.getByTestId('welcome-modal')).toHaveCount(0)
  })
})

async function logInAs(page: Page, name: string): Promise<void> {
  await page.getByTestId('login-open').click()
  await page.getByTestId('login-email').fill(emailOf(name))
  await page.getByTestId('login-password').fill(PASSWORD)
  await page.getByTestId('login-submit').click()
}

/** Resets the first-login state, however often this has run: the QA console's own call. */
async function makeNew(page: Page, name: string): Promise<void> {
  const query = `${SANDBOX}/players?query=${encodeURIComponent(emailOf(name))}`
  const found = await page.request.get(query, { headers: { accept: 'application/json' } })
  const id = (await found.json()).players[0].playerId
  const changed = await page.request.patch(`${SANDBOX}/players/${id}`, {
    data: { firstLogin: true },
  })
  expect(changed.ok()).toBe(true)
}
