import type { Browser, Locator, Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, minorUnits, SANDBOX, signIn, test } from './fixtures.ts'
import { askForDocument, change, newPlayer } from './new-player.ts'

const PATH = '/my-account/banking/withdraw'

const stateOf = (page: Page) => page.getByTestId('withdraw-state')
const rowsOf = (page: Page) => page.getByTestId('withdrawal')
const newest = (page: Page) => rowsOf(page).first()
const cashOf = async (page: Page) =>
  minorUnits((await page.getByTestId('withdraw-figures').locator('dd').first().textContent()) ?? '')
const asks = async (page: Page, amount: string) => {
  await page.getByTestId('withdraw-amount').fill(amount)
  await page.getByTestId('withdraw-submit').click()
}
/** The row of the withdrawal requested just now: earlier runs have left others. */
async function taken(page: Page, amount: string): Promise<Locator> {
  const others = await rowsOf(page).evaluateAll((all) =>
    all.map((it) => (it as HTMLElement).dataset.id),
  )
  await asks(page, amount)
  await expect
    .poll(async () => others.includes((await newest(page).getAttribute('data-id')) ?? ''))
    .toBe(false)
  return page.locator(`[data-id="${await newest(page).getAttribute('data-id')}"]`)
}

/** Signs a player in and opens the withdrawals page. */
const open = (page: Page, who: string, segment?: string) =>
  openAs(page, `${who}@playhouse.test`, segment)
async function openAs(page: Page, email: string, segment = 'fi-FI'): Promise<void> {
  await signIn(page, email, segment)
  await page.goto(`/${segment}${PATH}`)
  await hydrated(page)
}

/** The same player and session in a browser without scripts. */
async function withoutScripts(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState()
  return (await browser.newContext({ javaScriptEnabled: false, storageState })).newPage()
}

