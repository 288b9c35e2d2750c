import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, holdRequests, hydrated, minorUnits, SANDBOX, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'

const PAGE = '/fi-FI/deposit'
const GAME = '/fi-FI/online-casino/play/relax/game-velvet-heirloom'
const email = (name: string) => `${name}@playhouse.test`
const status = (page: Page) => page.getByTestId('deposit-status')
const amount = (page: Page) => page.getByTestId('deposit-amount')
const balance = async (page: Page) =>
  minorUnits((await page.getByTestId('balance-total').first().textContent()) ?? '')
const frameOf = (page: Page) => page.frameLocator('[data-testid=deposit-frame]')

/** Chooses a payment method; those that were not used last are folded. */
async function choose(page: Page, way: string): Promise<void> {
  const option = page.getByTestId(`deposit-way-${way}`)
  await expect(option).toBeAttached()
  if (!(await option.isVisible())) await page.getByTestId('deposit-other-ways').click()
  await option.check()
}

/** Fills in and sends the form of the page or the dialog. */
async function ask(page: Page, of: { amount: string; way: string; keep?: boolean }): Promise<void> {
  await amount(page).fill(of.amount)
  await choose(page, of.way)
  if (of.keep) await page.getByTestId('deposit-keep').check()
  await page.getByTestId('deposit-submit').click()
}

/** Pays on the provider's page with the test account of that name. */
async function payAs(page: Page, name: string): Promise<void> {
  await page.waitForURL(`${SANDBOX}/psp/pay/*`)
  await page.locator(`input[value="${name}"]`).check()
  await page.locator('button[value=pay]').click()
}

async function payByCard(page: Page, number: string): Promise<void> {
  await frameOf(page).locator('#number').fill(number)
  await frameOf(page).locator('#expiry').fill('12/30')
  await frameOf(page).locator('#cvc').fill('123')
  await frameOf(page).locator('button[value=pay]').click()
}

