import type { Browser, Page } from 'playwright'
import type { Running } from '#tests/fixtures/product-process.ts'
import type { Figure } from './main.ts'
import { at } from './open-loop.ts'
import { startProduct, stopProduct } from './running-product.ts'
import {
  DESKTOP,
  launchBrowser,
  median,
  openSlowly,
  originOf,
  PHONE,
  seenIn,
  signIn,
} from './slow-phone.ts'

const LOBBY = '/fi-FI/online-casino'
const GAME = `${LOBBY}/play/relax/game-velvet-heirloom`
const FRAME = '[data-testid=game-frame]'
const LAUNCHES = 30
const SLOW_LAUNCHES = 8
const AIM_MS = { desktop: 1_500, slowPhone: 3_500 }
const LOADS = 5
const PAINT_AIM_MS = 2_000
const SHIFT_AIM = 0.02
const ROUNDS = 6
const SCRIPT_AIM_MS = 8

/**
 * From the click on a game in the lobby until the game can be played for real money, on a desktop and on the slow phone
 * (`openSlowly`); paint and shifts of a game's page there, and the scripts of a slot's frames while its reels turn.
 */
export async function benchLaunch(): Promise<Figure[]> {
  const running = await startProduct()
  const browser = await launchBrowser()
  try {
    return [
      await launches(browser, running),
      await slowLaunches(browser, running),
      ...(await gamePage(browser, running)),
    ]
  } finally {
    await browser.close()
    await stopProduct(running)
  }
}

/** A slow phone with the player signed in. */
async function openAsPlayer(browser: Browser, running: Running) {
  const opened = await openSlowly(browser, PHONE)
  opened.page.setDefaultTimeout(120_000)
  await signIn(opened.page, running)
  return opened
}

async function launches(browser: Browser, running: Running): Promise<Figure> {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  await signIn(page, running)
  const times: number[] = []
  for (let n = 0; n <= LAUNCHES; n += 1) {
    const took = await launch(page, running, n)
    // The first launch of a process is slower than what players normally get.
    if (n > 0) times.push(took)
  }
  await context.close()
  return figureOf(times, { on: 'a desktop', aim: AIM_MS.desktop })
}

/** Each the first game of a browser that has nothing but what the lobby has loaded. */
async function slowLaunches(browser: Browser, running: Running): Promise<Figure> {
  const times: number[] = []
  for (let n = 0; n < SLOW_LAUNCHES; n += 1) {
    const { page, close } = await openAsPlayer(browser, running)
    times.push(await launch(page, running, n))
    await close()
  }
  return figureOf(times, { on: 'a slow phone, the first of a browser', aim: AIM_MS.slowPhone })
}

function figureOf(times: readonly number[], { on, aim }: { on: string; aim: number }): Figure {
  return {
    what: `click on a game to a game that can be played on ${on}, p50 and p95 of ${times.length}`,
    value: `${at(times, 0.5).toFixed(0)} · ${at(times, 0.95).toFixed(0)} ms`,
    aim: `p95 below ${aim} ms`,
    met: at(times, 0.95) < aim,
  }
}

async function launch(page: Page, running: Running, n: number): Promise<number> {
  await page.goto(`${originOf(running)}${LOBBY}?sort=name`, { waitUntil: 'networkidle' })
  const games = page.locator('[data-testid=game-tile]:not([data-restricted])')
  const began = performance.now()
  await games.nth(n % (await games.count())).click()
  await page.frameLocator(FRAME).locator('[data-do=play]').waitFor({ state: 'attached' })
  // The game has reported that it is ready, and the page uncovers it.
  await page.locator(`${FRAME} ~ [role=status]`).waitFor({ state: 'detached' })
  return performance.now() - began
}

async function gamePage(browser: Browser, running: Running): Promise<Figure[]> {
  const [paints, shifts] = [[] as number[], [] as number[]]
  let frames: number[] = []
  for (let n = 0; n < LOADS; n += 1) {
    const { page, close } = await openAsPlayer(browser, running)
    await page.goto(`${originOf(running)}${GAME}`, { waitUntil: 'networkidle' })
    const seen = await seenIn(page.mainFrame())
    paints.push(seen.paint)
    shifts.push(seen.shift)
    if (n === 0) frames = await framesOfRounds(browser, page)
    await close()
  }
  const [paint, shift] = [median(paints), Math.max(...shifts)]
  const script = at(frames, 0.95)
  const busy = frames.filter((it) => it > 0)
  return [
    {
      what: `largest contentful paint of a game's page on a slow phone, median of ${LOADS} loads`,
      value: `${Math.round(paint)} ms`,
      aim: `below ${PAINT_AIM_MS} ms`,
      met: paint < PAINT_AIM_MS,
    },
    {
      what: 'layout shift of that page, the largest of them',
      value: shift.toFixed(4),
      aim: `below ${SHIFT_AIM}`,
      met: shift < SHIFT_AIM,
    },
    {
      what: `scripts of a frame in ${ROUNDS} rounds of a slot there, p95 and longest of ${frames.length}`,
      value: `${script.toFixed(1)} · ${Math.max(...frames).toFixed(1)} ms`,
      aim: `p95 at most ${SCRIPT_AIM_MS} ms`,
      met: script <= SCRIPT_AIM_MS,
    },
    {
      what: 'the same of those frames that run any script, and how many',
      value: `${at(busy, 0.95).toFixed(1)} ms · ${busy.length}`,
    },
  ]
}

/** Plays rounds, and returns the milliseconds of script in each sixtieth of a second. */
async function framesOfRounds(browser: Browser, page: Page): Promise<number[]> {
  const button = page.frameLocator(FRAME).locator('[data-do=play]:enabled')
  await button.waitFor()
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  // Waited for in the page: a test tool that looks again in each frame would be counted, too.
  await button.evaluate(
    async (it: HTMLButtonElement, { rounds, limitMs }: { rounds: number; limitMs: number }) => {
      for (let n = 0; n < rounds; n += 1) {
        it.click()
        if (!it.disabled) throw new Error('no round begins')
        await new Promise<void>((resolve, reject) => {
          setTimeout(reject, limitMs, new Error('a round does not end'))
          const observer = new MutationObserver(() => {
            if (it.disabled) return
            observer.disconnect()
            resolve()
          })
          observer.observe(it, { attributeFilter: ['disabled'] })
        })
      }
    },
    { rounds: ROUNDS, limitMs: 60_000 },
  )
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace
  return scriptsByFrame(traceEvents)
}

/** Times in microseconds. */
type Trace = { traceEvents: { name: string; ph: string; ts: number; dur?: number; tid: number }[] }

const FRAME_US = 1_000_000 / 60
const SCRIPTS = ['FunctionCall', 'RunMicrotasks', 'EvaluateScript']

/** What runs inside another script counts once. */
function scriptsByFrame(events: Trace['traceEvents']): number[] {
  const scripts = events
    .filter((it) => it.ph === 'X' && SCRIPTS.includes(it.name))
    .sort((a, b) => a.tid - b.tid || a.ts - b.ts)
  const frames = new Map<number, number>()
  let [thread, end] = [Number.NaN, 0]
  for (const { tid, ts, dur = 0 } of scripts) {
    if (tid === thread && ts < end) continue
    ;[thread, end] = [tid, ts + dur]
    const frame = Math.floor(ts / FRAME_US)
    frames.set(frame, (frames.get(frame) ?? 0) + dur / 1_000)
  }
  const [first, last] = [Math.min(...frames.keys()), Math.max(...frames.keys())]
  return Array.from({ length: last - first + 1 }, (_, n) => frames.get(first + n) ?? 0)
}
