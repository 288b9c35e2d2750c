import type { Locator, Page } from '@playwright/test'
import { PROVIDER_FACTS } from '#game-providers/generated/facts.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { expect, freshPage, minorUnits, signIn, test } from './fixtures.ts'
import { playRound } from './round.ts'
import { publishedLake as lake } from './studio-session.ts'
import { holdTime, moveOn } from './table-clock.ts'

const LOBBY = { CASINO: 'online-casino', LIVE_CASINO: 'live-casino-online' } as const

/**
 * Three providers per run: launches of all of them are tested in tests/integration/api/game-launch.test.ts,
 * tests/integration/api/sandbox-launch.test.ts and tests/integration/server/game-launches.test.ts.
 */
const PROVIDERS = sample('providers', PROVIDER_FACTS, { count: 2, idOf: ({ id }) => id })

type Game = { type: keyof typeof LOBBY; gameType: string; launchCode: string; path: string }

/** The red numbers of a wheel with one zero. */
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
/** Another test plays here and advances it. */
const TAKEN = 'live-ivory-roulette'

/** A published game of a provider: a slot if it has one, else a roulette table that no other test uses. */
async function aGameOf(provider: string): Promise<Game> {
  const games = await lake.fetch<({ _id: string } & Omit<Game, 'path'>)[]>(
    `*[_type == "game" && enabled != false && provider->id == $provider && launchCode != $taken]
      | order(type asc, _id asc){_id, type, gameType, launchCode}`,
    { provider, taken: TAKEN },
    { perspective: 'published' },
  )
  const game =
    games.find((it) => it.gameType === 'slot') ??
    games.find((it) => it.gameType === 'roulette' && it.type === 'LIVE_CASINO')
  if (!game) throw new Error(`the demo catalogue has no game of ${provider}`)
  const { _id, ...rest } = game
  return { ...rest, path: `/fi-FI/${LOBBY[game.type]}/play/${provider}/${_id}` }
}

const frameOf = (page: Page) => page.getByTestId('game-frame').contentFrame()
const amountOf = async (of: Locator) => minorUnits((await of.textContent()) ?? '')
const total = (page: Page) => amountOf(page.getByTestId('balance-total'))
const inGame = (page: Page) => amountOf(frameOf(page).locator('[data-out=balance]'))

async function playSlot(page: Page): Promise<void> {
  const frame = frameOf(page)
  const spin = frame.getByTestId('spin')
  await expect(spin).toBeEnabled({ timeout: 60_000 })
  const before = await total(page)
  await playRound(page, spin)
  const won = Number(await frame.getByTestId('slot-win').getAttribute('data-win-minor'))
  const stake = await amountOf(frame.locator('[data-out=stake]'))
  await expect.poll(() => total(page)).toBe(before - stake + won)
}

/** One bet on red, from the opening of a round to the opening of the next. */
async function playTable(page: Page, tableId: string): Promise<void> {
  const frame = frameOf(page)
  const table = frame.locator('main')
  await expect(frame.locator('.chip').first()).toBeVisible()
  await expect(table).toHaveAttribute('data-number', await moveOn(page, tableId, 'BETTING'))
  const before = await total(page)
  await frame.locator('[data-spot=red]').click()
  await frame.getByTestId('live-bet').click()
  const placed = async () =>
    Number(await frame.getByTestId('live-placed').getAttribute('data-minor'))
  await expect.poll(placed).toBeGreaterThan(0)
  const staked = await placed()
  await expect.poll(() => total(page)).toBe(before - staked)
  await moveOn(page, tableId, 'PAYING')
  await expect(table).toHaveAttribute('data-phase', 'PAYING')
  const result = frame.getByTestId('live-results').locator('li').first()
  const isRed = RED.has(Number(await result.innerText()))
  await moveOn(page, tableId, 'BETTING')
  await expect(table).toHaveAttribute('data-phase', 'BETTING')
  const after = before - staked + (isRed ? 2 * staked : 0)
  await expect.poll(() => total(page)).toBe(after)
  await expect.poll(() => inGame(page)).toBe(after)
}

for (const { id, demo } of PROVIDERS) {
  test(`a game of ${id} is played for money, and shows the balance of the ledger`, async ({
    page,
  }) => {
    test.slow()
    const { path, type, launchCode } = await aGameOf(id)
    const isTable = type === 'LIVE_CASINO'
    if (isTable) await holdTime(page)
    await signIn(page, `games-${id}@playhouse.test`)
    await page.goto(path)
    // The game has received its real-money session: it shows the balance of the ledger.
    await expect
      .poll(async () => (await inGame(page)) === (await total(page)), { timeout: 60_000 })
      .toBe(true)
    await (isTable ? playTable(page, launchCode) : playSlot(page))
  })

  test(`a visitor at a game of ${id} ${demo ? 'plays for fun' : 'is asked to log in'}`, async ({
    browser,
  }) => {
    test.slow()
    const page = await freshPage(browser)
    const { path, type } = await aGameOf(id)
    await page.goto(path)
    // Live tables require sign-in, whatever their provider offers (CON-04).
    if (!demo || type === 'LIVE_CASINO') {
      await expect(page).toHaveURL(new RegExp(`/fi-FI/${LOBBY[type]}\\?login=`))
      await expect(page.getByTestId('login-email')).toBeVisible()
      return
    }
    const frame = frameOf(page)
    await expect(page.locator('#game-bar')).toContainText('Tulos (leikkiraha)')
    await expect(frame.locator('[data-out=balance]')).not.toHaveText('–', { timeout: 60_000 })
  })
}
