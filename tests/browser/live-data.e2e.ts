import type { Locator, Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect, hydrated, SANDBOX, signIn, test } from './fixtures.ts'
import { newcomerIn } from './new-player.ts'
import { playRound } from './round.ts'
import { lake } from './studio-session.ts'

const CASINO = '/fi-FI/online-casino'
const LIVE = '/fi-FI/live-casino-online'
const winners = (page: Page) => page.getByTestId('winners')

async function aRoulette(): Promise<string> {
  const game = await lake.fetch<{ _id: string; provider: string }>(
    '*[_type == "game" && enabled != false && gameType == "roulette" && type == "CASINO"] | order(_id)[0]{_id, "provider": provider->id}',
    {},
    { perspective: 'published' },
  )
  return `${CASINO}/play/${game.provider}/${game._id}`
}

/**
 * Which of these figures are over the art of their tile, which has the game's name in it, or not wholly in the tile, or
 * cut.
 */
function misplaced(figures: Locator): Promise<string[]> {
  return figures.evaluateAll((all) =>
    all.flatMap((figure) => {
      const box = figure.getBoundingClientRect()
      const artEnds = figure.parentElement?.nextElementSibling?.getBoundingClientRect().bottom
      const tileEnds = figure.closest('li')?.getBoundingClientRect().bottom ?? 0
      const isFree = artEnds !== undefined && box.top >= artEnds && box.bottom <= tileEnds + 0.5
      const lines = [figure, ...figure.children].filter(
        (it) => getComputedStyle(it).position === 'static',
      )
      const isCut = lines.some((it) => it.scrollWidth > it.clientWidth && it.clientWidth > 0)
      return isFree && !isCut ? [] : [figure.textContent ?? '']
    }),
  )
}

async function toWinners(page: Page): Promise<void> {
  await winners(page).scrollIntoViewIfNeeded()
}

