import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, PASSWORD, PLATFORM, SANDBOX, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'

const LOBBY = '/fi-FI/online-casino'
const PROTECTION = '/fi-FI/my-account/protection'
/** Promotional content: none of it for a player who must not receive advertising. */
const ADVERTISING = [
  '/promotions',
  '/promotions/casino/summer-matinee',
  '/tournaments',
  '/iclub',
  '/landing/first-night',
]

const dialog = (page: Page) => page.getByTestId('warning-dialog')
const notice = (page: Page) => page.getByTestId('warning-notice')

/** Simulates that a rule has matched; the escalation decides what follows. */
async function pretend(request: APIRequestContext, playerId: string, rule: string, level: number) {
  const answer = await request.post(`${SANDBOX}/early-warnings/${playerId}`, {
    data: { rule, level },
  })
  expect(await answer.json()).toMatchObject({ raised: { rule } })
}

test('who chases losses has to answer, by keyboard, and reads why', async ({ page }) => {
  const { email, playerId } = await newPlayer(page.request, { euros: 0 })
  await signIn(page, email)
  await page.goto('/fi-FI')
  await expect(page.getByTestId('banner').first()).toBeAttached()
  await page.goto('/fi-FI/promotions')
  await expect(page.getByTestId('promotion').first()).toBeVisible()
  await pretend(page.request, playerId, 'chasing', 2)

  await page.goto(LOBBY)
  await expect(dialog(page)).toBeFocused()
  const asked = page.getByRole('alertdialog', { name: /yhä uudelleen tappioiden jälkeen/ })
  await expect(asked).toBeVisible()
  await expect(page.getByTestId('warning-why')).toContainText('120.50')
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog(page)).toBeVisible()
  await page.getByTestId('warning-LIMITS').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/my-account\/gambling-limits/)
  await expect(dialog(page)).toHaveCount(0)

  await test.step('the page of the messages says why, and what stops meanwhile', async () => {
    await page.goto(PROTECTION)
    await hydrated(page)
    await expect(page.getByTestId('warning')).toContainText('120.50')
    await expect(page.getByText(/Emme näytä emmekä lähetä sinulle tarjouksia/)).toBeVisible()
    await expect(page.getByTestId('help-ways').getByRole('link').first()).toBeVisible()
    await expectNoBarrier(page)
  })

  await test.step('nothing is advertised: no banner, no promotion', async () => {
    await page.goto('/fi-FI')
    await expect(page.getByTestId('banner')).toHaveCount(0)
    await expect(page.locator('a[href$="/promotions"]')).toHaveCount(0)
    for (const path of ADVERTISING) {
      await page.goto(`/fi-FI${path}`)
      await expect(page, path).toHaveURL(/\/fi-FI$/)
    }
  })

  await test.step('staff sees rule, figures and answer', async () => {
    await page.goto(`${SANDBOX}/console/warnings`)
    const row = page.locator(`[data-testid=warning][data-player="${playerId}"]`)
    await expect(row).toContainText('chasing')
    await expect(row).toContainText('lost 120.5 EUR')
    await expect(row).toContainText('LIMITS')
  })
})

test('deposits that are declined again and again are told of, and read away', async ({ page }) => {
  const { email } = await newPlayer(page.request, { euros: 0 })
  for (let n = 0; n < 3; n += 1) await declined(page.request, email)
  await signIn(page, email)
  await expect(async () => {
    await page.goto(LOBBY)
    await expect(notice(page)).toHaveAttribute('data-level', '1', { timeout: 1_000 })
  }).toPass()
  await hydrated(page)
  await expect(page.getByTestId('warning-why')).toContainText('24 tunnin sisällä: 3')
  await expectNoBarrier(page)
  await page.getByTestId('warning-READ').click()
  await expect(notice(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/online-casino/)
})

test('an open page hears of a message at once', async ({ page }) => {
  const { email, playerId } = await newPlayer(page.request, { euros: 0 })
  await signIn(page, email)
  const feed = page.waitForEvent('websocket')
  await page.goto(LOBBY)
  await (await feed).waitForEvent('framereceived')
  await pretend(page.request, playerId, 'nightPlay', 2)
  await expect(dialog(page)).toBeVisible()
  await page.getByTestId('warning-READ').click()
  await expect(dialog(page)).toHaveCount(0)
})

test('limits are looked at: kept, and asked for as often as the player likes', async ({ page }) => {
  const { email } = await newPlayer(page.request, { euros: 0 })
  await signIn(page, email)
  await page.goto('/fi-FI/my-account/limit-review')
  await hydrated(page)
  await expectNoBarrier(page)
  await page.getByTestId('limit-review-keep').press('Enter')
  await expect(page.getByTestId('limit-review-kept')).toBeVisible()
  await page.getByTestId('limit-review-months-1').check()
  await page.getByTestId('limit-review-save').click()
  await expect(page.getByTestId('limit-review-saved')).toBeVisible()
  await expect(page.getByTestId('limit-review-months-1')).toBeChecked()
  await page.getByTestId('limit-review-lower').click()
  await expect(page).toHaveURL(/\/my-account\/gambling-limits/)
})

/** A deposit that the bank declines. */
async function declined(request: APIRequestContext, email: string): Promise<void> {
  const signed = await request.post(`${PLATFORM}/identity/sign_in`, {
    data: { email, password: PASSWORD },
  })
  const { idToken } = (await signed.json()) as { idToken: string }
  const submitted = await request.post(`${PLATFORM}/v1/player/wallet/deposit/submit`, {
    headers: { authorization: `Bearer ${idToken}` },
    data: {
      ...{ key: randomUUID(), method: 'TRUSTLY', amount: 20, currency: 'EUR', language: 'fi' },
      returnPath: '/fi-FI/deposit',
    },
  })
  const { next } = (await submitted.json()) as { next: { url: string } }
  await request.post(next.url, {
    form: { intent: 'pay', instrument: 'decline' },
    maxRedirects: 0,
  })
}
