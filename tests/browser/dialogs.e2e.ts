import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect, hydrated, login, PASSWORD, test } from './fixtures.ts'
import { change, newcomerIn } from './new-player.ts'

/**
 * What every dialog must do for keyboards and screen readers; Escape closes it in the end. Between its last and its
 * first control the focus may be in the browser's own UI, as with the platform's modal dialogs: then no
 * element of the page has it. It is never on what lies behind the dialog.
 */
async function behaves(page: Page, testId: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(page.getByTestId(testId)).toBeVisible()
  await expect(dialog).toHaveAccessibleName(/\S/)
  await expect.poll(() => focusOf(page)).toMatch(/^within/)
  expect(await barriers(page)).toEqual([])

  const stops = await dialog.locator('a[href], button, input:not([type="hidden"])').count()
  for (const key of ['Tab', 'Shift+Tab']) {
    const visited: string[] = []
    for (let press = 0; press < 2 * stops + 2; press += 1) {
      await page.keyboard.press(key)
      visited.push(await focusOf(page))
    }
    expect(visited.filter((it) => it.startsWith('behind'))).toEqual([])
    // Focus wraps around: it leaves at one end and comes in at the other.
    const within = visited.filter((it) => it.startsWith('within'))
    expect(within.length).toBeGreaterThan(new Set(within).size)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Where the focus is, relative to the open dialog. */
function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [focused, dialog] = [document.activeElement, document.querySelector('[role="dialog"]')]
    if (focused === null || focused === document.body) return 'nowhere'
    if (!dialog?.contains(focused)) return `behind: ${focused.outerHTML.slice(0, 120)}`
    const all = [dialog, ...dialog.querySelectorAll('*')]
    return `within: ${all.indexOf(focused)}`
  })
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: { width: 375, height: 800 } })

    test('too many messages to a phone: shown over the home page, once', async ({ page }) => {
      await page.goto('/en-FI?notice=sms-max-attempts')
      await hydrated(page)
      await behaves(page, 'max-attempts')
      await expect(page).toHaveURL(/\/en-FI$/)
    })

    test('a player who was logged out for inactivity is told why', async ({ page }) => {
      await page.clock.install()
      await page.goto('/fi-FI')
      await hydrated(page)
      await login(page, (await newcomerIn(page.request, 'FI')).email)
      await page.clock.fastForward('03:00:00')
      await behaves(page, 'idle-modal')
    })
  })
}

test.describe('the welcome of a first login', () => {
  test.use({
    storageState: async ({ storageState }, use) => {
      const given = typeof storageState === 'object' ? storageState : { cookies: [], origins: [] }
      await use({ ...given, origins: [] })
    },
  })

  test('is a dialog like the others', async ({ page, request }) => {
    const { playerId, email } = await newcomerIn(request, 'FI')
    await change(request, playerId, { firstLogin: true })
    await page.goto('/fi-FI')
    await hydrated(page)
    await page.getByTestId('login-open').click()
    await expect(page.getByTestId('login-email')).toBeFocused()
    await page.getByTestId('login-email').fill(email)
    await page.getByTestId('login-password').fill(PASSWORD)
    await page.getByTestId('login-submit').click()
    await behaves(page, 'welcome-modal')
  })
})

for (const [name, opener, first] of [
  ['the login', 'login-open', 'login-email'],
  ['the cookie settings', 'cookies-footer', 'cookies-marketing'],
] as const) {
  test(`${name}: opened by a button, it returns the focus to it`, async ({ page }) => {
    await page.goto('/en-UN')
    await hydrated(page)
    await page.getByTestId(opener).click()
    await behaves(page, first)
    await expect(page.getByTestId(opener)).toBeFocused()
  })
}
