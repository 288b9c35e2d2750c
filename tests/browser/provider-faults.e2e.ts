import type { Page, Route } from '@playwright/test'
import { PROVIDER_FACTS } from '#game-providers/generated/facts.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { expect, hydrated, SANDBOX, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'
import { publishedLake as lake } from './studio-session.ts'

/**
 * Every provider failure as its game's document experiences it, whether a provider server was asked for the URL or
 * the site built it from a token: the game shows the failure in its place, offers a next step, and starts once it is
 * over. Failures of the servers' responses are tested in tests/integration/api/game-launch.test.ts and
 * tests/integration/server/game-launches.test.ts.
 */
const TROUBLES: ((route: Route) => unknown)[] = [
  function silence() {},
  (route) => route.abort('connectionreset'),
  (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '' }),
  (route) => route.fulfill({ contentType: 'text/html', body: '{"half": "a te' }),
]
/** Three providers per run: the page treats all providers alike. */
const PROVIDERS = sample('providers in trouble', PROVIDER_FACTS, {
  count: 2,
  idOf: ({ id }) => `${id} in trouble`,
})
/** Longer than a page waits for a game's message. */
const PATIENCE_MS = 16_000

const LOBBY = { CASINO: 'online-casino', LIVE_CASINO: 'live-casino-online' } as const

async function aGameOf(provider: string): Promise<string> {
  const games = await lake.fetch<{ _id: string; type: keyof typeof LOBBY }[]>(
    `*[_type == "game" && enabled != false && provider->id == $provider] | order(type asc, _id asc){_id, type}`,
    { provider },
    { perspective: 'published' },
  )
  const [game] = games
  if (!game) throw new Error(`the demo catalogue has no game of ${provider}`)
  return `/fi-FI/${LOBBY[game.type]}/play/${provider}/${game._id}`
}

const isGame = (route: Route) =>
  route.request().resourceType() === 'document' && route.request().frame().parentFrame() !== null

const loading = (page: Page) => page.getByText(/^Ladataan peliä/)

for (const { id } of PROVIDERS) {
  test(`a game of ${id} reports an outage, offers a next step, and starts afterwards`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    // A separate context: what such a frame does is logged as console errors, as it should be.
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const page = await context.newPage()
    const { email } = await newPlayer(page.request, { euros: 10 })
    await signIn(page, email)
    const path = await aGameOf(id)
    await page.clock.install()
    for (const trouble of TROUBLES) {
      await page.route(`${SANDBOX}/**`, (route) =>
        isGame(route) ? trouble(route) : route.continue(),
      )
      await page.goto(path, { waitUntil: 'commit' })
      await expect(loading(page)).toBeVisible()
      // The timeout starts with the page's scripts.
      await hydrated(page)
      await page.clock.fastForward(PATIENCE_MS)
      await expect(page.getByText('Tässä kestää kauan')).toBeVisible()
      await expect(page.getByTestId('balance-total')).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(page.getByTestId('game-frame').contentFrame().locator('main')).toBeVisible()
    // The game has sent its message: nothing covers it.
    await expect(loading(page)).toHaveCount(0)
    await page.locator('#game-bar').getByRole('link').click()
    await expect(page).toHaveURL(/(?:online-casino|live-casino-online)$/)
  })
}