/** Decides a pending payment in the console, as QA does. */
async function decide(request: APIRequestContext, page: Page, to: string): Promise<void> {
  const reference = new URL(page.url()).searchParams.get('deposit') ?? ''
  const console = await (await request.get(`${SANDBOX}/console/payments`)).text()
  const row = console.split('<tr').find((it) => it.includes(reference)) ?? ''
  const [, path] = /action="([^"]+)"/.exec(row) ?? []
  const answer = await request.post(`${SANDBOX}${path}`, {
    form: { to },
    headers: { origin: SANDBOX },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toContain('said=decided')
}

/** Nothing is over the middle of it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && element.contains(hit)
}

const expectStatus = (page: Page, what: string) =>
  expect(status(page)).toHaveAttribute('data-told', what)

test('a deposit at the bank is declined, retried with the entered values, cancelled and paid', async ({
  page,
}) => {
  // The page offers the last amount, so a run before or a retry must not have been theirs.
  const player = await newPlayer(page.request, { euros: 0 })
  await signIn(page, player.email)
  await page.goto(PAGE)
  await hydrated(page)
  const before = await balance(page)
  await expect(amount(page)).toHaveValue('')

  await ask(page, { amount: '25,50', way: 'TRUSTLY' })
  await payAs(page, 'decline')
  await expectStatus(page, 'declined')
  await expectNoBarrier(page)

  await page.getByTestId('deposit-again').click()
  await expect(amount(page)).toHaveValue('25.5')
  await expect(page.getByTestId('deposit-way-TRUSTLY')).toBeChecked()
  await page.getByTestId('deposit-submit').click()
  await page.waitForURL(`${SANDBOX}/psp/pay/*`)
  // Back by the browser without having paid: the page does not know the payment and reports nothing else.
  const waiting = page.url()
  await page.goto(`${PAGE}?again=00000000-0000-4000-8000-000000000000`)
  await expect(amount(page)).toBeVisible()
  await page.goto(waiting)
  await page.locator('button[value=cancel]').click()
  await expectStatus(page, 'cancelled')
  expect(await balance(page)).toBe(before)

  await page.getByTestId('deposit-again').click()
  await page.getByTestId('deposit-submit').click()
  await payAs(page, 'approve')
  await expectStatus(page, 'paid')
  await expect.poll(() => balance(page)).toBe(before + 2_550)
  await page.goto(PAGE)
  await expect(page.locator('input[name=way]').first()).toHaveValue('TRUSTLY')
})

test('a pending deposit updates the page when it is decided, and a wrong voucher number is corrected', async ({
  page,
  request,
}) => {
  await signIn(page, email('deposit-2'))
  await page.goto('/fi-FI/my-account/banking/deposit')
  await hydrated(page)
  const before = await balance(page)
  await ask(page, { amount: '30', way: 'TRUSTLY' })
  await payAs(page, 'pending')
  await page.waitForURL(/my-account\/banking\/deposit\?deposit=/)
  await expectStatus(page, 'pending')
  expect(await balance(page)).toBe(before)
  await decide(request, page, 'PAID')
  await expectStatus(page, 'paid')
  await expect.poll(() => balance(page)).toBe(before + 3_000)

  await page.goto(PAGE)
  await hydrated(page)
  await ask(page, { amount: '30', way: 'PAYSAFECARD' })
  await page.waitForURL(`${SANDBOX}/psp/pay/*`)
  await page.locator('#number').fill('1111 2222')
  await page.locator('button[value=pay]').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.locator('#number').fill('9000 0000 0000 0001')
  await page.locator('button[value=pay]').click()
  await expectStatus(page, 'paid')
  await expect.poll(() => balance(page)).toBe(before + 6_000)
})

test('a card deposit over a page: wrong amounts, the payment frame, a card saved, charged again, removed', async ({
  page,
}) => {
  await signIn(page, email('kyc-fully-verified'))
  await page.goto('/fi-FI/online-casino')
  await hydrated(page)
  const before = await balance(page)
  await page.getByTestId('deposit-open').press('Enter')
  const window = page.getByTestId('deposit-window')
  await expect(window).toHaveAttribute('data-state', 'allowed')
  await expect(page.getByRole('dialog', { name: 'Talletus' })).toBeVisible()
  await expect(amount(page)).toBeFocused()
  await expectNoBarrier(page)

  const problem = page.getByTestId('deposit-amount-error')
  for (const typed of [
    '',
    '0',
    '-5',
    '10.555',
    '1e18',
    '999999999999',
    '20 USD',
    'ten',
    '5',
    '5001',
  ]) {
    await ask(page, { amount: typed, way: 'CREDITCARD' })
    await expect(problem).toBeVisible()
    await expect(amount(page)).toHaveValue(typed)
    await expect(amount(page)).toBeFocused()
    await amount(page).fill('')
  }
  // The last error was about an amount that is no longer there.
  await expect(problem).toHaveCount(0)

  await ask(page, { amount: '40', way: 'CREDITCARD', keep: true })
  await expectStatus(page, 'waiting')
  await expect(status(page)).toBeInViewport()
  // The frame is as high as its form: it does not scroll.
  await expect(frameOf(page).locator('strong')).toHaveText('40.00 €')
  const inner = () =>
    frameOf(page)
      .locator('html')
      .evaluate((it) => it.scrollHeight - it.clientHeight)
  await expect.poll(inner).toBe(0)
  const height = async () => (await page.getByTestId('deposit-frame').boundingBox())?.height ?? 520
  await expect.poll(height).not.toBe(520)
  // Messages that do not come from the provider's frame are ignored.
  await page.evaluate(() => {
    for (const data of ['cashier-ready', 'done', { type: 'done' }])
      globalThis.postMessage(data, '*')
  })
  await payByCard(page, '9000 0000 0000 0001')
  await expectStatus(page, 'paid')
  await expect.poll(() => balance(page)).toBe(before + 4_000)
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
  await expect(page.getByTestId('deposit-open')).toBeFocused()

  await page.getByTestId('deposit-open').click()
  await expect(page.getByTestId('deposit-way-CREDITCARD')).toBeChecked()
  await ask(page, { amount: '10', way: 'CREDITCARD-saved' })
  await expectStatus(page, 'paid')
  await expect.poll(() => balance(page)).toBe(before + 5_000)

  await page.goto(PAGE)
  await hydrated(page)
  await expect(page.getByTestId('deposit-saved')).toHaveCount(1)
  await page.getByTestId('deposit-forget').getByRole('button').click()
  await expect(page.getByTestId('deposit-saved')).toHaveCount(0)
  await expect(page.getByTestId('deposit-way-CREDITCARD-saved')).toHaveCount(0)
})

test('on a phone the deposit starts with the last payment, scrolls it into view and returns', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await newPlayer(request, { euros: 20 })
  await page.setViewportSize({ width: 375, height: 553 })
  await signIn(page, email)
  await page.goto(PAGE, { referer: `${baseURL}/fi-FI/online-casino` })
  await hydrated(page)
  await expect(amount(page)).toHaveValue('20')
  await expect(page.getByTestId('deposit-way-TRUSTLY')).toBeChecked()
  // However many methods there are, above the bar of the site, and without covering what has the focus.
  const submit = page.getByTestId('deposit-submit')
  await expect(submit).toBeInViewport({ ratio: 1 })
  expect(await submit.evaluate(isOnTop)).toBe(true)
  await expect(page.getByTestId('deposit-way-CREDITCARD')).toBeHidden()
  await page.getByTestId('deposit-other-ways').click()
  for (const way of await page.locator('input[name=way]').all()) {
    await way.focus()
    expect(await way.evaluate(isOnTop)).toBe(true)
    await expect(submit).toBeInViewport({ ratio: 1 })
  }
  await page.getByTestId('deposit-way-CREDITCARD').check()
  // The chosen one stays in view: the others are not folded over it.
  await page.getByTestId('deposit-other-ways').click()
  await expect(page.getByTestId('deposit-way-CREDITCARD')).toBeVisible()
  await submit.click()
  await expect(status(page)).toBeFocused()
  await expect(status(page)).toBeInViewport({ ratio: 1 })
  await expect(frameOf(page).locator('#number')).toBeInViewport({ ratio: 1 })
  await payByCard(page, '9000 0000 0000 0001')
  await expectStatus(page, 'paid')
  await page.getByTestId('deposit-back').click()
  await expect(page).toHaveURL('/fi-FI/online-casino')

  // In the header, a deposit has room beside the widest balance of seven digits; on two lines below 360 pixels.
  const plus = page.getByTestId('deposit-open-phone')
  const total = page.getByTestId('balance-total').first()
  await total.evaluate((it) => {
    if (it.firstElementChild) it.firstElementChild.textContent = 'R$1,234,567.89'
  })
  for (const width of [375, 360, 320]) {
    await page.setViewportSize({ width, height: 553 })
    const header = await page.locator('header').first().boundingBox()
    expect(header?.height).toBeLessThanOrEqual(width < 360 ? 121 : 61)
    expect(await plus.boundingBox()).toMatchObject({ width: 44, height: 44 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  // On a desktop the search leaves it room: a field with its placeholder, or its icon.
  await page.setViewportSize({ width: 1440, height: 553 })
  const search = await page.getByTestId('search-header').boundingBox()
  expect(search?.width === 44 || (search?.width ?? 0) >= 160).toBe(true)
  await page.setViewportSize({ width: 320, height: 553 })
  await plus.click()
  await expect(page.getByTestId('deposit-window')).toHaveAttribute('data-state', 'allowed')
  await expectNoBarrier(page)
})

test.describe('by thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } })

  test('over a game: an amount that is too low, a card, and back to the game with the new balance', async ({
    page,
    request,
  }) => {
    const { email } = await newPlayer(request, { euros: 20 })
    await signIn(page, email)
    await page.goto(GAME)
    await hydrated(page)
    const menu = page.getByTestId('game-menu-open')
    await menu.tap()
    await page.getByTestId('game-menu-to-banking').tap()
    await page.getByTestId('game-menu-to-deposit').tap()
    // The amount and method used last; closing and submitting are within reach from the first moment.
    await expect(amount(page)).toHaveValue('20')
    await expect(page.getByTestId('deposit-way-TRUSTLY')).toBeChecked()
    const close = page.getByRole('dialog').getByRole('button', { name: 'Sulje' })
    await expect(close).toBeInViewport({ ratio: 1 })
    await expect(page.getByTestId('deposit-submit')).toBeInViewport({ ratio: 1 })
    await expectNoBarrier(page)
    await page.getByTestId('game-menu-back').scrollIntoViewIfNeeded()
    await expect(close).toBeInViewport({ ratio: 1 })

    await amount(page).fill('5')
    await page.getByTestId('deposit-submit').tap()
    await expect(page.getByTestId('deposit-amount-error')).toBeVisible()
    await amount(page).fill('25')
    await expect(page.getByTestId('deposit-amount-error')).toHaveCount(0)
    // What was typed and corrected has not unfolded the other methods.
    await expect(page.getByTestId('deposit-way-CREDITCARD')).toBeHidden()
    await page.getByTestId('deposit-other-ways').tap()
    await page.getByTestId('deposit-way-CREDITCARD').tap()
    await page.getByTestId('deposit-submit').tap()
    await expectStatus(page, 'waiting')
    await payByCard(page, '9000 0000 0000 0001')
    await expectStatus(page, 'paid')
    await expect(close).toBeInViewport({ ratio: 1 })
    await page.getByTestId('deposit-back').tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(menu).toBeFocused()
    await expect(page.getByTestId('game-balance')).toContainText('45.00')
    await expect(page).toHaveURL(GAME)

    // An unfinished payment is listed as on the page: one fact below the other, each as wide as the row.
    await page.goto(PAGE)
    await hydrated(page)
    await ask(page, { amount: '20', way: 'TRUSTLY' })
    await page.waitForURL(`${SANDBOX}/psp/pay/*`)
    await page.goto(GAME)
    await hydrated(page)
    await menu.tap()
    await page.getByTestId('game-menu-to-banking').tap()
    await page.getByTestId('game-menu-to-deposit').tap()
    const facts = page.getByTestId('deposit-unfinished').locator('> div')
    await expect(facts).toHaveCount(3)
    const boxes = await Promise.all((await facts.all()).map((it) => it.boundingBox()))
    expect(new Set(boxes.map((it) => `${it?.x} ${it?.width}`)).size).toBe(1)
  })
})

test('a limit lowered in another tab blocks the open form; a smaller amount is paid, and charged back', async ({
  page,
  request,
}) => {
  const { email } = await newPlayer(request, { euros: 0, kycStatus: 'NOT_VERIFIED' })
  await signIn(page, email)
  await page.goto(PAGE)
  await hydrated(page)
  const limits = await page.context().newPage()
  await limits.goto('/fi-FI/my-account/gambling-limits?edit=deposit-D')
  await hydrated(limits)
  await limits.getByTestId('limit-deposit-D-amount').fill('30')
  await limits.getByTestId('limit-deposit-D-review').click()
  await limits.getByTestId('limit-deposit-D-confirm').click()
  await expect(limits.getByTestId('limit-deposit-D-value')).toContainText('30.00')

  await ask(page, { amount: '50', way: 'TRUSTLY' })
  await expect(page.getByTestId('deposit-amount-error')).toContainText(
    'Omasta rajastasi on nyt jäljellä',
  )
  await expect(page.getByTestId('deposit-amount-error')).toContainText('30.00')
  await expect(amount(page)).toHaveValue('50')
  expect(await balance(page)).toBe(0)

  await ask(page, { amount: '20', way: 'TRUSTLY' })
  await payAs(page, 'approve')
  await expectStatus(page, 'paid')
  await expect.poll(() => balance(page)).toBe(2_000)
  await decide(request, page, 'CHARGED_BACK')
  await expect.poll(() => balance(page)).toBe(0)
  await page.reload()
  await expectStatus(page, 'chargedBack')
  await expectNoBarrier(page)
})

test('the window shows that it is loading; documents are requested from the first deposit on, and may wait', async ({
  page,
  request,
}) => {
  const { email } = await newPlayer(request, { euros: 20, kycStatus: 'NOT_VERIFIED' })
  await signIn(page, email)
  await page.goto('/fi-FI/contact')
  await hydrated(page)
  const window = page.getByTestId('deposit-window')
  const release = await holdRequests(page, /\/deposit\/data/)
  await page.getByTestId('deposit-open').click()
  await expect(window).toHaveAttribute('data-state', 'loading')
  await expect(window).toBeFocused()
  await expectNoBarrier(page)
  release()
  await expect(window).toHaveAttribute('data-state', 'allowed')
  await expect(window).toContainText('Päiviä jäljellä: 30.')
  await page.getByTestId('deposit-later').press('Enter')
  await expect(window).not.toContainText('Päiviä jäljellä')
  await expect(amount(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
})
