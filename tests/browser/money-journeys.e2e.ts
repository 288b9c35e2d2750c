import type { FrameLocator, Page } from '@playwright/test'
import { expect, hydrated, minorUnits, signIn, test } from './fixtures.ts'
import { dealOpenHand, playRound } from './round.ts'
import { lake } from './studio-session.ts'
import { holdTime, moveOn } from './table-clock.ts'

/** Each test has its own player: only one game can be open at a time, and every figure is that of one person. */
const email = (name: string) => `journey-${name}@playhouse.test`

type Game = { _id: string; type: 'CASINO' | 'LIVE_CASINO'; provider: string; launchCode: string }
const LOBBY = { CASINO: 'online-casino', LIVE_CASINO: 'live-casino-online' } as const

/** The first published game that matches a GROQ condition. */
async function aGame(condition: string): Promise<Game & { path: string }> {
  const game = await lake.fetch<Game | null>(
    `*[_type == "game" && enabled != false && ${condition}] | order(_id)[0]{
      _id, type, launchCode, "provider": provider->id
    }`,
    {},
    { perspective: 'published' },
  )
  if (!game) throw new Error(`the demo catalogue has no game for ${condition}`)
  return { ...game, path: `/fi-FI/${LOBBY[game.type]}/play/${game.provider}/${game._id}` }
}

async function enter(page: Page, name: string): Promise<void> {
  // The same rounds without waiting for animations.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, email(name))
}

const frameOf = (page: Page) => page.frameLocator('[data-testid=game-frame]')
const minorOf = async (of: { textContent(): Promise<string | null> }) =>
  minorUnits((await of.textContent()) ?? '')
const header = (page: Page) => minorOf(page.getByTestId('balance-total').first())
const inGame = (frame: FrameLocator) => minorOf(frame.locator('[data-out=balance]'))

/** The newest round in the player's own list: the amounts of the ledger, with the outcome. */
async function newestRound(page: Page) {
  await page.goto('/fi-FI/my-account/rounds')
  await page.getByTestId('round-link').first().click()
  const facts = page.getByTestId('round-facts')
  await expect(facts).toBeVisible()
  const [, , stake = '', payout = '', before = '', after = ''] = await facts
    .locator('dd')
    .allTextContents()
  return {
    text: (await facts.textContent()) ?? '',
    ...{ stake: minorUnits(stake), payout: minorUnits(payout) },
    ...{ before: minorUnits(before), after: minorUnits(after) },
  }
}

async function expectRecalled(page: Page): Promise<void> {
  const outcome = page.getByTestId('round-outcome')
  await expect(outcome.locator('li').first()).toBeVisible()
  const picture = outcome.getByRole('img')
  await expect(picture).toBeVisible()
  const drawn = await picture.evaluate((it) => (it as HTMLImageElement).naturalWidth)
  expect(drawn).toBeGreaterThan(0)
}

test('an abandoned hand is listed in the account, and is resumed with the same cards', async ({
  page,
}) => {
  await enter(page, 'hand')
  const { path } = await aGame('gameType == "blackjack" && type == "CASINO"')
  await page.goto(path)
  const frame = frameOf(page)
  const spin = frame.getByTestId('spin')
  const stand = frame.locator('[data-do=stand]')
  const decline = frame.locator('[data-do=decline]')
  const over = frame.locator('.result:not(:empty)')
  const cards = () =>
    frame
      .locator('.felt [data-card]')
      .evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.card))
  await expect(spin.or(stand).filter({ visible: true }).first()).toBeEnabled()
  // Closes what an earlier run has left open.
  if (await stand.isVisible()) await stand.click()
  let start = 0
  const deal = async () => {
    await expect(spin).toBeEnabled()
    await expect.poll(() => inGame(frame)).toBe(await header(page))
    start = await header(page)
    await spin.click()
  }
  await dealOpenHand({ stand, decline, over }, { deal, decline: () => decline.click() })
  await expect(stand).toBeEnabled()
  const dealt = await cards()
  const staked = start - (await inGame(frame))
  expect(staked).toBeGreaterThan(0)
  await expect.poll(() => header(page)).toBe(start - staked)

  // Leaves in the middle of the hand, and finds it in the account.
  await page.goto('/fi-FI/my-account/rounds?open=1')
  expect(await header(page)).toBe(start - staked)
  await expect(page.getByTestId('round-link')).toHaveCount(1)
  await expect(page.getByText('24 tunnin')).toBeVisible()
  await expect(page.getByTestId('round-resume')).toBeVisible()

  // It waits in the menu of any other game, too, whose button says so.
  await page.goto((await aGame('gameType == "slot" && type == "CASINO"')).path)
  await hydrated(page)
  await expect(page.getByTestId('game-menu-open')).toHaveAccessibleName(
    /Kesken olevia kierroksia: 1/,
  )
  await page.getByTestId('game-menu-open').click()
  await page.getByTestId('open-round-elsewhere').click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(stand).toBeEnabled()
  expect(await cards()).toEqual(dealt)
  expect(await header(page)).toBe(start - staked)

  await stand.click()
  await expect(over.first()).toBeVisible()
  await expect(spin).toBeEnabled()
  await expect.poll(() => inGame(frame)).toBe(await header(page))
  const end = await header(page)
  const round = await newestRound(page)
  expect(round).toMatchObject({ stake: staked, after: end })
  expect(end).toBe(start - staked + round.payout)
  await page.goto('/fi-FI/my-account/rounds?open=1')
  await expect(page.getByTestId('round-link')).toHaveCount(0)
})

