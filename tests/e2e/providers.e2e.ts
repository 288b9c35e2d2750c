import type { Locator } from '@playwright/test'
import { PROVIDER_FACTS } from '#game-providers/generated/facts.ts'
import { expect, freshPage, minorUnits, signIn, test } from './fixtures.ts'
import { publishedLake as lake } from './studio-session.ts'

const LOBBY = { CASINO: 'online-casino', LIVE_CASINO: 'live-casino-online' } as const

type Game = { type: keyof typeof LOBBY; gameType: string; path: string }

/** A published game of a provider, a slot where it has one. */
async function aGameOf(provider: string): Promise<Game> {
  const games = await lake.fetch<({ _id: string } & Omit<Game, 'path'>)[]>(
    `*[_type == "game" && enabled != false && provider->id == $provider]
      | order(type asc, _id asc){_id, type, gameType}`,
    { provider },
    { perspective: 'published' },
  )
  const game = games.find((it) => it.gameType === 'slot') ?? games[0]
  if (!game) throw new Error(`the demo catalogue has no game of ${provider}`)
  const { _id, type, gameType } = game
  return { type, gameType, path: `/fi-FI/${LOBBY[type]}/play/${provider}/${_id}` }
}

for (const { id, demo } of PROVIDER_FACTS) {
  test(`a game of ${id} is played for money, and says the same as the ledger`, async ({ page }) => {
    test.slow()
    const { path, gameType } = await aGameOf(id)
    await signIn(page, `games-${id}@playhouse.test`)
    await page.goto(path)
    const frame = page.getByTestId('game-frame').contentFrame()
    const text = async (of: Locator) => (await of.textContent()) ?? ''
    const total = async () => minorUnits(await text(page.getByTestId('balance-total')))
    const inGame = async () => minorUnits(await text(frame.locator('[data-out=balance]')))
    // The game has got its session for money: it shows what the ledger has.
    await expect.poll(inGame, { timeout: 60_000 }).toBe(await total())
    // Tables want a chip placed first: their own tests play them.
    if (gameType !== 'slot') return
    const spin = frame.getByTestId('spin')
    await expect(spin).toBeEnabled({ timeout: 60_000 })
    const before = await total()
    await spin.click()
    await expect(spin).toBeDisabled()
    await expect(spin).toBeEnabled({ timeout: 60_000 })
    const won = Number(await frame.getByTestId('slot-win').getAttribute('data-win-minor'))
    const stake = minorUnits(await text(frame.locator('[data-out=stake]')))
    await expect.poll(total).toBe(before - stake + won)
  })

  test(`a stranger at a game of ${id} ${demo ? 'plays for fun' : 'is asked to log in'}`, async ({
    browser,
  }) => {
    test.slow()
    const page = await freshPage(browser)
    const { path, type } = await aGameOf(id)
    await page.goto(path)
    // Live tables are for players, whatever their provider offers (CON-04).
    if (!demo || type === 'LIVE_CASINO') {
      await expect(page).toHaveURL(new RegExp(`/fi-FI/${LOBBY[type]}\\?login=`))
      await expect(page.getByTestId('login-email')).toBeVisible()
      return
    }
    const frame = page.getByTestId('game-frame').contentFrame()
    await expect(frame.locator('.mode')).toBeVisible({ timeout: 60_000 })
    await expect(frame.locator('[data-out=balance]')).not.toHaveText('–', { timeout: 60_000 })
  })
}
