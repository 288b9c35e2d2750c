import { expect, hydrated, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'
import { playRound } from './round.ts'

test.use({ hasTouch: true, viewport: { width: 375, height: 667 } })

test('by thumb alone a game is found and played, a limit is set from it, and money is withdrawn', async ({
  page,
  request,
}) => {
  const { email } = await newPlayer(request, { euros: 60 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, email)
  await page.goto('/fi-FI')
  await hydrated(page)

  await test.step('found and played', async () => {
    await page.getByTestId('search-link').tap()
    await page.getByTestId('search-page').fill('velvet heirloom')
    await page.getByRole('option', { name: /^Velvet Heirloom/ }).tap()
    const spin = page.frameLocator('[data-testid=game-frame]').getByTestId('spin')
    await playRound(page, spin, { begin: () => spin.tap() })
  })

  await test.step('a limit is set on a page beside the game, which continues', async () => {
    await page.getByTestId('game-menu-open').tap()
    await page.getByTestId('game-menu-to-responsibleGambling').tap()
    const opened = page.waitForEvent('popup')
    await page.getByRole('dialog').locator('a[href$="/gambling-limits"]').tap()
    const limits = await opened
    await hydrated(limits)
    await limits.getByTestId('limit-deposit-W-edit').tap()
    await limits.getByTestId('limit-deposit-W-amount').fill('100')
    await limits.getByTestId('limit-deposit-W-review').tap()
    await limits.getByTestId('limit-deposit-W-confirm').tap()
    await expect(limits.getByTestId('limit-deposit-W-value')).toContainText('100.00')
    await limits.close()
    await page.getByTestId('game-menu-close').tap()
    await expect(page.getByTestId('game-balance')).toBeInViewport({ ratio: 1 })
  })

  await test.step('money is withdrawn from the lobby', async () => {
    await page.getByRole('link', { name: 'Takaisin aulaan' }).tap()
    await expect(page).toHaveURL('/fi-FI/online-casino')
    await page.getByTestId('account-menu').tap()
    await page.getByTestId('withdraw-open').tap()
    await page.getByTestId('withdraw-amount').fill('20')
    await page.getByTestId('withdraw-submit').tap()
    await expect(page.getByTestId('withdrawal').first()).toHaveAttribute('data-state', 'REQUESTED')
  })
})
