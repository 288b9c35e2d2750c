import type { Browser, Page } from 'playwright'
import type { Running } from '#tests/fixtures/product-process.ts'
import type { Figure } from './main.ts'
import { startProduct, stopProduct } from './running-product.ts'
import {
  DESKTOP,
  launchBrowser,
  median,
  openSlowly,
  originOf,
  PHONE,
  signIn,
} from './slow-phone.ts'

/** Fully verified: no bound of unverified players ends the bench. */
const PLAYER = 'deposit-2@playhouse.test'
const METHOD = 'TRUSTLY'
const TIMES = 3

/**
 * Seconds from the first tap in the lobby until the page shows a deposit at the bank as credited, for a player who has
 * deposited before: three taps, and the bench fails where a fourth is needed. The player's own time is not in it: each
 * tap follows as soon as what it needs is there.
 */
export async function benchDeposit(): Promise<Figure[]> {
  const running = await startProduct()
  const browser = await launchBrowser()
  try {
    return [
      figureOf('a desktop', await deposits(browser, running, openDesktop)),
      figureOf('a slow phone', await deposits(browser, running, openPhone)),
    ]
  } finally {
    await browser.close()
    await stopProduct(running)
  }
}

type Open = (browser: Browser) => Promise<Page>
const openDesktop: Open = async (browser) =>
  (await browser.newContext({ viewport: DESKTOP })).newPage()
const openPhone: Open = async (browser) => (await openSlowly(browser, PHONE)).page

async function deposits(browser: Browser, running: Running, open: Open): Promise<number[]> {
  const page = await open(browser)
  page.setDefaultTimeout(120_000)
  await signIn(page, running, PLAYER)
  await depositOnce(page, running)
  const seconds: number[] = []
  for (let n = 0; n < TIMES; n += 1) seconds.push(await deposit(page, running))
  await page.context().close()
  return seconds
}

/** Its amount and method are offered from then on. */
async function depositOnce(page: Page, running: Running): Promise<void> {
  await page.goto(`${originOf(running)}/fi-FI/deposit`, { waitUntil: 'networkidle' })
  await page.getByTestId('deposit-amount').fill('20')
  const method = page.getByTestId(`deposit-way-${METHOD}`)
  if (!(await method.isVisible())) await page.getByTestId('deposit-other-ways').click()
  await method.check()
  await page.getByTestId('deposit-submit').click()
  await page.locator('button[value=pay]').click()
  await paid(page).waitFor()
}

const paid = (page: Page) => page.locator('[data-testid=deposit-status][data-told=paid]')

async function deposit(page: Page, running: Running): Promise<number> {
  await page.goto(`${originOf(running)}/fi-FI/online-casino`, { waitUntil: 'networkidle' })
  const began = performance.now()
  await page.locator('[data-testid^=deposit-open]:visible').click()
  await page.getByTestId('deposit-submit').click()
  await page.locator('button[value=pay]').click()
  await paid(page).waitFor()
  return (performance.now() - began) / 1_000
}

const figureOf = (on: string, seconds: readonly number[]): Figure => ({
  what: `three taps from the lobby to a credited deposit on ${on}, median of ${seconds.length}`,
  value: `${median(seconds).toFixed(1)} s`,
})
