import type { APIRequestContext, Page } from '@playwright/test'
import { barriers, expectNoBarrier } from './axe.ts'
import { expect, hydrated, SANDBOX, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'

const LOBBY = '/fi-FI/online-casino'
const PROTECTION = '/fi-FI/my-account/protection'
const dialog = (page: Page) => page.getByTestId('warning-dialog')
const notice = (page: Page) => page.getByTestId('warning-notice')

/** Simulates that a rule has matched; the escalation decides what follows. */
async function pretend(request: APIRequestContext, playerId: string, rule: string, level: number) {
  const answer = await request.post(`${SANDBOX}/early-warnings/${playerId}`, {
    data: { rule, level },
  })
  expect(await answer.json()).toMatchObject({ raised: { rule } })
}

test('a player who chases losses has to answer a message, by keyboard, and reads why', async ({
  page,
}) => {
  const { email, playerId } = await newPlayer(page.request, { euros: 0 })
  await signIn(page, email)
  await pretend(page.request, playerId, 'chasing', 2)

  await page.goto(LOBBY)
  await expect(dialog(page)).toBeFocused()
  const asked = page.getByRole('alertdialog', { name: /useita kertoja häviöiden jälkeen/ })
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
})

test('an open page shows a new message at once', async ({ page }) => {
  const { email, playerId } = await newPlayer(page.request, { euros: 0 })
  await signIn(page, email)
  const feed = page.waitForEvent('websocket')
  await page.goto(LOBBY)
  await (await feed).waitForEvent('framereceived')
  await pretend(page.request, playerId, 'depositsFailed', 1)
  await expect(notice(page)).toHaveAttribute('data-level', '1')
  expect(await barriers(page, { include: ['[data-testid=warning-notice]'] })).toEqual([])
  await pretend(page.request, playerId, 'nightPlay', 2)
  await expect(dialog(page)).toBeVisible()
  await page.getByTestId('warning-READ').click()
  await expect(dialog(page)).toHaveCount(0)
})
