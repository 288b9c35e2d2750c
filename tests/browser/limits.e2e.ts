import type { Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'

const PATH = '/fi-FI/my-account/gambling-limits'

const limit = (page: Page, id: string) => page.getByTestId(`limit-${id}`)
const part = (page: Page, id: string, what: string) => page.getByTestId(`limit-${id}-${what}`)

/** Types an amount and continues to the confirmation before it is saved. */
async function ask(page: Page, id: string, amount: string): Promise<void> {
  await part(page, id, 'edit').click()
  await part(page, id, 'amount').fill(amount)
  await part(page, id, 'review').click()
}

test('a limit is set, lowered, raised, kept and removed, and nothing is saved without a preview', async ({
  page,
}) => {
  const { email } = await newPlayer(page.request, { euros: 40 })
  await signIn(page, email)
  await page.goto(PATH)
  await hydrated(page)
  const value = part(page, 'deposit-D', 'value')
  const toast = (text: string) =>
    expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()

  await test.step('set by keyboard alone, after reading what it means', async () => {
    await expect(value).toHaveText('Ei rajaa')
    await part(page, 'deposit-D', 'edit').focus()
    await page.keyboard.press('Enter')
    await expect(part(page, 'deposit-D', 'amount')).toBeFocused()
    await page.keyboard.type('100')
    await page.keyboard.press('Enter')
    const preview = part(page, 'deposit-D', 'preview')
    await expect(preview.getByRole('heading')).toBeFocused()
    await expect(preview).toContainText('tulee voimaan heti')
    await expect(preview).toContainText('40.00')
    await expect(preview).toContainText('60.00')
    await expectNoBarrier(page)
    await page.keyboard.press('Tab')
    await expect(part(page, 'deposit-D', 'confirm')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(value).toContainText('100.00')
    await expect(part(page, 'deposit-D', 'used')).toContainText('40.00')
    await expect(part(page, 'deposit-D', 'left')).toContainText('60.00')
    await expect(limit(page, 'deposit-D')).toBeFocused()
    await toast('Rajasi on muutettu')
  })

  await test.step('refused at its field, with what was typed', async () => {
    const amount = part(page, 'deposit-W', 'amount')
    const error = page.getByTestId('limit-deposit-W-amount-error')
    await ask(page, 'deposit-W', '99')
    await expect(error).toContainText('ei voi olla pienempi kuin päivärajasi')
    await expect(amount).toHaveValue('99')
    await expect(amount).toBeFocused()
    for (const [typed, message] of [
      ['9', 'Viikkoraja voi olla'],
      ['100,50', 'Vain kokonaislukuja'],
      ['sata', 'pelkin numeroin'],
    ] as const) {
      await amount.fill(typed)
      await part(page, 'deposit-W', 'review').click()
      await expect(error).toContainText(message)
      await expect(amount).toHaveValue(typed)
    }
    await part(page, 'deposit-W', 'stay').click()
    await expect(part(page, 'deposit-W', 'value')).toHaveText('Ei rajaa')
  })

  await test.step('raised only after the wait, whose end is named before and after', async () => {
    await ask(page, 'deposit-D', '200')
    const preview = part(page, 'deposit-D', 'preview')
    await expect(preview).toContainText('tulee voimaan aikaisintaan')
    await part(page, 'deposit-D', 'again').click()
    await expect(part(page, 'deposit-D', 'amount')).toHaveValue('200')
    await part(page, 'deposit-D', 'review').click()
    await part(page, 'deposit-D', 'confirm').click()
    await expect(part(page, 'deposit-D', 'pending')).toContainText('Rajasi on 200.00')
    await expect(value).toContainText('100.00')
    await expectNoBarrier(page)
  })

  await test.step('kept, by cancelling the raise', async () => {
    await part(page, 'deposit-D', 'cancel').click()
    await expect(part(page, 'deposit-D', 'pending')).toHaveCount(0)
    await toast('Muutos on peruttu')
  })

  await test.step('lowered below what is used, at once', async () => {
    await ask(page, 'deposit-D', '30')
    await expect(part(page, 'deposit-D', 'preview')).toContainText('mitään ei ole jäljellä')
    await part(page, 'deposit-D', 'confirm').click()
    await expect(value).toContainText('30.00')
    await page.goto('/fi-FI/deposit')
    await expect(page.getByText('Olet saavuttanut oman talletusrajasi')).toBeVisible()
    await expect(page.locator('main').getByRole('link', { name: 'Omat rajat' })).toHaveAttribute(
      'href',
      PATH,
    )
    await expect(page.getByTestId('deposit-form')).toHaveCount(0)
  })

  await test.step('removed, after the wait', async () => {
    await page.goto(`${PATH}?edit=deposit-D`)
    await hydrated(page)
    await part(page, 'deposit-D', 'remove').click()
    await expect(part(page, 'deposit-D', 'preview')).toContainText('Raja poistuu aikaisintaan')
    await part(page, 'deposit-D', 'confirm').click()
    await expect(part(page, 'deposit-D', 'pending')).toContainText('Rajaa ei ole enää')
    await expect(value).toContainText('30.00')
  })
})
