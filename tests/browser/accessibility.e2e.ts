import { sample } from '#tests/fixtures/sample.ts'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, signIn, test } from './fixtures.ts'

const OPEN = [
  ['home', '/fi-FI'],
  ['casino lobby', '/fi-FI/online-casino'],
  ['category', '/no-NO/online-casino/jackpots'],
  ['a studio', '/fi-FI/online-casino/studio/copperheron'],
  ['about a game', '/fi-FI/online-casino/game/game-velvet-heirloom'],
  ['live lobby', '/caf-CA/live-casino-online'],
  ['login', '/en-UN/login'],
  ['play for fun', '/en-UN/online-casino/play/relax/game-velvet-heirloom'],
  ['access error', '/en-UN/401'],
  ['not found', '/fi-FI/nothing-here'],
  ['the design system', '/dev/ui'],
  ['a static page', '/fi-FI/responsible-gambling'],
  ['promotions', '/fi-FI/promotions'],
  ['a promotion', '/caf-CA/promotions/tools/limits-first'],
  ['a promotion that has ended', '/no-NO/promotions/casino/summer-matinee'],
  ['a page of words', '/fi-FI/terms'],
  ['questions and answers', '/caf-CA/faq'],
  ['payment methods', '/no-NO/payment-methods'],
  ['a payment method', '/fi-FI/payment-methods/rapid-transfer'],
  ['a landing page', '/en-UN/landing/first-night'],
  ['tournaments', '/no-NO/tournaments'],
  ['sportsbook', '/fi-FI/sportsbook'],
  ['the club', '/caf-CA/iclub'],
  ['sign-up', '/en-UN/signup'],
  ['a registration landing', '/caf-CA/promo/opening-night'],
] as const
const OWN = [
  ['account', '/fi-FI/my-account/account'],
  ['transactions', '/fi-FI/my-account/banking/transactions'],
  ['bets', '/fi-FI/my-account/bets'],
  ['lobby', '/fi-FI/online-casino'],
] as const

// The pages share their layout and components: each page is checked in every third run.
for (const [name, path] of sample('pages for axe', OPEN, { count: 9, idOf: ([name]) => name })) {
  test(`axe finds nothing in either theme: ${name}`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expectNoBarrier(page)
  })
}

for (const [name, path] of OWN) {
  test(`axe finds nothing in either theme: ${name} of a player`, async ({ page }) => {
    await signIn(page, 'player@playhouse.test')
    await page.goto(path)
    await hydrated(page)
    await expectNoBarrier(page)
  })
}

test('axe finds nothing in either theme: the login dialog', async ({ page }) => {
  await page.goto('/fi-FI')
  await hydrated(page)
  await page.getByTestId('login-open').first().click()
  await expect(page.getByTestId('login-email')).toBeVisible()
  await expectNoBarrier(page)
})

for (const theme of ['dark', 'light'] as const) {
  test(`the page uses the ${theme} theme of the system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/fi-FI')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  })
}

/** The focused element, if header, bottom bar or a notice covers all of it; null if a part can be seen; `over` at the end. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (focused === document.body) return 'over'
  if (!(focused instanceof HTMLElement)) return null
  // A control that draws itself beside its hidden input is seen as its label.
  const own = focused.getBoundingClientRect()
  const shown = (own.width > 4 ? focused : focused.closest('label')) ?? focused
  const { left, top, width, height } = shown.getBoundingClientRect()
  const steps = [0.05, 0.25, 0.5, 0.75, 0.95]
  const isSeen = steps.some((x) =>
    steps.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y)
      return hit !== null && (shown.contains(hit) || hit.contains(shown))
    }),
  )
  return isSeen
    ? null
    : `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)} at ${Math.round(top)}`
}

const MOST_STOPS = 90
const SCREENS = [
  [375, 667],
  // 1280 × 1024 at a zoom of 200 and of 400 %.
  [640, 512],
  [320, 256],
] as const
const WALKS = SCREENS.flatMap(([width, height]) =>
  ['/fi-FI', '/en-FI/signup', '/fi-FI/promotions'].map((path) => ({ width, height, path })),
)
for (const { width, height, path } of sample('walks by Tab', WALKS, {
  count: 3,
  idOf: (it) => `${it.width} ${it.path}`,
})) {
  test(`the focused element is visible at ${width} × ${height}: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await hydrated(page)
    const covered: string[] = []
    let stops = 0
    for (; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(coveredFocus)
      if (found === 'over') break
      if (found !== null) covered.push(found)
    }
    expect(stops).toBeGreaterThan(20)
    expect(covered).toEqual([])
  })
}