test('a round of hold and respin changes the balance in the header as in the ledger, and can be recalled', async ({
  page,
}) => {
  await enter(page, 'slot')
  const { path } = await aGame('launchCode == "red-garden"')
  await page.goto(path)
  const frame = frameOf(page)
  const spin = frame.getByTestId('spin')
  await expect(spin).toBeEnabled()
  const start = await header(page)
  expect(await inGame(frame)).toBe(start)
  const stake = await minorOf(frame.locator('[data-out=stake]'))

  // A win is in the ledger before the game shows it: the bar adds it when the round ends.
  let early = 0
  let read = 0
  await page.route('**/api/game-session', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    if (json.session) json.session.delta += early
    await route.fulfill({ response, json })
    if (early > 0) read += 1
  })
  let showResult = () => {}
  const mayShow = new Promise<void>((resolve) => {
    showResult = resolve
  })
  await page.route('**/games/api/play', async (route) => {
    early = 1_000
    const response = await route.fetch()
    await mayShow
    await route.fulfill({ response })
  })
  const net = page.getByTestId('game-net')
  await expect(net).toContainText('0.00')
  const begin = async () => {
    await spin.click()
    await expect.poll(() => read).toBeGreaterThan(0)
    await page.evaluate(() => new Promise((painted) => requestIdleCallback(painted)))
    expect(await net.textContent()).not.toContain('+')
    showResult()
  }
  await playRound(page, spin, { begin })
  await expect(net).toContainText('+')
  const won = Number(await frame.getByTestId('slot-win').getAttribute('data-win-minor'))
  await expect.poll(() => header(page)).toBe(start - stake + won)
  const round = await newestRound(page)
  expect(round).toMatchObject({
    ...{ stake, payout: won, before: start, after: start - stake + won },
  })
  await expectRecalled(page)
})

test('a bet at a live table changes the balance in the header as in the ledger, and can be recalled', async ({
  page,
}) => {
  await holdTime(page)
  await enter(page, 'table')
  // No other test uses this table.
  const ivory = 'live-ivory-roulette'
  const { path } = await aGame(`launchCode == "${ivory}"`)
  await page.goto(path)
  const frame = frameOf(page)
  const table = frame.locator('main')
  await expect(frame.locator('.chip').first()).toBeVisible()
  // At the end of a round there is no time to bet.
  await expect(table).toHaveAttribute('data-number', await moveOn(page, ivory, 'BETTING'))
  const start = await header(page)
  await expect.poll(() => inGame(frame)).toBe(start)
  await frame.locator('[data-spot=red]').click()
  await frame.locator('[data-spot=straight-0]').click()
  await frame.getByTestId('live-bet').click()
  const placed = frame.getByTestId('live-placed')
  await expect(placed).not.toHaveAttribute('data-minor', '0')
  await expect.poll(async () => Number(await placed.getAttribute('data-minor'))).toBeGreaterThan(0)
  const staked = Number(await placed.getAttribute('data-minor'))
  await expect.poll(() => header(page)).toBe(start - staked)

  await moveOn(page, ivory, 'PAYING')
  await expect(table).toHaveAttribute('data-phase', 'PAYING')
  await expect(frame.getByTestId('live-message')).toContainText(/\./)
  const result = await frame.getByTestId('live-results').locator('li').first().innerText()
  // The next round is open: this one has been paid.
  await moveOn(page, ivory, 'BETTING')
  await expect(table).toHaveAttribute('data-phase', 'BETTING')
  await expect.poll(() => inGame(frame)).toBe(await header(page))
  const end = await header(page)
  const round = await newestRound(page)
  expect(round.text).toContain('live:')
  expect(round).toMatchObject({ stake: staked, after: end })
  expect(end).toBe(start - staked + round.payout)
  await expectRecalled(page)
  const words = page.getByTestId('round-outcome').locator('li')
  await expect(words.first()).toContainText(result === '0' ? 'Nolla' : result)
  await expect(words).toHaveCount(4)
})

