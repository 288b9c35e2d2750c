import type { Page } from '@playwright/test'
import { expect, SANDBOX, signIn, test } from './fixtures.ts'

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

test('a player who accepted older terms reads and answers the new ones, and returns to the requested page', async ({
  page,
  request,
}) => {
  const email = 'terms@playhouse.test'
  const home = '/fi-FI'
  await signIn(page, email)
  await page.goto(`${home}/promotions`)
  const asked = `${home}/accept-terms-condition?next=${encodeURIComponent(`${home}/promotions`)}`
  expect(pathOf(page)).toBe(asked)
  await expect(page.getByTestId('terms-text')).toBeVisible()

  await page.getByTestId('terms-decline').click()
  await expect(page.getByTestId('login-open')).toBeVisible()

  await signIn(page, email)
  await page.goto(`${home}/promotions`)
  await page.getByTestId('terms-accept').click()
  await page.waitForURL(`**${home}/promotions`)

  const found = await request.get(`${SANDBOX}/players?query=${email}`)
  const { players } = (await found.json()) as { players: { playerId: string }[] }
  await request.post(`${SANDBOX}/players/${players[0]?.playerId}/reset`)
})
