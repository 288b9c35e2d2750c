import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import type { Running } from '#tests/fixtures/product-process.ts'
import type { Figure } from './main.ts'
import { startProduct, stopProduct } from './running-product.ts'
import {
  DESKTOP,
  launchBrowser,
  median,
  openSlowly,
  PHONE,
  type Seen,
  seenIn,
} from './slow-phone.ts'

const PAGES = { 'first page': '/fi-FI/sportsbook', 'live page': '/fi-FI/sportsbook/live' }
const CLIENT_AIM_KB = 90
const CLS_AIM = 0.02
const LCP_AIM_MS = 2_000
const LOADS = 5
const DESKTOP_LOADS = 2
/** After the first rows: prices move, and what comes late would move them. */
const LOOK_MS = 3_000

/** Load weight, paint times and layout shifts of the sportsbook with its frame, on the slow phone of the lobby. */
export async function benchBookPage(): Promise<Figure[]> {
  const running = await startProduct()
  const browser = await launchBrowser()
  try {
    const figures = [await clientFigure()]
    // In its first seconds the book still lists its matches, which come between those that are shown.
    await visit({ browser, running, path: PAGES['first page'] }, PHONE)
    for (const [name, path] of Object.entries(PAGES)) {
      figures.push(...(await figuresOf(name, { browser, running, path })))
    }
    return figures
  } finally {
    await browser.close()
    await stopProduct(running)
  }
}

async function clientFigure(): Promise<Figure> {
  const folder = join('dist', 'game')
  const files = (await readdir(folder)).filter((it) => /^sportsbook[\w-]*\.(js|css)$/.test(it))
  const sizes = await Promise.all(
    files.map(async (it) => brotliCompressSync(await readFile(join(folder, it))).length),
  )
  const size = sizes.reduce((sum, it) => sum + it, 0) / 1024
  return {
    what: "the book's client, styles and tracker included (brotli)",
    value: `${size.toFixed(1)} KB`,
    aim: `at most ${CLIENT_AIM_KB} KB`,
    met: size <= CLIENT_AIM_KB,
  }
}

type Visit = { browser: Browser; running: Running; path: string }

/** The page and the frame in it, once the book has shown its first rows. */
async function visit(
  { browser, running, path }: Visit,
  viewport: typeof PHONE,
): Promise<{ page: Seen; frame: Seen }> {
  const { page, close } = await openSlowly(browser, viewport)
  try {
    await page.goto(`http://localhost:${running.ports.site}${path}`, { timeout: 60_000 })
    const rows = page.frameLocator('[data-testid="book-frame"]').locator('.match')
    await rows.first().waitFor({ timeout: 60_000 })
    await page.waitForTimeout(LOOK_MS)
    const book = page.frames().find((it) => it.url().includes('/sportsbook/frame'))
    if (!book) throw new Error('the book is not loaded')
    return { page: await seenIn(page.mainFrame()), frame: await seenIn(book) }
  } finally {
    await close()
  }
}

async function figuresOf(name: string, of: Visit): Promise<Figure[]> {
  const phones: { page: Seen; frame: Seen }[] = []
  for (let i = 0; i < LOADS; i++) phones.push(await visit(of, PHONE))
  const all = [...phones]
  for (let i = 0; i < DESKTOP_LOADS; i++) all.push(await visit(of, DESKTOP))
  const paint = median(phones.map((it) => it.page.paint))
  const framePaint = median(phones.map((it) => it.frame.paint))
  const shift = (part: 'page' | 'frame') => Math.max(...all.map((it) => it[part].shift))
  return [
    {
      what: `${name}: largest contentful paint, median of ${LOADS} loads`,
      value: `${Math.round(paint)} ms`,
      aim: `below ${LCP_AIM_MS} ms`,
      met: paint < LCP_AIM_MS,
    },
    {
      what: `${name}: the same in the frame, since the page was asked for`,
      value: `${Math.round(framePaint)} ms`,
    },
    ...(['page', 'frame'] as const).map((part) => ({
      what: `${name}: layout shift in the ${part}, the largest of ${all.length} loads`,
      value: shift(part).toFixed(4),
      aim: `below ${CLS_AIM}`,
      met: shift(part) < CLS_AIM,
    })),
  ]
}
