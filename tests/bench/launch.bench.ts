import { chromium, type Page } from 'playwright'
import type { Figure } from './main.ts'
import { at } from './open-loop.ts'
import { sessionCookies, startProduct, stopProduct } from './running-product.ts'

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
      {
        name: 'cookieConsent',
        value: '9999:5d0f6a3e-6f3b-4c58-9c8f-0a4b1d2e3f40:00:1',
        url: origin,
      },
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
