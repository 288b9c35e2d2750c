import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { createClient } from '@sanity/client'
import { LAKE, LAKE_TOKEN, PASSWORD, STUDIO } from './fixtures.ts'

/** The lake with a service token, drafts included. */
export const lake = createClient({
  projectId: 'playhouse',
  dataset: 'production',
  apiVersion: '2025-02-19',
  apiHost: LAKE,
  useProjectHostname: false,
  useCdn: false,
  token: LAKE_TOKEN,
  perspective: 'raw',
})
/** The same, as visitors see it. */
export const publishedLake = lake.withConfig({ perspective: 'published' })

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>
/** The storage state after a sign-in: each worker signs in once per editor. */
const signedIn = new Map<string, Promise<StorageState>>()

/** Opens a page of the Studio with an editor signed in, in a separate browser context; `prepare` sees it empty. */
export async function openStudio(
  browser: Browser,
  path: string,
  email = 'admin@playhouse.test',
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const state = signedIn.get(email) ?? signInTo(email)
  signedIn.set(email, state)
  const context = await browser.newContext({
    storageState: await state,
    // The Studio's own animations are no subject of any test.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await prepare(page)
  await page.goto(`${STUDIO}${path}`)
  await expect(page.getByTestId('studio-navbar')).toBeVisible({ timeout: 120_000 })
  return page
}

/** By call: the Studio loads once, for the test. tests/browser/studio-administration.e2e.ts signs in by its pages. */
async function signInTo(email: string): Promise<StorageState> {
  let hash = ''
  // The lake takes so many sign-ins a minute from one address: a worker may have to wait for its own.
  await expect(async () => {
    const answer = await fetch(`${LAKE}/v1/auth/login/local`, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ origin: STUDIO, email, password: PASSWORD }),
    })
    expect(answer.status, `login of ${email}`).not.toBe(429)
    hash = new URL(answer.headers.get('location') ?? STUDIO).hash
  }).toPass({ intervals: [2_000], timeout: 90_000 })
  expect(hash, `login of ${email}`).toMatch(/^#token=./)
  const value = JSON.stringify({
    token: hash.slice('#token='.length),
    time: new Date().toISOString(),
  })
  const localStorage = [{ name: '__studio_auth_token_playhouse', value }]
  return { cookies: [], origins: [{ origin: STUDIO, localStorage }] }
}

/** Chooses the market of a tool. A choice made before the content has loaded is lost when it arrives. */
export async function chooseMarket(studio: Page, market: string): Promise<void> {
  const choice = studio.getByLabel('Market', { exact: true })
  await expect(choice).toBeVisible({ timeout: 120_000 })
  await expect(studio.getByText('Reading content …')).toHaveCount(0, { timeout: 120_000 })
  await choice.selectOption(market)
}

/** Deletes documents and their drafts. */
export async function removeDocuments(ids: readonly string[]): Promise<void> {
  await lake.delete({
    query: '*[_id in $ids]',
    params: { ids: ids.flatMap((it) => [`drafts.${it}`, it]) },
  })
}
