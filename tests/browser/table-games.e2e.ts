import type { Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, openForPractice, test } from './fixtures.ts'
import { dealOpenHand } from './round.ts'

/** Opens a game in practice mode, as the site's frame does, with reduced motion. */
async function openGame(page: Page, gameId: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openForPractice(page, gameId)
  await expect(page.getByRole('status').first()).not.toHaveText('Loading')
}
const minor = async (page: Page, name: string) =>
  Number((await page.locator(`[data-out=${name}]`).innerText()).replace(/[^\d-]/g, ''))

test('roulette is played from the board by keys, and every place says what it is', async ({
  page,
}) => {
  await openGame(page, 'e2e-roulette')
  const spin = page.getByTestId('spin')
  await expect(spin).toBeDisabled()
  const board = page.getByRole('grid', { name: 'Betting board' })
  await board.getByRole('gridcell', { name: '0, pays 35 to 1', exact: true }).focus()

  // Two digits make one number; the arrow moves to the line beside it.
  await page.keyboard.press('1')
  await page.keyboard.press('7')
  await expect(page.locator(':focus')).toHaveAccessibleName('17, pays 35 to 1')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(':focus')).toHaveAccessibleName('Split 17, 20, pays 17 to 1')
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAccessibleName(
    'Split 17, 20, pays 17 to 1, €1.00 on it',
  )
  await page.keyboard.press('Backspace')
  await expect(spin).toBeDisabled()
  for (const id of ['red', 'black']) {
    await page.locator(`[data-spot=${id}]`).focus()
    await page.keyboard.press('Enter')
  }
  expect(await minor(page, 'stake')).toBe(200)

  await page.keyboard.press('s')
  await expect(page.getByRole('status').first()).toHaveText(/^(\d+ (red|black)|Zero) · /)
  const zero = (await page.getByTestId('called').innerText()) === '0'
  expect(await minor(page, 'win')).toBe(zero ? 0 : 200)
  expect(await minor(page, 'balance')).toBe(zero ? 249_800 : 250_000)
  // Bets are not repeated without a further press.
  await expect(page.getByRole('button', { name: 'Rebet' })).toBeEnabled()
  expect(await minor(page, 'stake')).toBe(0)
  await expect(spin).toBeDisabled()
  await expectNoBarrier(page)

  // They can be repeated on the next visit, too.
  await page.reload()
  await page.getByRole('button', { name: 'Rebet' }).click()
  expect(await minor(page, 'stake')).toBe(200)
})

test('blackjack is played by keys and resumes after a reload with the same cards', async ({
  page,
}) => {
  await openGame(page, 'e2e-blackjack')
  const stand = page.getByRole('button', { name: /^Stand/ })
  const cards = () =>
    page.locator('.felt [data-card]').evaluateAll((all) => all.map((it) => it.dataset.card))
  const decline = page.getByRole('button', { name: /^No insurance/ })
  const over = page.locator('.result:not(:empty)')
  const deal = async () => {
    const spin = page.getByTestId('spin')
    await expect(spin).toBeEnabled()
    await spin.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.felt [data-card]')).not.toHaveCount(0)
  }
  await dealOpenHand({ stand, decline, over }, { deal, decline: () => page.keyboard.press('n') })
  await expect(stand).toBeEnabled()
  const dealt = await cards()
  expect(dealt.filter((card) => card === '')).toHaveLength(1)
  await expect(page.getByRole('img', { name: 'hidden card' })).toBeVisible()

  await page.reload()
  await expect(stand).toBeEnabled()
  expect(await cards()).toEqual(dealt)
  await page.keyboard.press('s')
  await expect(page.locator('.hand .result')).toHaveText(
    /^(Won|Lost|Push: your stake is returned)$/,
  )
  await expect(page.getByRole('img', { name: 'hidden card' })).toHaveCount(0)
  await expect(page.getByTestId('spin')).toBeFocused()
  await expectNoBarrier(page)
})

test('video poker holds and draws by keys, and pays by its table', async ({ page }) => {
  await openGame(page, 'e2e-poker')
  await expect(page.getByRole('row', { name: 'Royal flush €800.00' })).toBeVisible()
  const spin = page.getByTestId('spin')
  await spin.focus()
  await page.keyboard.press('Enter')
  await expect(spin).toHaveText('Draw')
  await expect(spin).toBeEnabled()
  const cards = () =>
    page.locator('.slot [data-card]').evaluateAll((all) => all.map((it) => it.dataset.card))
  const dealt = await cards()
  await page.keyboard.press('2')
  await page.keyboard.press('4')
  const holds = page.getByRole('button', { name: /^Hold: / })
  await expect(holds.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(holds.nth(0)).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(spin).toHaveText('Deal')
  const drawn = await cards()
  expect([drawn[1], drawn[3]]).toEqual([dealt[1], dealt[3]])
  expect(new Set([...dealt, ...drawn]).size).toBe(8)
  const hand = (await page.getByRole('status').first().innerText()).split(' · ')[0] ?? ''
  if (hand === 'No paying hand') expect(await minor(page, 'win')).toBe(0)
  else {
    const row = page.getByRole('row', { name: new RegExp(`^${hand} €`) })
    expect(Number((await row.innerText()).replace(/[^\d]/g, ''))).toBe(await minor(page, 'win'))
  }
  await expectNoBarrier(page)
})
