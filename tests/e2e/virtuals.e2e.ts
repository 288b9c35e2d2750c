import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, hydrated, login, minorUnits, PASSWORD, SANDBOX, test, WCAG } from './fixtures.ts'

// A matchday takes a minute, and a test may have to wait for the next one to open.
test.describe.configure({ timeout: 300_000 })
const A_MATCHDAY = { timeout: 120_000 }

const PAGE = '/fi-FI/virtuals'
const frame = (page: Page) => page.frameLocator('[data-testid=game-frame]')
const main = (page: Page) => frame(page).locator('main.league')

async function openVirtuals(page: Page, email: string): Promise<void> {
  await page.goto('/fi-FI')
  await hydrated(page)
  await login(page, email)
  await page.goto(PAGE)
  await expect(main(page)).toHaveAttribute('data-phase', /\w/)
}

/** Waits for a matchday that has just opened: whoever comes in at its end has no time to bet. */
async function freshMatchday(of: ReturnType<typeof main>): Promise<string> {
  const before = (await of.getAttribute('data-number')) ?? ''
  await expect(of).not.toHaveAttribute('data-number', before, A_MATCHDAY)
  await expect(of).toHaveAttribute('data-phase', 'BETTING', A_MATCHDAY)
  return (await of.getAttribute('data-number')) ?? ''
}

/** The league alone, for fun, as the sandbox shows it. */
async function openLeague(page: Page, language: string): Promise<void> {
  const query = new URLSearchParams({ game: 'virtuals', language })
  await page.goto(`${SANDBOX}/novomatic/launch?${query}`)
  await expect(page.locator('.match')).toHaveCount(4)
}

test('a stranger is asked to log in over the home page, and then stands where he wanted to be', async ({
  page,
}) => {
  await page.goto(PAGE)
  await expect(page).toHaveURL(new RegExp(`/fi-FI/?\\?login=${encodeURIComponent(PAGE)}`))
  await page.getByTestId('login-email').fill('kyc-data-verified@playhouse.test')
  await page.getByTestId('login-password').fill(PASSWORD)
  await page.getByTestId('login-submit').click()
  await page.waitForURL(`**${PAGE}`)
  await expect(frame(page).locator('.match')).toHaveCount(4)
  // The header leads here, too.
  await expect(page.locator(`header nav a[href="${PAGE}"]`)).toHaveAttribute('aria-current', 'page')
})

test('a player without virtual sports is led home', async ({ page }) => {
  await page.goto('/fi-FI')
  await hydrated(page)
  await login(page, 'novirtuals@playhouse.test')
  await page.goto(PAGE)
  await expect(page).toHaveURL(/\/fi-FI\/?$/)
  await expect(page.getByTestId('game-frame')).toHaveCount(0)
})

test('a slip is settled by the results, the balance follows the ledger, and history has it under virtual sports', async ({
  page,
}) => {
  await openVirtuals(page, 'kyc-fully-verified@playhouse.test')
  const league = main(page)
  const total = async () => minorUnits(await page.getByTestId('balance-total').first().innerText())
  const number = await freshMatchday(league)
  const before = await total()
  // All three results of the first match: one of them comes back.
  const results = frame(page).locator('.match').first().locator('.market-result .pick')
  for (const index of [0, 1, 2]) await results.nth(index).click()
  await expect(frame(page).getByTestId('league-slip').locator('li')).toHaveCount(3)
  await frame(page).getByTestId('league-slip').locator('select').first().selectOption({ index: 1 })
  await frame(page).getByTestId('league-bet').click()
  // 1.00 on one result, 0.50 on each of the others.
  await expect(frame(page).getByTestId('league-placed')).toHaveAttribute('data-minor', '200')
  await expect.poll(total).toBe(before - 200)

  // Whoever comes in anew during the match finds the bet open and the same day.
  await page.reload()
  await expect(league).toHaveAttribute('data-number', number)
  const own = frame(page).getByTestId('league-own').locator('li').first()
  await expect(own).toHaveAttribute('data-settled', 'false')
  await expect(league).toHaveAttribute('data-phase', 'PAYING', A_MATCHDAY)
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

test('the league is played by keyboard, and says what happens', async ({ page }) => {
  await openLeague(page, 'en')
  const league = page.locator('main.league')
  await freshMatchday(league)
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
  // Taken out again, and the focus stays in the slip.
  await page.getByTestId('league-slip').locator('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('league-slip').locator('button')).toBeFocused()
  await page.keyboard.press('b')
  await expect(page.getByTestId('league-message')).toContainText('is placed')
  await expect(over).toHaveClass(/placed/)
  await expect(league).toHaveAttribute('data-phase', 'DEALING', A_MATCHDAY)
  await expect(page.locator('.match [data-score]').first()).toHaveText(/\d–\d/)
  await expect(page.getByTestId('league-message')).toContainText(/comes back|No win/, A_MATCHDAY)
  // What was folded open stays open on the next day.
  await freshMatchday(league)
  await expect(page.locator('.match').nth(1).locator('details')).toHaveAttribute('open', '')
})

test('what was in the slip but not placed is said to be left out', async ({ page }) => {
  await openLeague(page, 'en')
  const league = page.locator('main.league')
  await freshMatchday(league)
  await page.locator('.pick').first().click()
  await expect(page.getByTestId('league-bet')).toBeEnabled()
  await expect(league).toHaveAttribute('data-phase', 'DEALING', A_MATCHDAY)
  await expect(page.getByTestId('league-message')).toContainText('was not placed')
  await expect(page.getByTestId('league-bet')).toBeDisabled()
  await expect(page.getByTestId('league-placed')).toHaveAttribute('data-minor', '0')
})

test('the league has no barrier that axe finds, and fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 640 })
  await openLeague(page, 'de')
  const league = page.locator('main.league')
  await freshMatchday(league)
  await page.locator('.match summary').first().click()
  await page.locator('.pick').first().click()
  for (const phase of ['BETTING', 'DEALING', 'PAYING']) {
    await expect(league).toHaveAttribute('data-phase', phase, A_MATCHDAY)
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
    expect(violations.map(({ id, nodes }) => [phase, id, nodes[0]?.html])).toEqual([])
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(375)
})

test('the page around the league has no barrier that axe finds', async ({ page }) => {
  await openVirtuals(page, 'kyc-pending@playhouse.test')
  // The frame is another house's page, with a test of its own.
  const { violations } = await new AxeBuilder({ page })
    .withTags(WCAG)
    .exclude('[data-testid=game-frame]')
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})
