import type { Figure } from './main.ts'
import { startProduct, stopProduct } from './running-product.ts'
import {
  DESKTOP,
  launchBrowser,
  median,
  openSlowly,
  originOf,
  PHONE,
  seenIn,
} from './slow-phone.ts'

const LOBBY = '/fi-FI/online-casino'
const JS_AIM_KB = 110
const CLS_AIM = 0.02
const LCP_AIM_MS = 2_000
const LOADS = 5
const DESKTOP_LOADS = 2

/** Load weight and paint times of the lobby in Chromium: CPU slowed down 4 times, 1.6 Mbit/s, 150 ms latency. */
export async function benchClient(): Promise<Figure[]> {
  const running = await startProduct()
  const browser = await launchBrowser()
  try {
    const [shifts, paints] = [[] as number[], [] as number[]]
    let script = 0
    // Phones first: weight and paint are measured on them; desktops are only checked for layout shifts.
    for (let i = 0; i < LOADS + DESKTOP_LOADS; i++) {
      const isPhone = i < LOADS
      const { page, scriptBytes, close } = await openSlowly(browser, isPhone ? PHONE : DESKTOP)
      await page.goto(`${originOf(running)}${LOBBY}`, {
        waitUntil: 'networkidle',
        timeout: 60_000,
      })
      const seen = await seenIn(page.mainFrame())
      shifts.push(seen.shift)
      if (isPhone) {
        paints.push(seen.paint)
        script = scriptBytes() / 1024
      }
      await close()
    }
    const [shift, paint] = [Math.max(...shifts), median(paints)]
    return [
      {
        what: 'script of the lobby over the wire (brotli)',
        value: `${script.toFixed(1)} KB`,
        aim: `at most ${JS_AIM_KB} KB`,
        met: script <= JS_AIM_KB,
      },
      {
        what: 'layout shift, the largest of seven loads (phone and desktop)',
        value: shift.toFixed(4),
        aim: `below ${CLS_AIM}`,
        met: shift < CLS_AIM,
      },
      {
        what: 'largest contentful paint, median of five loads',
        value: `${Math.round(paint)} ms`,
        aim: `below ${LCP_AIM_MS} ms`,
        met: paint < LCP_AIM_MS,
      },
    ]
  } finally {
    await browser.close()
    await stopProduct(running)
  }
}
