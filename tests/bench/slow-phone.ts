import type { Browser, Frame, Page } from 'playwright'
import { chromium } from 'playwright'
import { COOKIES_REJECTED } from '#tests/fixtures/cookies-rejected.ts'
import type { Running } from '#tests/fixtures/product-process.ts'
import { BROWSER_ARGS } from '../browser/browser-args.ts'
import { browserCookies, sessionCookies } from './running-product.ts'

export const PHONE = { width: 412, height: 823 }
export const DESKTOP = { width: 1440, height: 900 }

export function launchBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env
  return chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: [...BROWSER_ARGS],
  })
}

/** `paint`: the largest contentful one, in milliseconds since the visit began. `shift`: all layout shifts of the document. */
export type Seen = { shift: number; paint: number }

/** Opens a page whose processor is slowed down 4 times, at 1.6 Mbit/s and 150 ms latency. */
export async function openSlowly(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<{ page: Page; scriptBytes: () => number; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport })
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
  return { page, scriptBytes: () => bytes, close: () => context.close() }
}

export const originOf = (running: Running) => `http://localhost:${running.ports.site}`

/** The page is the player's from its next request on; nothing is asked of them in it. */
export async function signIn(page: Page, running: Running, email?: string): Promise<void> {
  const url = originOf(running)
  await page
    .context()
    .addCookies([
      ...browserCookies(await sessionCookies(running, email), url),
      { name: 'cookieConsent', value: COOKIES_REJECTED, url },
    ])
  await page.addInitScript(() => localStorage.setItem('firstLogin', 'false'))
}

/** What was seen in a document since the page around it was requested. */
export async function seenIn(frame: Frame): Promise<Seen> {
  const origin = await frame.page().evaluate(() => performance.timeOrigin)
  const { timeOrigin, seen } = await frame.evaluate(() => ({
    timeOrigin: performance.timeOrigin,
    seen: (window as unknown as { seen: Seen }).seen,
  }))
  return { shift: seen.shift, paint: timeOrigin - origin + seen.paint }
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
