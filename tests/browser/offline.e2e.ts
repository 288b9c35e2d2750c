import { expectNoBarrier } from './axe.ts'
import { expect, freshPage, hydrated, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('without a network a page says so in the language of the last one, and the way back works', async ({
  browser,
}) => {
  // The console of a page of its own may say that a page has failed.
  const page = await freshPage(browser)
  const context = page.context()
  await page.goto('/fi-FI/promotions')
  await hydrated(page)
  // Not waitForFunction: to it, the promise itself is true.
  await expect.poll(() => page.evaluate(readyForOffline)).toBe(true)
  await context.setOffline(true)
  const answer = await page.goto('/fi-FI/online-casino')
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verkkovirhe')
  await expectNoBarrier(page)
  // Nothing else is kept: what the site has answered is not there.
  expect(await page.evaluate(() => caches.keys())).toEqual(['offline'])
  await context.setOffline(false)
  await page.getByRole('link').click()
  await expect(page.getByTestId('lobby-category').first()).toBeVisible()
})

/** In the page: the worker controls it and has its texts. */
async function readyForOffline(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready
  const words = await (await caches.open('offline')).match('/offline-words')
  const { controller } = navigator.serviceWorker
  return words !== undefined && controller !== null && active?.state === 'activated'
}