test('where a market allows one game at a time, only the tab that was opened last plays', async ({
  page,
  context,
}) => {
  await enter(page, 'tabs')
  const { path } = await aGame('launchCode == "velvet-heirloom"')
  const other = await context.newPage()
  await other.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await expect(frameOf(page).getByTestId('spin')).toBeEnabled()
  await other.goto(path)
  await expect(frameOf(other).getByTestId('spin')).toBeEnabled()

  const refusedIn = async (tab: Page) => {
    const before = await header(tab)
    await frameOf(tab).getByTestId('spin').click()
    await expect(frameOf(tab).getByRole('alert')).toContainText('toisessa ikkunassa')
    expect(await header(tab)).toBe(before)
    await expect.poll(() => inGame(frameOf(tab))).toBe(before)
  }
  const playedIn = async (tab: Page) => {
    const before = await header(tab)
    await playRound(tab, frameOf(tab).getByTestId('spin'))
    const won = Number(await frameOf(tab).getByTestId('slot-win').getAttribute('data-win-minor'))
    const stake = await minorOf(frameOf(tab).locator('[data-out=stake]'))
    await expect.poll(() => header(tab)).toBe(before - stake + won)
    return before - stake + won
  }
  await refusedIn(page)
  const after = await playedIn(other)
  // Both tabs show the one wallet.
  await expect.poll(() => header(page)).toBe(after)

  await page.reload()
  await expect(frameOf(page).getByTestId('spin')).toBeEnabled()
  await refusedIn(other)
  const last = await playedIn(page)
  await expect.poll(() => header(other)).toBe(last)
})

test('losing the network in the middle of a round neither loses nor doubles money', async ({
  browser,
}) => {
  // A separate context: the expected load failure is logged as a console error.
  const context = await browser.newContext()
  const page = await context.newPage()
  await enter(page, 'line')
  const { path } = await aGame('launchCode == "velvet-heirloom"')
  await page.goto(path)
  const frame = frameOf(page)
  const spin = frame.getByTestId('spin')
  await expect(spin).toBeEnabled()
  const start = await header(page)
  type Round = { roundId: string; stakeMinor: number; payoutMinor: number }
  const asked: string[] = []
  let decided: Round | null = null
  // The round is played and paid, but the response never arrives: the connection is cut on the way back.
  await page.route('**/games/api/play', async (route) => {
    asked.push((route.request().postDataJSON() as { clientRoundId: string }).clientRoundId)
    if (decided) return route.continue()
    decided = (await (await route.fetch()).json()) as Round
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await spin.click()
  await expect(page.getByTestId('game-offline')).toBeVisible()
  await expect(frame.locator('.pause')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByTestId('game-offline')).toBeHidden()
  const { roundId, stakeMinor, payoutMinor } = decided as unknown as Round
  const end = start - stakeMinor + payoutMinor
  await expect.poll(() => header(page)).toBe(end)
  // Every retry was for the same round.
  expect(new Set(asked).size).toBe(1)
  await page.reload()
  await expect(spin).toBeEnabled()
  await expect.poll(() => inGame(frame)).toBe(end)
  expect(await header(page)).toBe(end)

  const round = await newestRound(page)
  expect(round.text).toContain(roundId)
  expect(round).toMatchObject({
    ...{ stake: stakeMinor, payout: payoutMinor, before: start, after: end },
  })
  await page.goto('/fi-FI/my-account/rounds?open=1')
  await expect(page.getByTestId('round-link')).toHaveCount(0)
})