/** Decides as staff do, by the form of the console's queue; 303 redirects back to it. */
async function decide(page: Page, row: Locator, what: 'approve' | 'reject', reason?: string) {
  const id = await row.getAttribute('data-id')
  const answer = await page.request.post(`${SANDBOX}/console/withdrawals/${id}/${what}`, {
    headers: { origin: SANDBOX },
    form: reason === undefined ? {} : { reason },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toMatch(/said=(approved|rejected)$/)
}

test('money is set aside, reported step by step, and cancelled once', async ({ page, browser }) => {
  const { email } = await newPlayer(page.request, { euros: 100 })
  await openAs(page, email)
  const before = await cashOf(page)
  const count = await rowsOf(page).count()

  await test.step('requested by keyboard alone', async () => {
    await page.getByTestId('withdraw-amount').focus()
    await page.keyboard.type('25,50')
    await page.keyboard.press('Tab')
    await expect(page.getByTestId('withdraw-submit')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Kotiutus pyydetty' })).toBeVisible()
    await expect(newest(page)).toHaveAttribute('data-state', 'REQUESTED')
    await expect(newest(page)).toContainText('25.50')
    await expect(newest(page).getByTestId('withdrawal-told')).toContainText('Käsittelemme sitä.')
    await expect(newest(page).getByTestId('withdrawal-told')).toContainText('Valmis viimeistään')
    await expect(page.getByTestId('withdraw-amount')).toHaveValue('')
    expect(await cashOf(page)).toBe(before - 2_550)
    await expectNoBarrier(page)
  })

  await test.step('cancelled on a page without scripts, which reports a wrong amount, too', async () => {
    const plain = await withoutScripts(browser, page)
    await plain.goto(`/fi-FI${PATH}`)
    await asks(plain, 'paljon')
    await expect(plain.getByTestId('withdraw-form')).toContainText('pelkin numeroin')
    await newest(plain).getByTestId('withdrawal-cancel').click()
    await expect(newest(plain)).toHaveAttribute('data-state', 'CANCELLED')
    await expect(plain.getByRole('status').filter({ hasText: 'peruttiin' })).toBeVisible()
    await expect(newest(plain).getByTestId('withdrawal-cancel')).toHaveCount(0)
    await expect(rowsOf(plain)).toHaveCount(Math.min(count + 1, 10))
  })

  await test.step('shown as cancelled on the open page, with the money back in the balance', async () => {
    await expect(newest(page)).toHaveAttribute('data-state', 'CANCELLED')
    await expect(page.getByTestId('withdrawals-news')).toContainText('25.50')
    expect(await cashOf(page)).toBe(before)
  })
})

test('staff approve one and refuse another; the player reads the state of each', async ({
  page,
}) => {
  await open(page, 'withdraw-review')
  const before = await cashOf(page)
  const first = await taken(page, '20')
  await expect(first.getByTestId('withdrawal-told')).toContainText('tarkistaa')
  // In review, staff decide: the player cannot cancel.
  await expect(first.getByTestId('withdrawal-cancel')).toHaveCount(0)
  await decide(page, first, 'approve')
  await expect(first).toHaveAttribute('data-state', 'PAID')
  await expect(page.getByTestId('withdrawals-news')).toContainText('Maksettu')
  expect(await cashOf(page)).toBe(before - 2_000)

  const second = await taken(page, '30')
  await decide(page, second, 'reject', 'DOCUMENTS_MISSING')
  await expect(second).toHaveAttribute('data-state', 'REJECTED')
  await expect(second.getByTestId('withdrawal-told')).toContainText('asiakirjoja puuttuu')
  await expect(second.getByRole('link')).toHaveAttribute(
    'href',
    '/fi-FI/my-account/account/verification?from=withdraw',
  )
  expect(await cashOf(page)).toBe(before - 2_000)
})

test('in the window over a page, documents are postponed, and a withdrawal is corrected, made and cancelled', async ({
  page,
}) => {
  const { playerId, email } = await newPlayer(page.request, { euros: 200 })
  await askForDocument(page.request, playerId, 'PROOF_OF_ADDRESS')
  await change(page.request, playerId, { kycStatus: 'ENHANCED' })
  await signIn(page, email)
  await page.goto('/fi-FI/online-casino')
  await hydrated(page)
  const menu = page.getByTestId('account-menu')
  const window = page.getByTestId('withdraw-window')
  const inWindow = async () => {
    await menu.click()
    await page.getByTestId('withdraw-open').press('Enter')
    await expect(window).toHaveAttribute('data-state', 'VERIFYDOCUMENT_LOYAL')
  }
  await inWindow()
  await expect(stateOf(page)).toHaveAttribute('data-state', 'VERIFYDOCUMENT_LOYAL')
  await expect(page.getByTestId('withdraw-form')).toHaveCount(0)
  await expectNoBarrier(page)

  await stateOf(page).getByRole('button').press('Enter')
  await expect(window).toHaveAttribute('data-state', 'ALLOWED')
  await expect(page).toHaveURL(/\/fi-FI\/online-casino$/)
  expect(await cashOf(page)).toBe(20_000)
  await asks(page, '5')
  await expect(page.locator('#withdraw-amount-error')).toContainText('20.00')
  await expect(page.getByRole('alert').locator('..')).toBeFocused()

  const row = await taken(page, '25,50')
  await expect(window).toBeFocused()
  await expect(window.getByRole('status').filter({ hasText: 'Kotiutus pyydetty' })).toBeVisible()
  await expect(row).toHaveAttribute('data-state', 'REQUESTED')
  expect(await cashOf(page)).toBe(17_450)
  await expect(page.getByTestId('withdraw-amount')).toHaveValue('')
  await row.getByTestId('withdrawal-cancel').press('Enter')
  await expect(row).toHaveAttribute('data-state', 'CANCELLED')
  await expect(window.getByRole('status').filter({ hasText: 'peruttiin' })).toBeVisible()
  expect(await cashOf(page)).toBe(20_000)

  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
  await expect(page).toHaveURL(/\/fi-FI\/online-casino$/)
  await inWindow()
  await stateOf(page).getByRole('link').first().click()
  await page.waitForURL(/account\/verification\?from=withdraw$/)
  await expect(window).toHaveCount(0)
})

test('two tabs request at once: each counts once, and neither takes what the other has', async ({
  page,
}) => {
  const { email, playerId } = await newPlayer(page.request, { euros: 200 })
  await change(page.request, playerId, { isWithdrawalReview: true })
  await openAs(page, email)
  const other = await page.context().newPage()
  await other.goto(`/fi-FI${PATH}`)
  await hydrated(other)
  const before = await cashOf(page)
  const count = await rowsOf(page).count()
  const all = (before / 100).toFixed(2)
  const tabs = [page, other]
  for (const tab of tabs) await tab.getByTestId('withdraw-amount').fill(all)
  // Sent without waiting: a click that waits for its target may find that the other tab's request has closed the form.
  const send = (tab: Page) =>
    tab.getByTestId('withdraw-submit').evaluate((it: HTMLButtonElement) => it.click())
  await Promise.all(tabs.map(send))
  // One tab gets the withdrawal; the other shows why it is refused: there is no money left.
  for (const tab of tabs) {
    await expect(stateOf(tab)).toHaveAttribute('data-state', 'ERROR')
    await expect(stateOf(tab)).toContainText('20.00')
    await expect(rowsOf(tab)).toHaveCount(Math.min(count + 1, 10))
  }
  expect(await cashOf(page)).toBe(0)
  await decide(page, newest(page), 'reject', 'OTHER')
  for (const tab of tabs) {
    await expect(stateOf(tab)).toHaveAttribute('data-state', 'ALLOWED')
    await expect.poll(() => cashOf(tab)).toBe(before)
  }
})

test('axe finds nothing on a page that warns of the player’s own limit beside a form with a mistake', async ({
  page,
}) => {
  await open(page, 'withdraw-much')
  await expect(stateOf(page)).toHaveAttribute('data-state', 'SELF_LIMIT_NOTIFY')
  await asks(page, '19.99')
  await expect(page.locator('#withdraw-amount-error')).toContainText('20.00')
  await expect(page.getByRole('alert').locator('..')).toBeFocused()
  await expectNoBarrier(page)
})
