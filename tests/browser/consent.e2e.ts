import type { Page } from '@playwright/test'
import { sample } from '#tests/fixtures/sample.ts'
import { barriers } from './axe.ts'
import { expect, hydrated, LAKE, test } from './fixtures.ts'

/** Visitors who have not chosen yet. */
test.use({ storageState: { cookies: [], origins: [] } })

const notice = (page: Page) => page.getByTestId('cookie-notice')
const footerLink = (page: Page) => page.getByTestId('cookies-footer')

/** The choice as stored in the browser: the bits of the cookie, and the three keys of the seed. */
async function held(page: Page) {
  const cookies = await page.context().cookies()
  const value = cookies.find((it) => it.name === 'cookieConsent')?.value
  const keys = await page.evaluate(() => ({
    options: localStorage.getItem('cookieOptions'),
    accepted: localStorage.getItem('cookieAccepted'),
    id: localStorage.getItem('cookieConsentId'),
  }))
  return { bits: value?.split(':')[2] ?? null, id: value?.split(':')[1] ?? null, keys }
}

test('before a choice no page requests anything from another origin', async ({ page, baseURL }) => {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http')) origins.add(origin)
  })
  for (const path of ['/fi-FI', '/no-NO/online-casino', '/caf-CA/promotions', '/en-UN/faq']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(notice(page)).toBeVisible()
  }
  // The site itself, and the images of its own content.
  const ours = [new URL(baseURL ?? '').origin, new URL(LAKE).origin]
  const pictures = ours[1]?.replace('127.0.0.1', 'localhost') ?? ''
  expect([...origins].filter((it) => ![...ours, pictures].includes(it))).toEqual([])
})

for (const [testId, bits, options] of [
  ['cookies-accept', '11', { essentials: true, performanceFunctional: true, marketing: true }],
  ['cookies-reject', '00', { essentials: true, performanceFunctional: false, marketing: false }],
] as const) {
  test(`${testId} is kept, and the notification is gone from every page`, async ({ page }) => {
    await page.goto('/fi-FI')
    await hydrated(page)
    await page.getByTestId(testId).click()
    await expect(notice(page)).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()
    // The stored keys follow the cookie a moment later.
    await expect.poll(async () => (await held(page)).keys.accepted).toBe('true')
    const { bits: cookieBits, id, keys } = await held(page)
    expect(cookieBits).toBe(bits)
    expect(JSON.parse(keys.options ?? '')).toEqual(options)
    expect(keys.id).toBe(id)
    // Not even in the HTML from the server: nothing flashes.
    const response = await page.goto('/fi-FI/online-casino')
    expect(await response?.text()).not.toContain('cookie-notice')
  })
}

test('the three choices look alike', async ({ page }) => {
  await page.goto('/fi-FI')
  const looks = await Promise.all(
    ['cookies-accept', 'cookies-reject', 'cookies-settings'].map((it) =>
      page.getByTestId(it).evaluate((element) => {
        const { backgroundColor, color, borderColor, fontSize, fontWeight } =
          getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        return { backgroundColor, color, borderColor, fontSize, fontWeight, width, height }
      }),
    ),
  )
  expect(looks[1]).toEqual(looks[0])
  expect(looks[2]).toEqual(looks[0])
})

test('settings open over the page, and from the footer at any time', async ({ page }) => {
  await page.goto('/en-UN')
  await hydrated(page)
  await page.getByTestId('cookies-settings').click()
  await expect(page.getByTestId('cookies-essentials')).toBeDisabled()
  await expect(page.getByTestId('cookies-essentials')).toBeChecked()
  // Nothing is preselected.
  await expect(page.getByTestId('cookies-performanceFunctional')).not.toBeChecked()
  await expect(page.getByTestId('cookies-marketing')).not.toBeChecked()
  await page.getByTestId('cookies-marketing').check()
  await page.getByTestId('cookies-save').click()
  await expect(notice(page)).toHaveCount(0)
  expect((await held(page)).bits).toBe('01')
  const { id } = await held(page)
  await footerLink(page).click()
  await expect(page.getByTestId('cookies-marketing')).toBeChecked()
  await page.getByTestId('cookies-save-none').click()
  await expect(page.getByTestId('cookies-marketing')).toHaveCount(0)
  expect(await held(page)).toMatchObject({ bits: '00', id })
})

test('the choice can be made with the keyboard alone', async ({ page }) => {
  await page.goto('/fi-FI')
  await hydrated(page)
  // The skip link, then the notification: policy, accept, reject.
  for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press('Tab')
  await expect(page.getByTestId('cookies-reject')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toHaveCount(0)
})

const PATHS = ['/fi-FI', '/caf-CA/cookie-settings', '/no-NO/cookie-settings'] as const
for (const path of sample('pages with a cookie choice', PATHS, { count: 1, idOf: (it) => it })) {
  test(`${path} fits a phone, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto(path)
    await hydrated(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    expect(await barriers(page)).toEqual([])
  })
}
