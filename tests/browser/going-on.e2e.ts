import type { Page } from '@playwright/test'
import { expect, hydrated, signIn, test } from './fixtures.ts'
import { change, newcomerIn } from './new-player.ts'

/** Slows responses down to several seconds each; the returned function ends that. */
async function slowDown(page: Page): Promise<() => Promise<unknown>> {
  const network = await page.context().newCDPSession(page)
  const answersAt = (downloadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, uploadThroughput: -1, downloadThroughput },
    })
  await network.send('Network.enable')
  await answersAt(2_000)
  return () => answersAt(-1)
}

test('navigating on while half of a page has loaded opens the second link, and no error is logged', async ({
  page,
}) => {
  const toPage = (name: string) =>
    page.getByRole('contentinfo').locator(`a[href="/fi-FI/${name}"]`).click()
  await page.goto('/fi-FI/about')
  await hydrated(page)
  const hurryUp = await slowDown(page)
  const response = page.waitForResponse(/terms\.data/)
  const givenUp = page.waitForEvent('requestfailed', (it) => it.url().includes('terms.data'))
  await toPage('terms')
  await response
  await toPage('faq')
  await givenUp
  await hurryUp()
  await expect(page).toHaveURL(/\/fi-FI\/faq$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('player data that changes while half of the page has loaded is on the page, and no error is logged', async ({
  page,
}) => {
  const { email, playerId } = await newcomerIn(page.request, 'FI')
  await signIn(page, email)
  const fed = page.waitForEvent('websocket').then((feed) => feed.waitForEvent('framereceived'))
  await page.goto('/fi-FI/my-account/banking')
  await expect(page.getByTestId('deposit-form')).toBeVisible()
  await hydrated(page)
  await fed
  const hurryUp = await slowDown(page)
  const response = page.waitForResponse(/\.data(\?|$)/)
  await change(page.request, playerId, { casino: false })
  await response
  const givenUp = page.waitForEvent('requestfailed', (it) => it.url().includes('.data'))
  await change(page.request, playerId, { payout: false })
  await givenUp
  await hurryUp()
  await expect(page.getByTestId('withdraw-figures')).toBeVisible()
  await expect(page.getByTestId('deposit-form')).toHaveCount(0)
})
