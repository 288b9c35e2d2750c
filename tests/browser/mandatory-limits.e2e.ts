import type { Page } from '@playwright/test'
import { casinoGames } from '#seed/content/games.ts'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, signIn, test } from './fixtures.ts'
import { newcomerIn } from './new-player.ts'

const part = (page: Page, id: string, what: string) => page.getByTestId(`limit-${id}-${what}`)

/** A slot of a studio that is not restricted in any country of this file. */
function aSlot(locale: string): string {
  const game = casinoGames().find((it) => it.studio.provider === 'quickspin')
  if (!game) throw new Error('the demo content has no game of this studio')
  return `/${locale}/online-casino/play/quickspin/${game.id}`
}

test('in Sweden a game opens only once three limits are set, by keyboard, and the player returns to it', async ({
  page,
}) => {
  const { email } = await newcomerIn(page.request, 'SE')
  await signIn(page, email, 'en-PP')
  const game = aSlot('en-PP')
  await page.goto(game)
  await hydrated(page)
  await expect(page.getByTestId('game-limits-missing')).toBeVisible()
  await expect(page.getByTestId('game-frame')).toHaveCount(0)
  await expectNoBarrier(page)

  const way = page.getByTestId('game-set-limits')
  await way.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('limits-first')).toBeVisible()
  await expect(page).toHaveURL(/next=/)
  await expectNoBarrier(page)
  for (const [period, amount] of [
    ['M', '3000'],
    ['W', '1500'],
    ['D', '500'],
  ] as const) {
    const id = `deposit-${period}`
    await page.getByTestId(`limits-first-${id}`).focus()
    await page.keyboard.press('Enter')
    await expect(part(page, id, 'amount')).toBeFocused()
    await page.keyboard.type(amount)
    await page.keyboard.press('Enter')
    await expect(part(page, id, 'preview').getByRole('heading')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId(`limits-first-${id}`)).toHaveCount(0)
  }
  await expect(page.getByTestId('limits-first-done')).toBeVisible()
  await expectNoBarrier(page)

  await test.step('none of them can be removed, and each can be lowered', async () => {
    await part(page, 'deposit-W', 'edit').click()
    await expect(part(page, 'deposit-W', 'amount')).toBeVisible()
    await expect(part(page, 'deposit-W', 'remove')).toHaveCount(0)
    await part(page, 'deposit-W', 'amount').fill('1000')
    await part(page, 'deposit-W', 'review').click()
    await part(page, 'deposit-W', 'confirm').click()
    await expect(part(page, 'deposit-W', 'value')).toContainText('1,000.00')
  })

  await page.getByTestId('limits-first-back').click()
  await expect(page).toHaveURL(new RegExp(`${game}$`))
  await expect(page.getByTestId('game-frame')).toBeVisible()
  await expect(page.getByTestId('game-limits-missing')).toHaveCount(0)
})
