import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { z } from 'zod'
import type { Figure } from './main.ts'
import { browserCookies, sessionCookies, startProduct, stopProduct } from './running-product.ts'
import { median, originOf } from './slow-phone.ts'

/** The newest for the oldest Node that the product supports; fetched on use, since nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const RUNS = 3
const REPORT_BYTES = 2 ** 26
const LCP_AIM_MS = 2_500
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

const PAGES = [
  { name: 'home', path: '/fi-FI' },
  { name: 'lobby', path: '/fi-FI/online-casino' },
  { name: 'game', path: '/fi-FI/online-casino/game/game-velvet-heirloom' },
  { name: 'sign-up', path: '/fi-FI/signup' },
  { name: 'deposit', path: '/fi-FI/deposit', signedIn: true },
]

const score = z.object({ score: z.number() })
const audit = z.object({ numericValue: z.number() })
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score }),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
})
type Report = z.output<typeof report>

/** Lighthouse with its mobile defaults: a slow phone, simulated. The median of each figure counts. */
export async function benchLighthouse(): Promise<Figure[]> {
  const running = await startProduct()
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-lighthouse-'))
  try {
    const origin = originOf(running)
    const cookie = await sessionCookies(running)
    const figures: Figure[] = []
    for (const { name, path, signedIn } of PAGES) {
      // The first visit fills the caches of the site, as any visitor's does.
      await fetch(`${origin}${path}`, signedIn ? { headers: { cookie } } : {})
      const reports: Report[] = []
      const once = () => visit(`${origin}${path}`, { folder, cookie: signedIn ? cookie : null })
      // It loses the trace of a visit now and then, and says to run it again.
      for (let i = 0; i < RUNS; i++) reports.push(await once().catch(once))
      figures.push(...figuresOf(name, reports))
    }
    return figures
  } finally {
    await rm(folder, { recursive: true, force: true })
    await stopProduct(running)
  }
}

/**
 * One visit with an empty cache. Its cookies are the browser's own: a header for them ends with the first that the page
 * sets.
 */
async function visit(
  url: string,
  { folder, cookie }: { folder: string; cookie: string | null },
): Promise<Report> {
  const profile = await mkdtemp(join(folder, 'profile-'))
  const { CHROMIUM_PATH } = process.env
  const context = await chromium.launchPersistentContext(profile, {
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
  })
  try {
    if (cookie !== null) await context.addCookies(browserCookies(cookie, new URL(url).origin))
    const [port = ''] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
    const { stdout } = await promisify(execFile)(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--only-categories=${CATEGORIES.join(',')}`,
        `--port=${port}`,
        '--disable-storage-reset',
      ],
      { maxBuffer: REPORT_BYTES },
    )
    return report.parse(JSON.parse(stdout))
  } finally {
    await context.close()
  }
}

function figuresOf(name: string, reports: readonly Report[]): Figure[] {
  const scores = CATEGORIES.map((category) => {
    const value = Math.round(median(reports.map((it) => it.categories[category].score)) * 100)
    const aim = AIMS[category]
    return {
      what: `${name}: ${category}`,
      value: String(value),
      aim: `at least ${aim}`,
      met: value >= aim,
    }
  })
  const timeOf = (id: keyof Report['audits']) =>
    Math.round(median(reports.map((it) => it.audits[id].numericValue)))
  const paint = timeOf('largest-contentful-paint')
  return [
    ...scores,
    {
      what: `${name}: largest contentful paint`,
      value: `${paint} ms`,
      ...(name === 'lobby' ? { aim: `at most ${LCP_AIM_MS} ms`, met: paint <= LCP_AIM_MS } : {}),
    },
    {
      what: `${name}: first paint · blocked`,
      value: `${timeOf('first-contentful-paint')} · ${timeOf('total-blocking-time')} ms`,
    },
  ]
}
