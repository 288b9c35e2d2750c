import type { FrameLocator, Page } from '@playwright/test'
import { expect, holdRequests, hydrated, SANDBOX, signIn, test } from './fixtures.ts'
import { newcomerIn } from './new-player.ts'
import { dealOpenHand } from './round.ts'
import { holdTime, moveOn } from './table-clock.ts'

/** The game's part of a phone: what the site's bar of 44 pixels leaves. */
const BAR = 44
const SIZES = [
  { width: 375, height: 667 },
  { width: 812, height: 375 },
  { width: 667, height: 375 },
] as const
/** With the bars of a browser. */
const LOW = { width: 375, height: 553 }
const SMALLEST = { width: 320, height: 568 }
type Size = { width: number; height: number }

type Shown = {
  /** Has to be in the frame as a whole. */
  whole: string
  /** The number of these, where it is fixed. */
  count?: number
}
type Kind = { gameId: string; shown: readonly Shown[]; cells?: string }

const SLOT: readonly Shown[] = [{ whole: '.reels' }, { whole: '.reel', count: 5 }]
const SIX_CHIPS = { whole: '.chips label', count: 6 }
/** Each kind of game of the sandbox; places of chips on a board may be smaller than other targets. */
const KINDS: readonly Kind[] = [
  { gameId: 'amber-isle', shown: SLOT },
  { gameId: 'velvet-heirloom', shown: [...SLOT, { whole: '.ladder li', count: 4 }] },
  { gameId: 'red-garden', shown: [...SLOT, { whole: '.meter', count: 4 }] },
  {
    gameId: 'e2e-poker',
    shown: [{ whole: '.pays tr', count: 9 }, { whole: '.slot', count: 5 }, { whole: '.hold' }],
  },
  {
    gameId: 'e2e-roulette',
    shown: [
      { whole: '.straight', count: 37 },
      { whole: '.dozen, .column, .even', count: 12 },
      { whole: '.kinds label', count: 5 },
      { whole: '.chips label', count: 7 },
    ],
    cells: '.straight, .dozen, .column, .even',
  },
  { gameId: 'e2e-blackjack', shown: [{ whole: '.felt' }] },
  {
    gameId: 'live-e2e-fit-roulette',
    shown: [{ whole: '.scene' }, { whole: '.place', count: 49 }, SIX_CHIPS],
    cells: '.place',
  },
  {
    gameId: 'live-e2e-fit-baccarat',
    shown: [{ whole: '.scene' }, { whole: '.place', count: 3 }, SIX_CHIPS],
  },
  {
    gameId: 'live-e2e-fit-wheel',
    shown: [{ whole: '.scene' }, { whole: '.place', count: 5 }, SIX_CHIPS],
  },
  { gameId: 'virtuals-e2e-fit', shown: [{ whole: '.now' }] },
]

// The longest texts of the sandbox; a finger, for which the board of the roulette has its modes.
test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { ...SIZES[0], height: SIZES[0].height - BAR },
  contextOptions: { reducedMotion: 'reduce' },
})

/** What a dealer draws at most, or nearly. */
const LONG_DRAW = ['2H', '3S', 'AC', '2D', 'AH', '4C', 'AD', 'TS']

/** Opens a game for practice in a frame of the window's size, without the rest of the site. */
async function openFramed(page: Page, gameId: string): Promise<FrameLocator> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '')
  const query = new URLSearchParams({
    ...{ lang: 'de', channel: 'mobile', jurisdiction: 'MT', partnerid: '653', moneymode: 'fun' },
    ...{ gameid: gameId, partner: 'main', homeurl: `${origin}/de-DE/online-casino` },
  })
  // A page of the site's origin, which alone may embed games, and with nothing on it.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((src) => {
    document.head.innerHTML = '<meta name="viewport" content="width=device-width">'
    const frame = document.createElement('iframe')
    frame.src = src
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0'
    document.body.replaceChildren(frame)
  }, `${SANDBOX}/casino/launcher.html?${query}`)
  return page.frameLocator('iframe')
}

