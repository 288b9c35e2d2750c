import type { Page } from '@playwright/test'
import { VIRTUALS } from '#contracts/virtuals.ts'
import { barriers, expectNoBarrier } from './axe.ts'
import { expect, hydrated, minorUnits, PASSWORD, SANDBOX, signIn, test } from './fixtures.ts'
import { change, newcomerIn } from './new-player.ts'
import { holdTime, moveOn } from './table-clock.ts'

const PAGE = '/fi-FI/virtuals'
const frame = (page: Page) => page.frameLocator('[data-testid=game-frame]')
const main = (page: Page) => frame(page).locator('main.league')

async function openVirtuals(page: Page): Promise<void> {
  const { email } = await newcomerIn(page.request, 'FI')
  await signIn(page, email)
  await page.goto(PAGE)
  await expect(main(page)).toHaveAttribute('data-phase', /\w/)
}

/** A matchday that has just opened: at the end of one there is no time to bet. */
async function freshMatchday(page: Page, league: string, of = page.locator('main.league')) {
  const number = await moveOn(page, league, 'BETTING')
  await expect(of).toHaveAttribute('data-number', number)
  return number
}

/** Opens a league that only this test uses, for fun, as the sandbox shows it. */
async function openLeague(page: Page, league: string, lang: string): Promise<void> {
  const query = new URLSearchParams({ game: league, lang })
  await holdTime(page)
  await page.goto(`${SANDBOX}/novomatic/launch?${query}`)
  await expect(page.locator('.match')).toHaveCount(4)
}

test('a visitor reads what virtual sports are, logs in there, and gets the league', async ({
  page,
}) => {
  const { email } = await newcomerIn(page.request, 'FI')
  await page.goto(PAGE)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Virtuaaliurheilu')
  await expectNoBarrier(page)
  await page.getByTestId('start-login').click()
  await page.getByTestId('login-email').fill(email)
  await page.getByTestId('login-password').fill(PASSWORD)
  await page.getByTestId('login-submit').click()
  await page.waitForURL(`**${PAGE}`)
  await expect(frame(page).locator('.match')).toHaveCount(4)
  // The header links here, too.
  await expect(page.locator(`header nav a[href="${PAGE}"]`)).toHaveAttribute('aria-current', 'page')
  // There is no lobby of leagues: the exit link names its target.
  await page.getByRole('link', { name: 'Siirry etusivulle' }).click()
  await expect(page).toHaveURL(/\/fi-FI\/?$/)
})

test('a player without virtual sports is redirected to the home page', async ({ page }) => {
  const { playerId, email } = await newcomerIn(page.request, 'FI')
  await change(page.request, playerId, { virtualSports: false })
  await signIn(page, email)
  await page.goto(PAGE)
  await expect(page).toHaveURL(/\/fi-FI\/?$/)
  await expect(page.getByTestId('game-frame')).toHaveCount(0)
})

test('a slip is settled by the results, the balance follows the ledger, and history has it under virtual sports', async ({
  page,
}) => {
  // The site's league: no other test of this file waits for its matchdays.
  await holdTime(page)
  await openVirtuals(page)
  const league = main(page)
  const total = async () => minorUnits(await page.getByTestId('balance-total').first().innerText())
  const number = await freshMatchday(page, VIRTUALS.gameId, league)
  const before = await total()
  // All three results of the first match: one of them wins.
  const results = frame(page).locator('.match').first().locator('.market-result .pick')
  for (const index of [0, 1, 2]) await results.nth(index).click()
  await expect(frame(page).getByTestId('league-slip').locator('li')).toHaveCount(3)
  await frame(page).getByTestId('league-slip').locator('select').first().selectOption({ index: 1 })
  await frame(page).getByTestId('league-bet').click()
  // 1.00 on one result, 0.50 on each of the others.
  await expect(frame(page).getByTestId('league-placed')).toHaveAttribute('data-minor', '200')
  await expect.poll(total).toBe(before - 200)

  // After a reload during the match the bet is still open and the day is the same.
  await page.reload()
  await expect(league).toHaveAttribute('data-number', number)
  const own = frame(page).getByTestId('league-own').locator('li').first()
  await expect(own).toHaveAttribute('data-settled', 'false')
  await moveOn(page, VIRTUALS.gameId, 'PAYING')
  await expect(league).toHaveAttribute('data-phase', 'PAYING')
  await expect(own).toHaveAttribute('data-settled', 'true')
  const paid = Number(await own.getAttribute('data-payout'))
  expect(paid).toBeGreaterThan(0)
  await expect.poll(total).toBe(before - 200 + paid)
  await expect
    .poll(async () => minorUnits(await page.getByTestId('game-net').innerText()))
    .toBe(paid - 200)

  await page.goto('/fi-FI/my-account/banking/transactions?category=VIRTUAL_SPORTS&hours=all')
  const rows = page.locator('#main li').filter({ hasText: 'Virtuaaliurheilu' })
  await expect(rows).toHaveCount(2)
  await page.goto('/fi-FI/my-account/rounds')
  const round = page.getByTestId('round-link').first()
  await expect(round).toContainText('Virtuaaliurheilu')
  await round.click()
  await expect(page.getByTestId('round-outcome').locator('li').first()).toBeVisible()
})

