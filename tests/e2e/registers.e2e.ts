import type { APIRequestContext } from '@playwright/test'
import { qaPlayers } from '#seed/qa-players.ts'
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

const EMAIL = 'register-listed@playhouse.test'
const CONSOLE = `${SANDBOX}/console/registers`

const person = () => {
  const found = qaPlayers(Date.now(), PASSWORD).find((it) => it.email === EMAIL)?.person
  if (!found) throw new Error('no such player of QA')
  return found
}
/** Off the register, as a run before may have left somebody on it. */
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
  // Where the player was logged in, the session has ended by itself.
  await expect(page.getByTestId('balance-total')).toHaveCount(0)

  await other.getByTestId('login-password').fill(PASSWORD)
  await other.getByTestId('login-payoutOnly').check()
  await other.getByTestId('login-submit').click()
  await expect(other).toHaveURL(/\/my-account\/banking\/withdraw/)
  await expect(other.getByTestId('withdraw-form')).toBeVisible()
  await other.goto('/de-DE/my-account/banking/deposit')
  await expect(other).toHaveURL(/\/my-account\/account$/)
  await other.goto('/de-DE/take-a-break')
  await expect(other.getByText('Nationales Sperrregister')).toBeVisible()

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