/** What does not fit: parts of the game that are cut, and controls that are cut, covered or too small for a finger. */
const misfits = (game: FrameLocator, { shown, cells = '.none' }: Omit<Kind, 'gameId'>) =>
  game.locator('body').evaluate(
    (body, { shown, cells }) => {
      const found: string[] = []
      const boxOf = (element: Element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
        const isWithin = (outer: { left: number; top: number; right: number; bottom: number }) =>
          left >= outer.left - 0.5 &&
          top >= outer.top - 0.5 &&
          right <= outer.right + 0.5 &&
          bottom <= outer.bottom + 0.5
        const { innerWidth, innerHeight } = window
        let isInside = isWithin({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
        // What scrolls, or is cut, within the frame.
        for (let it = element.parentElement; it && it !== body; it = it.parentElement)
          if (getComputedStyle(it).overflow !== 'visible')
            isInside &&= isWithin(it.getBoundingClientRect())
        const at = document.elementFromPoint(left + width / 2, top + height / 2)
        const isMet = at !== null && (element.contains(at) || at.contains(element))
        return { isInside, isMet, width, height, small: Math.round(Math.min(width, height)) }
      }
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && boxOf(element).width > 0
      const nameOf = (element: Element) =>
        `${element.className} ${element.getAttribute('aria-label') ?? element.textContent}`.trim()

      for (const { whole, count } of shown) {
        const all = [...body.querySelectorAll(whole)].filter(isShown)
        if (count === undefined ? all.length === 0 : all.length !== count)
          found.push(`${whole}: ${all.length} are shown`)
        for (const it of all) if (!boxOf(it).isInside) found.push(`cut: ${nameOf(it)}`)
      }
      for (const it of [...body.querySelectorAll(cells)].filter(isShown)) {
        const { isMet, height } = boxOf(it)
        if (height < 32) found.push(`cell of ${height}: ${nameOf(it)}`)
        // Scrolled out of sight, or below the picture while the wheel of a live table turns.
        if (!isMet) found.push(`covered: ${nameOf(it)}`)
      }
      const controls = body.querySelectorAll('.bar button, .kinds label, .hold, .chips label')
      for (const it of [...controls].filter(isShown)) {
        const { isInside, isMet, small } = boxOf(it)
        if (!isInside) found.push(`cut: ${nameOf(it)}`)
        if (!isMet) found.push(`covered: ${nameOf(it)}`)
        if (small < 44) found.push(`target of ${small}: ${nameOf(it)}`)
      }
      const [picture, words] = ['.outcome', '.scene .message'].map((it) =>
        body.querySelector(it)?.getBoundingClientRect(),
      )
      if (picture && words && picture.height > 0) {
        const isBeside = picture.right <= words.left || picture.bottom <= words.top
        if (!isBeside) found.push('the words of a table cover its picture')
      }
      const { scrollWidth, scrollHeight } = document.documentElement
      if (scrollWidth > window.innerWidth) found.push(`${scrollWidth} wide`)
      if (scrollHeight > window.innerHeight) found.push(`${scrollHeight} high`)
      return found
    },
    { shown, cells },
  )

async function expectFit(game: FrameLocator, kind: Omit<Kind, 'gameId'>): Promise<void> {
  await expect.poll(() => misfits(game, kind)).toEqual([])
}

async function turnTo(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height: height - BAR })
}

async function openReady(page: Page, gameId: string): Promise<FrameLocator> {
  const game = await openFramed(page, gameId)
  await expect(game.locator('.stake b, .chips label, .pick').first()).toHaveText(/\d/)
  return game
}

for (const kind of KINDS) {
  test(`${kind.gameId} fits a phone in portrait and in landscape`, async ({ page }) => {
    const game = await openReady(page, kind.gameId)
    for (const size of SIZES) {
      await turnTo(page, size)
      await expectFit(game, kind)
      // The bar around the game has the session; of play money it does not know the balance.
      await expect(game.locator('[data-out=net]')).toBeHidden()
    }
    if (!kind.gameId.startsWith('live-')) return
    // Cells of a board may be lower there.
    await turnTo(page, LOW)
    await expectFit(game, { shown: kind.shown })
  })
}

test('the wheel replaces the board while it spins, and is beside it on a phone in landscape', async ({
  page,
}) => {
  const game = await openReady(page, 'e2e-roulette')
  const [wheel, board] = [game.locator('.wheel'), game.locator('.board')]
  await expect(wheel).toBeHidden()
  // The wheel turns until the round is decided.
  const decide = await holdRequests(page, '**/games/api/play')
  await game.locator('[data-spot=red]').tap()
  await game.getByTestId('spin').tap()
  await expect(wheel).toBeVisible()
  await expect(board).toBeHidden()
  await expectFit(game, { shown: [{ whole: '.wheel', count: 1 }] })
  decide()
  await expect(board).toBeVisible()
  await expect(wheel).toBeHidden()
  for (const size of SIZES.slice(1)) {
    await turnTo(page, size)
    await expectFit(game, { shown: [{ whole: '.wheel' }, { whole: '.straight', count: 37 }] })
  }
})

