import type { APIRequestContext, Page } from '@playwright/test'
import { sample } from '#tests/fixtures/sample.ts'
import { expectNoBarrier } from './axe.ts'
import { expect, hydrated, lastMessage, PASSWORD, signIn, test } from './fixtures.ts'
import { newcomerIn } from './new-player.ts'

const ACCOUNT = '/my-account/account'

/** Opens a player's account; tests that change something use their own player. */
async function openAccount(page: Page, email: string, locale = 'fi-FI') {
  await signIn(page, email, locale)
  await page.goto(`/${locale}${ACCOUNT}`)
  await hydrated(page)
}

const finn = async (request: APIRequestContext) => (await newcomerIn(request, 'FI')).email

/** A Finnish mobile number that no other run has used. */
const freshNumber = () => `457${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`

async function codeSentTo(request: APIRequestContext, phone: string): Promise<string> {
  const { code = '' } = await lastMessage(request, phone, 'phone-change.code')
  expect(code).toMatch(/^\d{6}$/)
  return code
}

const toast = (page: Page, text: RegExp) =>
  expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()

test.describe('the account page', () => {
  test('saves an address, and shows at the field what is wrong with one', async ({ page }) => {
    await openAccount(page, await finn(page.request))
    const field = (name: string) => page.getByTestId(`account-address-${name}`)
    await field('postalCode').fill('9')
    await field('street').fill('Kotikatu 12 b')
    await page.getByTestId('account-address-submit').click()
    await expect(page.getByTestId('account-address-postalCode-error')).toBeVisible()
    await expect(field('postalCode')).toBeFocused()
    await expect(field('street')).toHaveValue('Kotikatu 12 b')
    await field('postalCode').fill('20100')
    await page.getByTestId('account-address-submit').click()
    await toast(page, /Osoitteesi on tallennettu/)
    await expect(page).toHaveURL(new RegExp(`${ACCOUNT}$`))
    await page.reload()
    await expect(field('postalCode')).toHaveValue('20100')
    await hydrated(page)
    await page.getByTestId('account-password-oldPassword').fill('not the password')
    await page.getByTestId('account-password-newPassword').fill('Playhouse!2')
    await page.getByTestId('account-password-submit').click()
    await toast(page, /Nykyinen salasana ei ole oikein/)
  })

  test('changes the phone number by the password and a code: wrong, then right', async ({
    page,
    request,
  }) => {
    await openAccount(page, await finn(request))
    const body = freshNumber()
    await page.getByTestId('account-phone-phoneBody').fill('12')
    await page.getByTestId('account-phone-submit').click()
    await expect(page.getByTestId('account-phone-phoneBody-error')).toBeVisible()
    await expect(page.getByTestId('account-phone-password-error')).toBeVisible()
    await page.getByTestId('account-phone-phoneBody').fill(`0${body}`)
    const password = page.getByTestId('account-phone-password')
    await password.fill('not the password')
    await page.getByTestId('account-phone-submit').click()
    await expect(page.getByTestId('account-phone-password-error')).toBeVisible()
    await expect(password).toBeFocused()
    await password.fill(PASSWORD)
    await page.getByTestId('account-phone-submit').click()
    const code = page.getByTestId('account-phone-code')
    await expect(code).toBeFocused()
    await expect(page.getByRole('dialog')).toContainText(body.slice(-3))
    await expect(password).toHaveValue('')
    const right = await codeSentTo(request, `+358${body}`)
    await code.fill(right === '000000' ? '111111' : '000000')
    await page.getByTestId('account-phone-verification-submit').click()
    await expect(page.getByTestId('account-phone-code-error')).toBeVisible()
    await code.fill(right)
    await page.getByTestId('account-phone-verification-submit').click()
    await toast(page, /Puhelinnumerosi on vaihdettu/)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByTestId('account-panel-phone')).toContainText(`+358${body}`)
  })

  test('cancels a phone change, by the keyboard alone', async ({ page }) => {
    await openAccount(page, await finn(page.request))
    await page.getByTestId('account-phone-phoneBody').focus()
    await page.keyboard.type(freshNumber())
    await page.getByTestId('account-phone-password').focus()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('account-phone-code')).toBeFocused()
    const givenUp = page.waitForResponse((it) => it.request().method() === 'POST')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await givenUp
    await page.reload()
    await hydrated(page)
    await expect(page.getByTestId('account-phone-code')).toHaveCount(0)
  })

  test('is shown in the chosen language, and the menu of a page changes it, too', async ({
    page,
  }) => {
    await openAccount(page, await finn(page.request))
    await page.getByTestId('account-language-language').selectOption('en')
    await page.getByTestId('account-language-submit').click()
    await page.waitForURL(/\/en-FI\/my-account\/account/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account details')
    await hydrated(page)
    await page.goto('/en-FI/my-account/banking/transactions?hours=all')
    await hydrated(page)
    await page
      .getByRole('button', { name: /Language and country/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Suomi', exact: true }).click()
    await page.waitForURL(/\/fi-FI\/my-account\/banking\/transactions\?hours=all$/)
  })
})

const PLACES = [
  ['DE', 'de-DE'],
  ['CA', 'caf-CA'],
  ['FI', 'fi-FI'],
] as const
for (const [country, locale] of sample('languages of an account', PLACES, {
  count: 1,
  idOf: ([country]) => country,
})) {
  test(`the account page of ${locale} fits a phone, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    const { email } = await newcomerIn(page.request, country)
    await openAccount(page, email, locale)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over).toBeLessThanOrEqual(0)
    await expectNoBarrier(page)
  })
}
