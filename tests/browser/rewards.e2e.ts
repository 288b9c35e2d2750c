import type { APIRequestContext, Page } from '@playwright/test'
import { barriers, expectNoBarrier } from './axe.ts'
import { expect, hydrated, minorUnits, SANDBOX, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'

const REWARDS = '/fi-FI/my-account/rewards'
const CODE = '/fi-FI/my-account/bonus-code'
const DEPOSIT = '/fi-FI/deposit'
const PLAY = '/fi-FI/online-casino/play/relax/game-velvet-heirloom'

/** A player with an earlier deposit, as most offers require one. */
async function enter(page: Page, request: APIRequestContext, euros = 50): Promise<void> {
  const { email } = await newPlayer(request, { euros })
  await signIn(page, email)
}

const offer = (page: Page, campaign: string) =>
  page.locator(`[data-testid=reward][data-campaign="${campaign}"]`)
const active = (page: Page) => page.getByTestId('rewards-active').getByTestId('reward')

async function claim(page: Page, campaign: string): Promise<void> {
  await page.goto(REWARDS)
  await hydrated(page)
  await offer(page, campaign).getByTestId('reward-claim').click()
}

async function pay(page: Page): Promise<void> {
  await page.waitForURL(`${SANDBOX}/psp/pay/*`)
  await page.locator('input[value="approve"]').check()
  await page.locator('button[value=pay]').click()
}

test('no bonus is preselected; a chosen one comes with the deposit, and its progress shows', async ({
  page,
  request,
}) => {
  await enter(page, request)
  await page.goto(DEPOSIT)
  await hydrated(page)
  await expect(page.getByTestId('deposit-bonus-none')).toBeChecked()
  await expect(page.locator('input[name=bonus]').first()).toHaveValue('')
  await expectNoBarrier(page)

  // Less than the bonus requires: the error is shown at the bonus, and no deposit is started.
  await page.getByTestId('deposit-bonus-harbour-match').check()
  await page.getByTestId('deposit-amount').fill('15')
  await page.getByTestId('deposit-way-TRUSTLY').check()
  await page.getByTestId('deposit-submit').click()
  await expect(page.getByTestId('deposit-bonus-error')).toBeVisible()
  await expect(page.getByTestId('deposit-bonus-harbour-match')).toBeChecked()

  await page.getByTestId('deposit-amount').fill('40')
  await page.getByTestId('deposit-submit').click()
  await pay(page)
  await expect(page.getByTestId('deposit-status')).toHaveAttribute('data-told', 'paid')
  const bonus = page.getByTestId('deposit-bonus')
  await expect(bonus).toHaveAttribute('data-told', 'granted')
  await expect(bonus).toContainText('20.00')

  await page.goto(REWARDS)
  await hydrated(page)
  await expect(active(page)).toHaveCount(1)
  await expect(active(page).getByTestId('reward-progress')).toHaveAttribute('data-part', '0')
  await expect(active(page).getByTestId('reward-progress')).toContainText('200.00')
  await expectNoBarrier(page)
  const total = minorUnits((await page.getByTestId('balance-total').first().textContent()) ?? '')
  expect(total).toBe(11_000)
})

test('a gift is claimed, kept in a conflict, replaced, and forfeited by keyboard', async ({
  page,
  request,
}) => {
  await enter(page, request)
  await claim(page, 'lantern-gift')
  await expect(active(page)).toHaveAttribute('data-campaign', 'lantern-gift')

  // A wrong code is refused at its field.
  await page.goto(CODE)
  await hydrated(page)
  await page.getByTestId('bonus-code-code').fill('NO-SUCH-CODE')
  await page.getByTestId('bonus-code-submit').click()
  await expect(page.locator('#bonus-code-code')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#bonus-code-code')).toBeFocused()
  expect(await barriers(page)).toEqual([])

  // Another casino bonus: the dialog names what is lost, and cancelling changes nothing.
  await page.goto(`${CODE}?bonusCode=heron-10`)
  await hydrated(page)
  await expect(page.getByTestId('bonus-code-code')).toHaveValue('HERON-10')
  await page.getByTestId('bonus-code-submit').click()
  const navigation = () => page.evaluate(() => window.__remixRouter.state.navigation.state)
  await expect.poll(navigation).toBe('idle')
  // The page is read again, as it is when the account changes: what was found stays.
  const key = page.getByTestId('bonus-code-found').locator('input[name=key]')
  const before = await key.inputValue()
  await page.evaluate(() => window.__remixRouter.revalidate())
  await expect(key).not.toHaveValue(before)
  await page.getByTestId('bonus-code-claim').click()
  const conflict = page.getByTestId('reward-replace-confirm')
  await expect(conflict).toContainText('5.00')
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(conflict).toHaveCount(0)
  await page.goto(REWARDS)
  await expect(active(page)).toHaveAttribute('data-campaign', 'lantern-gift')

  await page.goto(CODE)
  await hydrated(page)
  await page.getByTestId('bonus-code-submit').click()
  await page.getByTestId('bonus-code-claim').click()
  await page.getByTestId('reward-replace-yes').click()
  await expect(page).toHaveURL(/my-account\/rewards/)
  await expect(active(page)).toHaveAttribute('data-campaign', 'heron-code')
  // Used: the code is no longer carried along.
  await expect(page.getByTestId('bonus-code')).toHaveCount(0)

  await page.goto(REWARDS)
  await hydrated(page)
  await page.getByTestId('reward-forfeit').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('reward-forfeit-confirm')).toContainText('10.00')
  await page.getByTestId('reward-forfeit-no').click()
  await expect(active(page)).toHaveCount(1)
  await page.getByTestId('reward-forfeit').click()
  await page.getByTestId('reward-forfeit-yes').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('reward-forfeit-confirm')).toHaveCount(0)
  await expect(active(page)).toHaveCount(0)
  await page.goto('/fi-FI/my-account/banking/transactions')
  await expect(page.getByText('Bonusrahaa menetetty').first()).toBeVisible()
  await expect(page.getByText('Bonus saatu').first()).toBeVisible()
})

test('the menu over a game shows the bonus, takes a code, and forfeits the bonus', async ({
  page,
  request,
}) => {
  await enter(page, request)
  await page.goto(PLAY)
  await hydrated(page)
  await page.getByTestId('game-menu-open').click()
  await page.getByTestId('game-menu-to-bonusCode').click()
  await page.getByTestId('bonus-code-code').fill('HERON-10')
  await page.getByTestId('bonus-code-submit').click()
  await page.getByTestId('bonus-code-claim').click()
  await expect(page.getByTestId('menu-code-done')).not.toBeEmpty()
  await page.getByTestId('game-menu-back').click()
  await page.getByTestId('game-menu-to-reward').click()
  await expect(active(page).getByTestId('reward-progress')).toContainText('10.00')
  // The player is in a game already.
  await expect(page.getByTestId('reward-to-casino')).toHaveCount(0)
  await expectNoBarrier(page, '[data-testid=game-frame]')
  await page.getByTestId('reward-forfeit').click()
  await expect(page.getByTestId('reward-forfeit-confirm')).toContainText('10.00')
  await page.getByTestId('reward-forfeit-yes').click()
  await expect(page.getByTestId('menu-rewards-done')).not.toBeEmpty()
  await expect(page.getByTestId('rewards-none')).toBeVisible()
})
