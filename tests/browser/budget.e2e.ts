import { readFile } from 'node:fs/promises'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'

const PATH = '/fi-FI/my-account/banking/budget'

test('money and time are shown as charts, as a table and as a file, beside the limits', async ({
  page,
}) => {
  const { email } = await newPlayer(page.request, { euros: 40 })
  await signIn(page, email)
  await page.goto('/fi-FI/my-account/banking/statement')
  await hydrated(page)
  await page.getByRole('link', { name: 'Raha ja aika' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rahasi ja aikasi' })).toBeVisible()
  const limits = page.getByTestId('budget-limits')
  const firstRow = page.getByTestId('budget-table').locator('tbody tr').first()

  await test.step('without a limit there is a link to set one', async () => {
    await expect(limits).toContainText('Et ole asettanut rajaa')
    await limits.getByRole('link', { name: 'Aseta raja' }).click()
    await page.getByTestId('limit-deposit-M-edit').click()
    await page.getByTestId('limit-deposit-M-amount').fill('100')
    await page.getByTestId('limit-deposit-M-review').click()
    await page.getByTestId('limit-deposit-M-confirm').click()
    await expect(page.getByTestId('limit-deposit-M-value')).toContainText('100.00')
  })

  await test.step('the months show the deposits against the limit', async () => {
    await page.goto(PATH)
    await expect(page.getByTestId('budget-limit-deposit-M')).toContainText('40.00')
    await expect(page.getByTestId('budget-limit-deposit-M')).toContainText('60.00')
    await expect(firstRow).toContainText('Yhteensä')
    await expect(firstRow).toContainText('40.00')
    const chart = page.getByTestId('budget-chart-deposits')
    await expect(chart.getByRole('img', { name: 'Talletettu' })).toHaveAccessibleDescription(
      /Yhteensä.*40\.00/,
    )
    await expect(chart).toContainText('silloinen talletusrajasi')
    await expectNoBarrier(page)
  })

  await test.step('the days are chosen by keyboard, and the file has the same figures', async () => {
    await page.getByTestId('budget-by-day').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/by=day/)
    await expect(page.getByTestId('budget-by-day')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByTestId('budget-table').locator('tbody tr')).toHaveCount(15)
    await expect(firstRow).toContainText('40.00')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByTestId('budget-download').click(),
    ])
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(16)
    expect(lines.at(-1)).toMatch(/^TOTAL,.*,40\.00,0\.00,40\.00,0\.00,0\.00,0\.00,0,,EUR$/)
  })
})
