import { type Browser, test as base, expect, type Page } from '@playwright/test'

export const PASSWORD = 'Playhouse!1'
export const LAKE = process.env.E2E_LAKE ?? 'http://127.0.0.1:3200'
export const STUDIO = process.env.E2E_STUDIO ?? 'http://localhost:3333'
export const LAKE_TOKEN = 'demo-write-token'

type Fixtures = {
  /** Console errors and failed policies of the page: a test that ends with any of them fails. */
  quietConsole: undefined
}

/** Errors that are part of what a test does, by text. */
const EXPECTED = [
  /Failed to load resource: the server responded with a status of 4(?:0[0-9]|10|29|51)/,
  // The same of a socket: the feed refuses a token whose session has just ended.
  /^WebSocket connection to '[^']*\/wallet\/feed\?[^']*' failed: HTTP Authentication failed/,
]

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use(undefined)
      expect(errors.filter((it) => !EXPECTED.some((pattern) => pattern.test(it)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Signs a player in through the header's login, as a person does. */
export async function login(page: Page, email: string): Promise<void> {
  await page.getByTestId('login-open').click()
  await page.getByTestId('login-email').fill(email)
  await page.getByTestId('login-password').fill(PASSWORD)
  await page.getByTestId('login-submit').click()
  await expect(page.getByTestId('balance-total')).toBeVisible()
}

/** Waits until React has taken over, so that a click is not lost to the plain page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

export async function freshPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

/** An amount as the site writes it, in minor units: `1,234.50 €` is 123450. */
export function minorUnits(text: string): number {
  const digits = text.replace(/[^\d.-]/g, '')
  return Math.round(Number(digits) * 100)
}
