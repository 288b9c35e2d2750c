import type { Browser, Locator, Page } from 'playwright'
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
const TAPS_AIM = 3
const TIMES = 3

/** A deposit that was made: `seconds` from the first tap until the page shows it as credited. */
type Deposit = { taps: number; seconds: number }

/**
 * Taps and seconds from the lobby to a credited deposit at the bank, for a player who has deposited before. The player's
 * own time is not in it: each tap follows as soon as what it needs is there.
 */
export async function benchDeposit(): Promise<Figure[]> {
  const running = await startProduct()
  const browser = await launchBrowser()
  try {
    return [
      ...figuresOf('a desktop', await deposits(browser, running, openDesktop)),
      ...figuresOf('a slow phone', await deposits(browser, running, openPhone)),
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

async function deposits(browser: Browser, running: Running, open: Open): Promise<Deposit[]> {
  const page = await open(browser)
  page.setDefaultTimeout(120_000)
  await signIn(page, running, PLAYER)
  await depositOnce(page, running)
  const made: Deposit[] = []
  for (let n = 0; n < TIMES; n += 1) made.push(await deposit(page, running))
  await page.context().close()
  return made
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

async function deposit(page: Page, running: Running): Promise<Deposit> {
  await page.goto(`${originOf(running)}/fi-FI/online-casino`, { waitUntil: 'networkidle' })
  let taps = 0
  const began = performance.now()
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await tap(page.locator('[data-testid^=deposit-open]:visible'))
  await tap(page.getByTestId('deposit-submit'))
  await tap(page.locator('button[value=pay]'))
  await paid(page).waitFor()
  return { taps, seconds: (performance.now() - began) / 1_000 }
}

function figuresOf(on: string, made: readonly Deposit[]): Figure[] {
  const taps = Math.max(...made.map((it) => it.taps))
  return [
    {
      what: `taps from the lobby to a credited deposit on ${on}`,
      value: String(taps),
      aim: `at most ${TAPS_AIM}`,
      met: taps <= TAPS_AIM,
    },
    {
      what: `  seconds of that, median of ${made.length}`,
      value: `${median(made.map((it) => it.seconds)).toFixed(1)} s`,
    },
  ]
}
