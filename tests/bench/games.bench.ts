import { chromium, type Page } from 'playwright'
import type { Draw } from '#sandbox/games/engine.ts'
import { drawRound as drawHold } from '#sandbox/games/hold/evaluate.ts'
import { STATED_RTP as HOLD_RTP } from '#sandbox/games/hold/paytable.ts'
import { drawRound as drawLines } from '#sandbox/games/lines/evaluate.ts'
import { STATED_RTP as LINES_RTP } from '#sandbox/games/lines/paytable.ts'
import { drawRound as drawWays } from '#sandbox/games/ways/evaluate.ts'
import { STATED_RTP as WAYS_RTP } from '#sandbox/games/ways/paytable.ts'
import { COOKIES_REJECTED } from '#tests/fixtures/cookies-rejected.ts'
import { exactReturnOfHold, exactReturnOfLines } from '#tests/game-returns/slot-returns.ts'
import { cryptographicInts } from './cryptographic-ints.ts'
import type { Figure } from './main.ts'
import { at } from './open-loop.ts'
import { sessionCookies, startProduct, stopProduct } from './running-product.ts'

const ROUNDS = 10_000_000
const ALLOWED_PERCENT = 0.5
const STAKE_MINOR = 20

type Slot = {
  name: string
  stated: number
  /** In percent, where it can be calculated exactly. */
  exact?: number
  /** Payout of a round in minor units. */
  draw: (draw: Draw) => number
  /** What its jackpot meters add, in percent: too rare to sample in ten million rounds, but known exactly. */
  meters?: number
}

const hold = exactReturnOfHold()
const SLOTS: readonly Slot[] = [
  {
    name: 'lines',
    stated: LINES_RTP,
    exact: exactReturnOfLines().total * 100,
    draw: (draw) => drawLines(STAKE_MINOR, draw).payoutMinor,
  },
  { name: 'ways', stated: WAYS_RTP, draw: (draw) => drawWays(STAKE_MINOR, draw).payoutMinor },
  {
    name: 'hold',
    stated: HOLD_RTP,
    exact: hold.total * 100,
    draw: (draw) => drawHold(STAKE_MINOR, 1, draw).payoutMinor,
    meters: hold.jackpots * 100,
  },
]

/** Ten million rounds of each slot with cryptographic randomness, compared to the return stated in its rules. */
export async function benchGames(): Promise<Figure[]> {
  return SLOTS.flatMap(figuresOf)
}

function figuresOf({ name, stated, exact, draw, meters = 0 }: Slot): Figure[] {
  const random = cryptographicInts()
  let paid = 0
  let hits = 0
  for (let i = 0; i < ROUNDS; i++) {
    const payout = draw(random)
    paid += payout
    if (payout > 0) hits += 1
  }
  const simulated = (paid / (ROUNDS * STAKE_MINOR)) * 100 + meters
  const counted: Figure[] =
    exact === undefined
      ? []
      : [
          {
            what: `${name}: return, exact`,
            value: `${exact.toFixed(4)} %`,
            aim: `${stated.toFixed(2)} % stated`,
            met: Math.abs(exact - stated) < 0.005,
          },
        ]
  return [
    ...counted,
    {
      what: `${name}: return of 10,000,000 drawn rounds${meters > 0 ? ', meters counted' : ''}`,
      value: `${simulated.toFixed(3)} %`,
      aim: `${stated.toFixed(2)} ±${ALLOWED_PERCENT} %`,
      met: Math.abs(simulated - stated) < ALLOWED_PERCENT,
    },
    { what: `${name}: rounds that pay`, value: `${((hits / ROUNDS) * 100).toFixed(1)} %` },
  ]
}

const LAUNCHES = 30
const AIM_MS = 1_500
const FRAME = '[data-testid=game-frame]'

/** From the click on a game in the lobby until the game can be played for real money, on the sandbox. */
export async function benchLaunch(): Promise<Figure[]> {
  const running = await startProduct()
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const origin = `http://localhost:${running.ports.site}`
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const cookies = (await sessionCookies(running)).split('; ').map((it) => it.split('='))
    await context.addCookies([
      ...cookies.map(([name = '', ...value]) => ({ name, value: value.join('='), url: origin })),
      { name: 'cookieConsent', value: COOKIES_REJECTED, url: origin },
    ])
    const page = await context.newPage()
    await page.goto(`${origin}/fi-FI/online-casino`, { waitUntil: 'networkidle' })
    await page.evaluate(() => localStorage.setItem('firstLogin', 'false'))
    const times: number[] = []
    for (let n = 0; n <= LAUNCHES; n += 1) {
      const took = await launch(page, `${origin}/fi-FI/online-casino?sort=name`, n)
      // The first launch of a process is slower than what players normally get.
      if (n > 0) times.push(took)
    }
    return [
      {
        what: `click on a game to a game that can be played, p50 and p95 of ${times.length}`,
        value: `${at(times, 0.5).toFixed(0)} · ${at(times, 0.95).toFixed(0)} ms`,
        aim: `p95 below ${AIM_MS} ms`,
        met: at(times, 0.95) < AIM_MS,
      },
    ]
  } finally {
    await browser.close()
    await stopProduct(running)
  }
}

async function launch(page: Page, lobby: string, n: number): Promise<number> {
  await page.goto(lobby, { waitUntil: 'networkidle' })
  const games = page.locator('[data-testid=game-tile]:not([data-restricted])')
  const began = performance.now()
  await games.nth(n % (await games.count())).click()
  await page.frameLocator(FRAME).locator('[data-do=play]').waitFor({ state: 'attached' })
  // The game has reported that it is ready, and the page uncovers it.
  await page.locator(`${FRAME} ~ [role=status]`).waitFor({ state: 'detached' })
  return performance.now() - began
}
