import { type Browser, chromium, type Locator } from 'playwright'
import { COOKIES_REJECTED } from '#tests/fixtures/cookies-rejected.ts'
import type { Running } from '#tests/fixtures/product-process.ts'
import { withLargeProduct } from './large-product.ts'
import type { Figure } from './main.ts'

const AIM_MS = 100
const SLOWER = 4
const VISITS = 5
/** How long a key is held down, and the time between two letters. */
const KEY_DOWN_MS = 80
const LETTER_MS = 120
const DEVICES = {
  phone: { width: 412, height: 823 },
  desktop: { width: 1440, height: 900 },
}

/** An interaction as timed by the browser, in milliseconds. `duration` lasts until the next paint, in steps of 8. */
type Timed = { name: string; duration: number; delay: number; work: number }
type Taken = Map<string, Timed[]>

/**
 * How fast the lobby of five thousand games responds to a tap or a key on a slow processor. Each interaction is
 * repeated in several visits and its median counts: a single one says more about the machine than about the page.
 */
export async function benchPaints(): Promise<Figure[]> {
  const { CHROMIUM_PATH } = process.env
  // Before the product: without a browser on the machine, no server is left running that holds the data.
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    return await withLargeProduct(async (running) => {
      const figures: Figure[] = []
      for (const [device, viewport] of Object.entries(DEVICES)) {
        const taken: Taken = new Map()
        for (let i = 0; i < VISITS; i++) await visit(browser, { running, viewport, taken })
        figures.push(...figuresOf(device, taken))
      }
      return figures
    })
  } finally {
    await browser.close()
  }
}

function figuresOf(device: string, taken: Taken): Figure[] {
  const medians = [...taken].map(([what, all]) => ({ what, ...middle(all) }))
  const [worst] = medians.sort((a, b) => b.duration - a.duration)
  if (!worst) throw new Error(`the browser has timed nothing on the ${device}`)
  return [
    {
      what: `interaction to next paint, ${device}, processor ${SLOWER} times slower`,
      value: `${worst.duration} ms (${worst.what})`,
      aim: `each median below ${AIM_MS} ms`,
      met: worst.duration < AIM_MS,
    },
    ...medians.map(({ what, duration, delay, work }) => ({
      what: `  ${what}: to the paint, of that waiting and handlers`,
      value: `${duration} · ${delay.toFixed(0)} · ${work.toFixed(0)} ms`,
    })),
  ]
}

function middle(all: readonly Timed[]): Timed {
  const sorted = [...all].sort((a, b) => a.duration - b.duration)
  return sorted[Math.floor(sorted.length / 2)] as Timed
}

async function visit(
  browser: Browser,
  { running, viewport, taken }: { running: Running; viewport: Viewport; taken: Taken },
): Promise<void> {
  const origin = `http://localhost:${running.ports.site}`
  const context = await browser.newContext({ viewport })
  await context.addCookies([{ name: 'cookieConsent', value: COOKIES_REJECTED, url: origin }])
  const page = await context.newPage()
  await page.addInitScript(watchInteractions)
  const session = await context.newCDPSession(page)
  const slower = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  /** Runs `work` on a page that has become idle, on a slow processor. */
  const on = async (path: string, work: () => Promise<void>) => {
    await slower(1)
    await page.goto(`${origin}/fi-FI/online-casino${path}`, { waitUntil: 'networkidle' })
    await slower(SLOWER)
    await work()
  }
  const time = async (what: string, work: () => Promise<void>) => {
    await page.evaluate(nextFrames)
    await page.evaluate(forget)
    await work()
    await page.waitForLoadState('networkidle')
    const slowest = await page.evaluate(slowestOf)
    if (slowest) taken.set(what, [...(taken.get(what) ?? []), slowest])
  }
  /** The pointer moves there before it presses, and stays down for a moment. */
  const press = async (what: string, target: Locator) => {
    await target.hover()
    await page.evaluate(nextFrames)
    await time(what, () => target.click({ delay: KEY_DOWN_MS }))
  }
  const isNarrow = viewport.width < 1024

  await on('', async () => {
    await page.locator('[data-tiles=strip] a').first().focus()
    for (const key of ['first', 'second', 'third'])
      await time(`${key} arrow key in a strip`, () =>
        page.keyboard.press('ArrowRight', { delay: KEY_DOWN_MS }),
      )
  })
  await on('?sort=popular', async () => {
    if (isNarrow) await press('the filter opens', page.getByTestId('filter-open'))
    await press('a facet opens', page.getByTestId('facet-theme'))
    for (const [index, which] of ['first', 'second', 'third'].entries())
      await press(`${which} choice`, page.locator('input[name=theme]').nth(index * 2))
    if (isNarrow) await time('the filter closes', () => page.keyboard.press('Escape'))
    await page.getByTestId('filter-text').click()
    await time('a word is typed', () => page.keyboard.type('gold', { delay: LETTER_MS }))
    await press('all is taken away', page.getByTestId('filter-clear'))
  })
  await context.close()
}

type Viewport = { width: number; height: number }

/** Runs in the page: records the browser's event timing of each interaction. */
function watchInteractions(): void {
  const seen: Timed[] = []
  Object.assign(window, { seen })
  type Entry = PerformanceEventTiming & { interactionId: number }
  new PerformanceObserver((list) => {
    for (const it of list.getEntries() as Entry[]) {
      if (it.interactionId === 0) continue
      const { name, duration, startTime, processingStart, processingEnd } = it
      const [delay, work] = [processingStart - startTime, processingEnd - processingStart]
      seen.push({ name, duration, delay, work })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const forget = () => void (window as unknown as { seen: Timed[] }).seen.splice(0)

/** The slowest since `forget`; entries arrive after the paint they describe, and none below one frame. */
const slowestOf = async (): Promise<Timed | null> => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
  const { seen } = window as unknown as { seen: Timed[] }
  return [...seen].sort((a, b) => b.duration - a.duration)[0] ?? null
}

/** Waits until the paint is visible: a user does not press a key before seeing the result of the last one. */
const nextFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  )
