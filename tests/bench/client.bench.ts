import { chromium } from 'playwright'
import type { Figure } from './main.ts'
import { startProduct, stopProduct } from './running-product.ts'

const LOBBY = '/fi-FI/online-casino'
const JS_AIM_KB = 130
const CLS_AIM = 0.02
const LCP_AIM_MS = 2_000
const LOADS = 5
const DESKTOP_LOADS = 2

/** Load weight and paint times of the lobby in Chromium: CPU slowed down 4 times, 1.6 Mbit/s, 150 ms latency. */
export async function benchClient(): Promise<Figure[]> {
  const running = await startProduct()
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const [shifts, paints] = [[] as number[], [] as number[]]
    let script = 0
    // Phones first: weight and paint are measured on them; desktops are only checked for layout shifts.
    for (let i = 0; i < LOADS + DESKTOP_LOADS; i++) {
      const isPhone = i < LOADS
      const context = await browser.newContext({
        viewport: isPhone ? { width: 412, height: 823 } : { width: 1440, height: 900 },
      })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      const scripts = new Set<string>()
      let bytes = 0
      await session.send('Network.enable')
      session.on('Network.responseReceived', ({ requestId, type }) => {
        if (type === 'Script') scripts.add(requestId)
      })
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (scripts.has(requestId)) bytes += encodedDataLength
      })
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1_600_000 / 8,
        uploadThroughput: 750_000 / 8,
      })
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.addInitScript(() => {
        const seen = { shift: 0, paint: 0 }
        Object.assign(window, { seen })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[])
            if (!entry.hadRecentInput) seen.shift += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.paint = entry.startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      await page.goto(`http://localhost:${running.ports.site}${LOBBY}`, {
        waitUntil: 'networkidle',
        timeout: 60_000,
      })
      const seen = await page.evaluate(
        () => (window as unknown as { seen: { shift: number; paint: number } }).seen,
      )
      shifts.push(seen.shift)
      if (isPhone) {
        paints.push(seen.paint)
        script = bytes / 1024
      }
      await context.close()
    }
    const [shift, paint] = [
      Math.max(...shifts),
      [...paints].sort((a, b) => a - b)[Math.floor(LOADS / 2)] ?? Number.NaN,
    ]
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
