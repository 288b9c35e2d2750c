import { expect, hydrated, test } from './fixtures.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/ui')
  await hydrated(page)
})

test('a dialog keeps the focus in, closes on Escape and gives the focus back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open the dialog' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set a deposit limit' })
  await expect(dialog).toBeVisible()
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab')
    // Between its last and its first control the focus is in the browser's own UI, never on the page behind.
    await expect(page.locator('#main :focus')).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a menu is walked by arrows and letters; what is disabled does nothing', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Sort' })
  await opener.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'By name' })).toBeFocused()
  await page.keyboard.press('n')
  await expect(page.getByRole('menuitem', { name: 'Newest first' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sorted: new')).toBeVisible()
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(page.getByRole('menuitem', { name: 'By return' })).toBeDisabled()
})

test('a change of theme starts no transition where motion is to be reduced', async ({ page }) => {
  const started = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement
      dataset.theme = dataset.theme === 'light' ? 'dark' : 'light'
      return document.getAnimations().length
    })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect([await started(), await started()]).toEqual([0, 0])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await started()).toBeGreaterThan(0)
})

test('tabs follow the arrows and wrap', async ({ page }) => {
  await page.getByRole('tab', { name: 'Rules' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Return' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toContainText('96.30%')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Rules' })).toBeFocused()
})

test('a combobox filters by typing, submits its value and drops text that is not an option', async ({
  page,
}) => {
  const field = page.getByRole('combobox', { name: 'Studio', exact: true })
  const value = page.locator('input[name="studio"]')
  await field.focus()
  await page.keyboard.type('foundry glass')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Glasswing Foundry'])
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Glasswing Foundry')
  await expect(value).toHaveValue('glasswing-foundry')
  await field.fill('no such studio')
  await expect(page.getByText('No matches')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('Glasswing Foundry')
  await expect(value).toHaveValue('glasswing-foundry')
})

test('toasts: at most three, closed by hand, an error stays', async ({ page }) => {
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Good news' }).click()
  await page.getByRole('button', { name: 'An error that stays' }).click()
  const region = page.getByRole('region', { name: /Notifications/ })
  await expect(region.getByRole('listitem')).toHaveCount(3)
  const error = region.getByRole('listitem').filter({ hasText: 'We could not save that.' })
  await expect(error).toBeVisible()
  await error.getByRole('button', { name: 'Close' }).click()
  await expect(error).toHaveCount(0)
})