test('in a round of blackjack the cards of both sides are visible, and the moves are where the deal is', async ({
  page,
}) => {
  const game = await openReady(page, 'e2e-blackjack')
  const deal = game.getByTestId('spin')
  const moves = game.locator('.moves')
  await expect(deal).toBeEnabled()
  const places = new Map<object, { x: number; y: number; width: number; height: number } | null>()
  for (const size of SIZES) {
    await turnTo(page, size)
    places.set(size, await deal.boundingBox())
  }
  const decline = moves.locator('[data-do=decline]')
  const stand = moves.locator('[data-do=stand]')
  const over = game.locator('.result:not(:empty)')
  await dealOpenHand(
    { stand, decline, over },
    { deal: () => deal.tap(), decline: () => decline.tap() },
  )
  // As with a pair, which has most moves, with a high cost.
  await moves.evaluate((it) => {
    for (const move of it.querySelectorAll('button')) {
      move.hidden = ['insure', 'decline'].includes(move.dataset.do ?? '')
      if (/double|split/.test(move.dataset.do ?? ''))
        for (const cost of move.querySelectorAll('[data-cost]')) cost.textContent = '+1.000,00 €'
    }
  })
  for (const size of SIZES) {
    await turnTo(page, size)
    await expect.poll(() => moves.boundingBox()).toEqual(places.get(size))
    await expectFit(game, {
      shown: [
        { whole: '.dealer .card', count: 2 },
        { whole: '.hand .card', count: 2 },
        { whole: '.hand .total', count: 1 },
        { whole: '.message', count: 1 },
      ],
    })
  }
  // No player can choose cards: the round ends with two hands and a long draw of the dealer's.
  await page.route('**/games/api/act', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const { view } = answer
    const dealer = { cards: LONG_DRAW, total: 24, hidden: false }
    const hand = { ...view.hands[0], cards: LONG_DRAW.slice(0, 6), total: 18, soft: false }
    const hands = [hand, { ...hand, cards: LONG_DRAW.slice(0, 2), total: 5 }]
    await route.fulfill({ response, json: { ...answer, view: { ...view, dealer, hands } } })
  })
  await stand.tap()
  for (const size of [...SIZES, SMALLEST]) {
    await turnTo(page, size)
    await expectFit(game, {
      shown: [
        { whole: '.dealer .card', count: LONG_DRAW.length },
        { whole: '.hand .card', count: 8 },
        { whole: '.hand .result', count: 2 },
        { whole: '.message', count: 1 },
      ],
    })
  }
})

test('both hands of live baccarat stand side by side with their names, and three cards of each fit', async ({
  page,
}) => {
  const table = 'live-e2e-hands-baccarat'
  // No player can choose cards: both sides have as many as they can draw.
  const outcome = {
    ...{ player: ['2H', '3S', 'TC'], playerTotal: 5 },
    ...{ banker: ['AD', '2D', '9C'], bankerTotal: 2, winner: 'player' },
  }
  await page.route('**/games/live/table', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const result = answer.result && { ...answer.result, outcome }
    await route.fulfill({ response, json: { ...answer, result } })
  })
  await holdTime(page)
  const game = await openReady(page, table)
  await moveOn(page, table, 'DEALING')
  await expect(game.locator('.hand-of .card')).toHaveCount(6)
  await expect(game.locator('.hand-of p')).toHaveText([/^Spieler/, /^Bank/])
  const [player, banker] = [game.locator('.hand-of.player'), game.locator('.hand-of.banker')]
  for (const size of [...SIZES, LOW, SMALLEST]) {
    await turnTo(page, size)
    await expectFit(game, {
      shown: [
        { whole: '.hand-of .card', count: 6 },
        { whole: '.hand-of p', count: 2 },
      ],
    })
    const [left, right] = [await player.boundingBox(), await banker.boundingBox()]
    expect(left && left.x + left.width).toBeLessThanOrEqual(right?.x ?? 0)
    expect(left?.y).toBe(right?.y)
    const card = await game.locator('.card').first().boundingBox()
    expect(card?.width).toBeGreaterThanOrEqual(44)
  }
})

test('on the site the game fills the phone except the bar, which shows money, time and the break', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[0])
  const { email } = await newcomerIn(page.request, 'FI')
  await signIn(page, email)
  await page.goto('/fi-FI/online-casino/play/playngo/game-amber-sable-roulette')
  await hydrated(page)
  const game = page.frameLocator('[data-testid=game-frame]')
  await expect(game.locator('.chips label')).toHaveCount(7)
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    const bar = page.locator('#game-bar')
    await expect.poll(async () => (await bar.boundingBox())?.height).toBe(BAR)
    expect(await page.getByTestId('game-frame').boundingBox()).toEqual({
      ...{ x: 0, y: BAR, width, height: height - BAR },
    })
    for (const it of [
      'game-balance',
      'game-net',
      'game-clock',
      'take-a-break-game',
      'game-menu-open',
    ])
      await expect(page.getByTestId(it)).toBeInViewport({ ratio: 1 })
    await expectFit(game, { shown: [{ whole: '.straight', count: 37 }] })
    // One source of each figure.
    await expect(game.locator('[data-out=balance]')).toBeHidden()
    await expect(game.locator('[data-out=net]')).toBeHidden()
  }
  // Under a notice the page is longer, and the game as large as without it.
  await page.setViewportSize(SIZES[0])
  await page.evaluate(() => {
    const notice = document.createElement('div')
    notice.style.cssText = 'flex: none; height: 120px'
    document.querySelector('main')?.before(notice)
  })
  await expect
    .poll(async () => (await page.getByTestId('game-frame').boundingBox())?.height)
    .toBe(SIZES[0].height - BAR)
  await page.getByTestId('take-a-break-game').tap()
  await expect(page.getByTestId('take-a-break-now')).toBeInViewport({ ratio: 1 })
})
