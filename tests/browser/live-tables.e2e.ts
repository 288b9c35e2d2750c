import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect, minorUnits, openForPractice, test } from './fixtures.ts'
import { holdTime, moveOn } from './table-clock.ts'

/** A separate table for the test, so that no other test's round is advanced. */
async function openTable(page: Page, gameId: string, language = 'en'): Promise<void> {
  await openForPractice(page, gameId, language)
  await expect(page.locator('.chip').first()).toBeVisible()
}

const stateOf = (page: Page) => page.locator('main')
const balance = async (page: Page) =>
  minorUnits(await page.locator('[data-out=balance]').innerText())

/** A round that has just opened: at the end of a round there is no time to bet. */
async function freshRound(page: Page, gameId: string): Promise<string> {
  const number = await moveOn(page, gameId, 'BETTING')
  await expect(stateOf(page)).toHaveAttribute('data-number', number)
  return number
}

test('two players at a table bet by keyboard in the same round and see the same number', async ({
  page,
  context,
}) => {
  const table = 'live-e2e-pair-roulette'
  const other = await context.newPage()
  await holdTime(page)
  await openTable(page, table)
  await openTable(other, table)
  const number = await freshRound(page, table)
  const before = await balance(page)
  const zero = page.locator('[data-spot=straight-0]')
  await zero.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-spot=straight-2]')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('b')
  await expect(page.getByTestId('live-message')).toContainText('on the table')
  await expect(page.getByTestId('live-placed')).toHaveAttribute('data-minor', '50')
  await expect(zero).toHaveAttribute('aria-label', /on it/)
  expect(await balance(page)).toBe(before - 50)

  await moveOn(page, table, 'PAYING')
  for (const it of [page, other]) {
    await expect(stateOf(it)).toHaveAttribute('data-phase', 'PAYING')
    await expect(stateOf(it)).toHaveAttribute('data-number', number)
  }
  const results = [page, other].map((it) => it.getByTestId('live-results').locator('li').first())
  const [mine, theirs] = await Promise.all(results.map((it) => it.innerText()))
  expect(mine).toBe(theirs)
  await expect(page.getByTestId('live-message')).toContainText(mine === '0' ? 'Zero' : String(mine))
  await expect.poll(() => balance(page)).toBe(mine === '0' ? before - 50 + 36 * 50 : before - 50)
})

test('a chip that was laid out but not placed costs nothing, and the page says so', async ({
  page,
}) => {
  const table = 'live-e2e-left-baccarat'
  await holdTime(page)
  await openTable(page, table)
  await freshRound(page, table)
  const before = await balance(page)
  await page.locator('[data-spot=player]').click()
  await expect(page.getByTestId('live-bet')).toBeEnabled()
  await moveOn(page, table, 'DEALING')
  await expect(stateOf(page)).toHaveAttribute('data-phase', 'DEALING')
  await expect(page.getByTestId('live-message')).toContainText('was not placed')
  await expect(page.getByTestId('live-bet')).toBeDisabled()
  expect(await balance(page)).toBe(before)
})

for (const gameId of ['live-e2e-roulette', 'live-e2e-baccarat', 'live-e2e-wheel']) {
  test(`${gameId} has no barrier that axe finds, and fits a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 640 })
    await holdTime(page)
    await openTable(page, gameId, 'de')
    await freshRound(page, gameId)
    expect(await barriers(page)).toEqual([])
    const { inner, wide } = await page.evaluate(() => ({
      inner: window.innerWidth,
      wide: document.documentElement.scrollWidth,
    }))
    expect(wide).toBeLessThanOrEqual(inner)
  })
}