test('the league is played by keyboard, and announces what happens', async ({ page }) => {
  const own = 'virtuals-e2e-keys'
  await openLeague(page, own, 'en')
  const league = page.locator('main.league')
  await freshMatchday(page, own)
  const pick = page.locator('.match').nth(1).locator('.market-result .pick').first()
  await pick.focus()
  await page.keyboard.press('Enter')
  await expect(pick).toHaveAttribute('aria-pressed', 'true')
  await expect(pick).toHaveAccessibleName(/ win 1 \d+\.\d\d$/)
  const more = page.locator('.match').nth(1).locator('summary')
  await more.focus()
  await page.keyboard.press('Enter')
  const over = page.locator('.match').nth(1).locator('.market-total .pick').first()
  await over.focus()
  await page.keyboard.press('Space')
  await expect(page.getByTestId('league-slip').locator('li')).toHaveCount(2)
  // The bet is removed again, and the focus stays in the slip.
  await page.getByTestId('league-slip').locator('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('league-slip').locator('button')).toBeFocused()
  await page.keyboard.press('b')
  await expect(page.getByTestId('league-message')).toContainText('is placed')
  await expect(over).toHaveClass(/placed/)
  await moveOn(page, own, 'DEALING')
  await expect(league).toHaveAttribute('data-phase', 'DEALING')
  await expect(page.locator('.match [data-score]').first()).toHaveText(/\d–\d/)
  await moveOn(page, own, 'PAYING')
  await expect(page.getByTestId('league-message')).toContainText(/Payout: |No win/)
  // What was expanded stays expanded on the next day.
  await freshMatchday(page, own)
  await expect(page.locator('.match').nth(1).locator('details')).toHaveAttribute('open', '')
})

test('a bet that was in the slip but not placed is reported as left out', async ({ page }) => {
  const own = 'virtuals-e2e-left'
  await openLeague(page, own, 'en')
  const league = page.locator('main.league')
  await freshMatchday(page, own)
  await page.locator('.pick').first().click()
  await expect(page.getByTestId('league-bet')).toBeEnabled()
  await moveOn(page, own, 'DEALING')
  await expect(league).toHaveAttribute('data-phase', 'DEALING')
  await expect(page.getByTestId('league-message')).toContainText('was not placed')
  await expect(page.getByTestId('league-bet')).toBeDisabled()
  await expect(page.getByTestId('league-placed')).toHaveAttribute('data-minor', '0')
})

test('the league has no barrier that axe finds, and fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 640 })
  const own = 'virtuals-e2e-axe'
  await openLeague(page, own, 'de')
  const league = page.locator('main.league')
  await freshMatchday(page, own)
  await page.locator('.match summary').first().click()
  await page.locator('.pick').first().click()
  for (const phase of ['BETTING', 'DEALING', 'PAYING'] as const) {
    if (phase !== 'BETTING') await moveOn(page, own, phase)
    await expect(league).toHaveAttribute('data-phase', phase)
    expect([phase, ...(await barriers(page))]).toEqual([phase])
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(375)
})

test('the page around the league has no barrier that axe finds', async ({ page }) => {
  await openVirtuals(page)
  // The frame is a third-party page with its own test.
  expect(await barriers(page, { exclude: '[data-testid=game-frame]' })).toEqual([])
})
