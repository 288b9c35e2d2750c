import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  anIdentityProvider,
  CLIENT_ID,
  CLIENT_SECRET,
  type TestProvider,
} from '#tests/fixtures/identity-provider.ts'
import { type Running, ready, startServer } from '#tests/fixtures/product-process.ts'
import { expect, hydrated, LAKE, test } from './fixtures.ts'

/** A separate product whose players log in at an identity provider; it has the content of the shared one. */
let provider: TestProvider | undefined
let product: Running | undefined
let origin = ''
const data = mkdtempSync(join(tmpdir(), 'playhouse-provider-'))

test.beforeAll(async () => {
  // As long as the product of the other tests may take to start.
  test.setTimeout(300_000)
  const start = async (issuer: string) => {
    product = await startServer({
      PLAYHOUSE_DATA: data,
      PLAYHOUSE_PARTS: 'site,platform',
      LAKE_URL: LAKE,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
    })
    const { site, platform } = product.ports
    origin = `http://localhost:${site}`
    return {
      redirectUris: [`${origin}/api/identity/callback`],
      backChannel: `http://127.0.0.1:${platform}/identity/backchannel_logout`,
    }
  }
  provider = await anIdentityProvider(start, { asks: true })
  provider.people.set('aino', { email: 'registered@playhouse.test', emailVerified: true })
  if (product) await ready(product)
})
test.afterAll(async () => {
  product?.child.kill('SIGTERM')
  await product?.stopped
  await provider?.close()
  rmSync(data, { recursive: true, force: true })
})

async function logInAtProvider(page: Page): Promise<void> {
  await page.goto(`${origin}/fi-FI/login?next=/fi-FI/my-account/account`)
  await hydrated(page)
  await expect(page.getByTestId('login-password')).toHaveCount(0)
  await page.getByTestId('login-provider').click()

  await expect(page).toHaveURL((url) => url.origin === provider?.issuer)
  await page.getByLabel('Name').fill('aino')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${origin}/fi-FI/my-account/account`)
  await expect(page.getByTestId('balance-total')).toBeVisible()
}

test('a player logs in at the provider, returns to the requested page, and logs out at both or there alone', async ({
  page,
}) => {
  await logInAtProvider(page)
  const cookies = await page.context().cookies(origin)
  const session = cookies.filter((it) => ['sid', 'idToken'].includes(it.name))
  expect(session.map((it) => it.httpOnly)).toEqual([true, true])

  await hydrated(page)
  // A new product shows its players the welcome dialog.
  await page.getByTestId('welcome-close').click()
  await page.getByTestId('account-menu').click()
  await page.getByTestId('logout').click()
  await expect(page).toHaveURL((url) => url.origin === provider?.issuer)
  await page.getByRole('button', { name: /sign me out/i }).click()
  await expect(page).toHaveURL((url) => url.origin === origin)
  await expect(page.getByTestId('login-open').first()).toBeVisible()
  await page.goto(`${origin}/fi-FI/my-account/account`)
  await expect(page).toHaveURL(/\/fi-FI\/401\?next=/)

  // The provider's session has ended, too: the next login asks for credentials again.
  await logInAtProvider(page)
  // A logout at the provider reaches the site behind the back of the browser.
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(`${provider?.issuer}/session/end`)
  await elsewhere.getByRole('button', { name: /sign me out/i }).click()
  await expect(async () => {
    await page.goto(`${origin}/fi-FI/my-account/account`)
    await expect(page).toHaveURL(/\/fi-FI\/401\?next=/, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByTestId('balance-total')).toHaveCount(0)
  const left = await page.context().cookies(origin)
  expect(left.filter((it) => ['sid', 'idToken'].includes(it.name))).toEqual([])
})