test('a win is in the list of winners without a name, and each part of the list works by keyboard', async ({
  page,
}) => {
  test.slow()
  const { email } = await newcomerIn(page.request, 'FI')
  await signIn(page, email)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(await aRoulette())
  const frame = page.frameLocator('[data-testid=game-frame]')
  const spin = frame.getByTestId('spin')
  const top = async () => {
    const answer = await page.request.get('/api/winners?list=latest&locale=fi-FI')
    return ((await answer.json()) as { winners: { gameId: string }[] }).winners
  }
  // The list is cached for some seconds: a read before the first round has to wait for that.
  for (let round = 0; round < 40 && (round === 0 || (await top()).length === 0); round += 1) {
    // Two dozens of three: two rounds of three pay more than they cost.
    for (const id of ['dozen-1', 'dozen-2']) {
      const spot = frame.locator(`[data-spot=${id}]`)
      await expect(spot).toBeEnabled()
      await spot.press('Enter')
    }
    // Bets can be placed again when the round is over.
    await playRound(page, spin, { over: frame.locator('[data-do=again]') })
  }
  await expect.poll(async () => (await top()).length, { timeout: 60_000 }).toBeGreaterThan(0)

  await page.goto(CASINO)
  await hydrated(page)
  await toWinners(page)
  const list = winners(page)
  await expect(list.getByRole('tab', { name: 'Suurimmat' })).toBeVisible()
  await expect(list.getByRole('listitem').first()).toContainText(/\d+\.\d\d\s€/)
  const text = (await list.textContent()) ?? ''
  expect(text).not.toMatch(/@|own-|Virta/)

  await list.getByRole('radio', { name: 'Viikko' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(list.getByRole('radio', { name: 'Kuukausi' })).toBeChecked()
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await list.getByRole('tab', { name: 'Suurimmat' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(list.getByRole('tab', { name: 'Viimeisimmät' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(list.getByRole('listitem').first()).toBeVisible()
  const held = list.getByRole('button', { name: 'Keskeytä päivitys' })
  await held.press('Enter')
  await expect(held).toHaveAttribute('aria-pressed', 'true')
  expect(await barriers(page, { include: ['[data-testid=winners]'] })).toEqual([])
})

for (const [why, answer] of [
  ['there are none', []],
  ['nobody can say', null],
] as const) {
  test(`no winners are shown while ${why}, and the lobby is still shown`, async ({ page }) => {
    await page.route('**/api/winners?*', (route) => route.fulfill({ json: { winners: answer } }))
    await page.goto(CASINO)
    await hydrated(page)
    const asked = page.waitForResponse(/api\/winners/)
    await toWinners(page)
    await asked
    await expect(winners(page).getByRole('heading')).toBeHidden()
    await expect(page.getByTestId('lobby-category').first()).toBeVisible()
  })
}

test('a live table shows who deals, which bets are allowed and how many seats are free', async ({
  page,
}) => {
  const asked = await page.request.get('/api/live-tables?locale=fi-FI')
  const figures = (await asked.json()) as Record<
    string,
    { open: boolean; seats: number; taken: number; limits: string }
  >
  await page.goto(LIVE)
  const places = page.locator('[data-table]:not([hidden])')
  await expect(places.first()).toBeVisible()
  // Both providers: the figures of creedroomz come through another channel.
  expect(Object.keys(figures).length).toBeGreaterThan(50)
  const place = page
    .locator('[data-table][data-state="open"]')
    .filter({ hasText: 'Vapaana' })
    .first()
  const table = figures[(await place.getAttribute('data-table')) ?? '']
  await expect(place).toContainText(table?.limits ?? 'nothing')
  await expect(place).toContainText(
    `Vapaana: ${(table?.seats ?? 0) - (table?.taken ?? 0)} / ${table?.seats}`,
  )
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await misplaced(places)).toEqual([])
  }
  expect(await barriers(page)).toEqual([])
})

test('dealer actions come from the feed, without polling, and not to a hidden tab', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (it) => {
    if (it.url().includes('/api/live-tables')) asked.push(new URL(it.url()).pathname)
  })
  await page.goto(LIVE)
  await hydrated(page)
  const table = (await page.locator('[data-table]').first().getAttribute('data-table')) ?? ''
  const place = page.locator(`[data-table="${table}"]`).first()
  const move = (to: 'BETTING' | 'DEALING' | 'PAYING') =>
    page.request.post(`${SANDBOX}/tables/${table}/phase`, { data: { to } })
  for (const [to, words] of [
    ['DEALING', 'Kierros käynnissä'],
    ['PAYING', 'Maksetaan voittoja'],
    ['BETTING', 'Panostus auki'],
  ] as const) {
    await move(to)
    await expect(place).toContainText(words)
  }
  expect(asked).toEqual(['/api/live-tables/feed'])

  const seen = (hidden: boolean) =>
    page.evaluate((it) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => it })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  const left = page.waitForEvent('requestfailed', (it) => it.url().includes('/feed?'))
  await seen(true)
  await left
  await seen(false)
  await expect.poll(() => asked).toEqual(['/api/live-tables/feed', '/api/live-tables/feed'])
  await move('PAYING')
  await expect(place).toContainText('Maksetaan voittoja')
})

test('a feed that disconnects reconnects, and what is on the page stays meanwhile', async ({
  page,
}) => {
  let isCut = false
  const asked: string[] = []
  await page.route('**/api/live-tables/feed*', (route) =>
    isCut ? route.fulfill({ status: 429 }) : route.continue(),
  )
  page.on('request', (it) => {
    if (it.url().includes('/api/live-tables')) asked.push(new URL(it.url()).pathname)
  })
  isCut = true
  await page.goto(LIVE)
  await expect(page.locator('[data-table]').first()).toBeVisible()
  // There was no feed, so the list was requested.
  expect(asked).toContain('/api/live-tables')
  isCut = false
  const polls = () => asked.filter((it) => it === '/api/live-tables').length
  const again = page.waitForResponse((it) => it.url().includes('/feed?') && it.ok())
  await again
  const before = polls()
  await expect(page.locator('[data-table]').first()).toBeVisible()
  expect(polls()).toBe(before)
})

test('a table fills up while the page is open, and its figures disappear when they are unknown', async ({
  page,
}) => {
  let taken = 3
  let fails = false
  // Without the feed.
  await page.route('**/api/live-tables/feed*', (route) => route.fulfill({ status: 429 }))
  await page.route('**/api/live-tables?*', async (route) => {
    if (fails) return route.fulfill({ json: {} })
    const answer = await route.fetch()
    const figures = (await answer.json()) as Record<string, object>
    const full = { open: true, seats: 7, taken, dealer: 'BETTING', limits: '1 – 2' }
    const changed = Object.fromEntries(Object.keys(figures).map((it) => [it, full]))
    return route.fulfill({ json: changed })
  })
  await page.clock.install()
  await page.goto(LIVE)
  await hydrated(page)
  const place = page.locator('[data-table]').first()
  await expect(place).toContainText('Vapaana: 4 / 7')
  taken = 7
  await page.clock.runFor(36_000)
  await expect(place).toContainText('Kaikki varattu')
  await expect(place).toHaveAttribute('data-state', 'full')
  fails = true
  await page.clock.runFor(36_000)
  await expect(place).toBeHidden()
})

test('jackpots are shown in EUR, count up, survive failures, stop when paused, and are hidden when empty', async ({
  page,
}) => {
  let amount = 1_234_567
  let isUnknown = false
  let asked = 0
  await page.route('**/api/jackpots?*', (route) => {
    const ids = new URL(route.request().url()).searchParams.get('ids')?.split(',') ?? []
    expect(ids.length).toBeLessThanOrEqual(50)
    asked += 1
    if (isUnknown) return route.fulfill({ json: null })
    return route.fulfill({ json: Object.fromEntries(ids.slice(1).map((it) => [it, amount])) })
  })
  await page.clock.install()
  await page.goto(`${CASINO}/jackpots`)
  await hydrated(page)
  const shown = page.locator('[data-jackpot]:not([hidden])')
  const figure = shown.first().locator('span').first()
  await expect(figure).toHaveText(/^1,234,567\.00\s€$/)
  await expect(page.locator('[data-jackpot][hidden]')).toHaveCount(1)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await misplaced(shown)).toEqual([])
  }
  amount = 1_000
  await page.clock.runFor(66_000)
  await expect(figure).toHaveText(/^1,000\.00/)
  amount = 1_060
  await page.clock.runFor(66_000)
  await expect(figure).not.toHaveText(/^1,000\.00/)
  const value = async () => Number(((await figure.textContent()) ?? '').replace(/[^\d.]/g, ''))
  expect(await value()).toBeLessThan(1_060)
  await page.clock.runFor(120_000)
  await expect(figure).toHaveText(/^1,060\.00/)

  isUnknown = true
  const before = asked
  await page.clock.runFor(66_000)
  await expect.poll(() => asked).toBeGreaterThan(before)
  await expect(figure).toHaveText(/^1,060\.00/)
  isUnknown = false

  const held = page.getByRole('button', { name: 'Keskeytä päivitys' }).first()
  await held.click()
  amount = 2_000
  await page.clock.runFor(120_000)
  await expect(figure).toHaveText(/^1,060\.00/)

  await held.click()
  amount = 0
  await page.clock.runFor(66_000)
  await expect(shown).toHaveCount(0)
})
