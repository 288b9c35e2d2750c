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
/** Removes the person from the register, where an earlier run may have left an entry. */
async function takeOff(request: APIRequestContext): Promise<void> {
  const { entries } = await (await request.get(`${SANDBOX}/register-entries?register=DE`)).json()
  for (const { id, lastName } of entries) {
    if (lastName === person().lastName) await request.delete(`${SANDBOX}/register-entries/${id}`)
  }
}

test('a player whom QA lists in a register can only withdraw, and returns once the entry is removed', async ({
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
  await desk.setViewportSize({ width: 375, height: 800 })
  const wide = await desk.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)

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
