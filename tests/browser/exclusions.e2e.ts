import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, lastMessage, PASSWORD, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'

// The same rounds without waiting for animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const EXCLUSIONS = '/fi-FI/take-a-break'
const GAME = '/fi-FI/online-casino/play/relax/game-velvet-heirloom'

test('two taps in a game stop everything, on every device, and the money can be withdrawn', async ({
  page,
  browser,
}) => {
  const { email } = await newPlayer(page.request, { euros: 50 })
  const other = await (await browser.newContext()).newPage()
  await signIn(other, email)
  await other.goto('/fi-FI/online-casino')
  await expect(other.getByTestId('balance-total').first()).toBeVisible()
  await signIn(page, email)
  await page.goto(GAME)
  await hydrated(page)
  await expect(page.frameLocator('[data-testid=game-frame]').getByTestId('spin')).toBeEnabled()

  await page.getByTestId('take-a-break').click()
  await page.getByTestId('take-a-break-now').click()
  await expect(page.getByTestId('break-begun')).toBeVisible()
  // The other device is notified without a reload.
  await expect(other.getByTestId('balance-total')).toHaveCount(0)
  await expectNoBarrier(page)
  await lastMessage(page.request, email, 'break.begun')

  await page.getByTestId('break-begun-money').click()
  await expect(page.getByTestId('login-payoutOnly')).toBeChecked()
  await page.getByTestId('login-email').fill(email)
  await page.getByTestId('login-password').fill(PASSWORD)
  await page.getByTestId('login-submit').click()
  await expect(page.getByTestId('withdraw-form')).toBeVisible()
  // Nothing else is available: no game, no deposit.
  await page.goto(GAME)
  await expect(page).toHaveURL(/\/fi-FI\/?$/)
  await page.goto('/fi-FI/my-account/banking/deposit')
  await expect(page).toHaveURL(/\/my-account\/account$/)
})

test('a time-out is chosen by keyboard, reviewed, and started', async ({ page }) => {
  const { email } = await newPlayer(page.request, { euros: 0 })
  await signIn(page, email)
  await page.goto(EXCLUSIONS)
  await hydrated(page)
  await expectNoBarrier(page)
  await page.getByTestId('break-timeout-submit').press('Enter')
  await expect(page.getByTestId('break-timeout-error')).toBeVisible()
  await page.getByTestId('break-timeout-24').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByTestId('break-timeout-72')).toBeChecked()
  await page.getByTestId('break-timeout-submit').press('Enter')
  const question = page.getByTestId('break-confirm')
  await expect(question).toBeFocused()
  // From its title on: the header does not cover it.
  const isTitleSeen = (title: Element) => {
    const { x, y, height } = title.getBoundingClientRect()
    return title.contains(document.elementFromPoint(x + 4, y + height / 2))
  }
  await expect.poll(() => question.getByRole('heading').evaluate(isTitleSeen)).toBe(true)
  await expectNoBarrier(page)
  // Nothing has started: going back returns to the form.
  await page.getByTestId('break-confirm-back').click()
  await page.getByTestId('break-timeout-72').check()
  await page.getByTestId('break-timeout-submit').click()
  await page.getByTestId('break-confirm-submit').press('Enter')
  await expect(page.getByTestId('break-begun')).toBeVisible()
  await expect(page.getByTestId('login-open')).toBeVisible()
})
