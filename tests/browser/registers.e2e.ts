import type { APIRequestContext } from '@playwright/test'
import { newcomerOf, qaPlayers } from '#seed/qa-players.ts'
import { expectNoBarrier } from './axe.ts'
import {
  expect,
  freshPage,
  hydrated,
  lastMessage,
  PASSWORD,
  SANDBOX,
  signIn,
  test,
} from './fixtures.ts'
import { rowOf } from './market-row.ts'
import { newcomerIn } from './new-player.ts'
import { type OwnProduct, ownProduct } from './own-product.ts'

const EMAIL = 'register-listed@playhouse.test'
const CONSOLE = `${SANDBOX}/console/registers`

const person = () => {
  const found = qaPlayers(Date.now(), PASSWORD).find((it) => it.email === EMAIL)?.person
  if (!found) throw new Error('no such player of QA')
  return found
}
/** Removes the person from the register, where an earlier run may have left an entry. */
async function takeOff(request: APIRequestContext): Promise<void> {
  const { entries } = await (await request.get(`${SANDBOX}/register-entries?register=DE`)).json()
  for (const { id, lastName } of entries) {
    if (lastName === person().lastName) await request.delete(`${SANDBOX}/register-entries/${id}`)
  }
}

test('whom QA writes into a register logs in to the own money alone, and comes back when it lets go', async ({
  page,
  browser,
  request,
}) => {
  await takeOff(request)
  await signIn(page, EMAIL, 'de-DE')
  await page.goto('/de-DE')
  await expect(page.getByTestId('balance-total').first()).toBeVisible()

  const desk = await freshPage(browser)
  await desk.goto(CONSOLE)
  const { firstName, lastName, dateOfBirth } = person()
  await desk.getByTestId('register-register').selectOption('DE')
  await desk.getByTestId('register-firstName').fill(firstName.toUpperCase())
  await desk.getByTestId('register-lastName').fill(lastName)
  await desk.getByTestId('register-dateOfBirth').fill(dateOfBirth)
  await desk.getByTestId('register-add').click()
  await expect(desk.getByRole('status')).toContainText('Added')
  await expectNoBarrier(desk)

  const other = await freshPage(browser)
  await other.goto('/de-DE/login')
  await hydrated(other)
  await other.getByTestId('login-email').fill(EMAIL)
  await other.getByTestId('login-password').fill(PASSWORD)
  await other.getByTestId('login-submit').click()
  await expect(other.getByTestId('login-failure')).toBeVisible()
  await lastMessage(request, EMAIL, 'break.register')
  // On the device where the player was signed in, the session has ended without a reload.
  await expect(page.getByTestId('balance-total')).toHaveCount(0)

  await other.getByTestId('login-password').fill(PASSWORD)
  await other.getByTestId('login-payoutOnly').check()
  await other.getByTestId('login-submit').click()
  await expect(other).toHaveURL(/\/my-account\/banking\/withdraw/)
  await expect(other.getByTestId('withdraw-form')).toBeVisible()
  await other.goto('/de-DE/my-account/banking/deposit')
  await expect(other).toHaveURL(/\/my-account\/account$/)
  await other.goto('/de-DE/take-a-break')
  // An earlier run on the same data has left its exclusion in the history.
  await expect(other.getByText('Nationales Sperrregister').first()).toBeVisible()

  const mine = desk.getByTestId('register-entry').filter({ hasText: lastName })
  await mine.first().getByTestId('register-remove').click()
  await expect(desk.getByRole('status')).toContainText('Removed')
  await signIn(page, EMAIL, 'de-DE')
  await page.goto('/de-DE/my-account/banking/deposit')
  await expect(page).toHaveURL(/\/banking\/deposit/)
})

test('the console says at which field an entry is wrong, without scripts and at phone width', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  })
  const desk = await context.newPage()
  await desk.goto(CONSOLE)
  await desk.getByTestId('register-firstName').fill('Ada')
  await desk.getByTestId('register-nationalId').fill('???')
  await desk.getByTestId('register-add').click()
  await expect(desk.getByRole('alert')).toContainText('lastName')
  await expect(desk.getByTestId('register-nationalId')).toHaveAttribute('aria-invalid', 'true')
  await expect(desk.getByTestId('register-firstName')).toHaveValue('Ada')
  const wide = await desk.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
  await context.close()
})

test.describe('while somebody plays', () => {
  const QUARTER_MS = 15 * 60_000
  let product: OwnProduct | undefined
  test.beforeAll(async () => {
    // As long as the product of the other tests may take to start.
    test.setTimeout(300_000)
    product = await ownProduct()
  })
  test.afterAll(() => product?.stop())

  test('the register is asked again: whom it lists by then is out of the game, and gets in no more', async ({
    page,
    request,
  }) => {
    if (!product) throw new Error('the product has not started')
    const { origin, sandbox } = product
    const row = rowOf('GG')
    const register = row.market.exclusionRegister
    const { playerId, email } = await newcomerIn(request, row.country, sandbox)
    // A new product shows its players the welcome dialog: this one has closed it.
    await page.addInitScript(() => localStorage.setItem('firstLogin', 'false'))
    await signIn(page, email, row.segment, origin)
    await page.goto(`${origin}${row.path(row.game)}`)
    const spin = page.frameLocator('[data-testid=game-frame]').getByTestId('spin')
    await expect(spin).toBeEnabled()

    const listed = newcomerOf(row.country, { id: playerId, password: PASSWORD })?.person
    const entry = await request.post(`${sandbox}/register-entries`, {
      data: {
        ...{ register, firstName: listed?.firstName, lastName: listed?.lastName },
        dateOfBirth: listed?.dateOfBirth,
      },
    })
    expect(entry.status(), await entry.text()).toBe(201)
    // The register was last checked at the login.
    expect((await page.request.get(`${origin}/api/game-session`)).status()).toBe(200)
    await expect(page.getByTestId('game-frame')).toBeVisible()

    await product.travelTo(request, (await product.now(request)) + QUARTER_MS)
    await expect(page.getByTestId('game-signed-out')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByTestId('game-frame')).toHaveCount(0)
    expect((await page.request.get(`${origin}/api/game-session`)).status()).toBe(401)

    await page.goto(`${origin}${row.path('/login')}`)
    await hydrated(page)
    await page.getByTestId('login-email').fill(email)
    await page.getByTestId('login-password').fill(PASSWORD)
    await page.getByTestId('login-submit').click()
    await expect(page.getByTestId('login-failure')).toContainText(
      row.t('login:error.exclusionIndefinite'),
    )
  })
})
