import { sample } from '#tests/fixtures/sample.ts'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, signIn, test } from './fixtures.ts'

const OPEN = [
  ['home', '/fi-FI'],
  ['casino lobby', '/fi-FI/online-casino'],
  ['category', '/no-NO/online-casino/jackpots'],
  ['live lobby', '/caf-CA/live-casino-online'],
  ['login', '/en-UN/login'],
  ['play for fun', '/en-UN/online-casino/play/relax/game-velvet-heirloom'],
  ['access error', '/en-UN/401'],
  ['not found', '/fi-FI/nothing-here'],
  ['the design system', '/dev/ui'],
  ['a static page', '/fi-FI/responsible-gambling'],
  ['promotions', '/fi-FI/promotions'],
  ['a promotion', '/caf-CA/promotions/casino/season-tournament'],
  ['a promotion that has ended', '/no-NO/promotions/casino/summer-matinee'],
  ['a page of words', '/fi-FI/terms'],
  ['questions and answers', '/caf-CA/faq'],
  ['payment methods', '/no-NO/payment-methods'],
  ['a payment method', '/fi-FI/payment-methods/rapid-transfer'],
  ['a landing page', '/en-UN/landing/first-night'],
  ['tournaments', '/no-NO/tournaments'],
  ['a tournament', '/fi-FI/tournaments/winter-season'],
  ['the club', '/caf-CA/iclub'],
  ['sign-up', '/en-UN/signup'],
  ['a registration landing', '/caf-CA/promo/opening-night'],
] as const
const OWN = [
  ['account', '/fi-FI/my-account/account'],
  ['transactions', '/fi-FI/my-account/banking/transactions'],
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
  test(`where the system is ${theme}, the page is, too`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/fi-FI')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  })
}
