import { type Browser, chromium, type Page } from 'playwright'
import { WebSocket } from 'ws'
import type { Running } from '#tests/fixtures/product-process.ts'
import {
  atAGame,
  BETTING_ENV,
  type Better,
  bet,
  giveBack,
  platformOf,
  post,
  roundOf,
  STAKE_MINOR,
  signIn,
  WATCHED,
} from './better.ts'
import type { Figure } from './main.ts'
import { at, atRate } from './open-loop.ts'
import { sessionCookies, startProduct, stopProduct } from './running-product.ts'

const SOCKETS = 1_000
const SOCKETS_EACH = 20
/** For one player: faster than anyone can play. */
const BETS_PER_SECOND = 10
const SECONDS = 30
const WARM_UP_SECONDS = 4
const AIM_MS = 300

/**
 * From a bet at the wallet's callback to the balance in the header of a real page, with a thousand other feeds open:
 * site, platform and the embedded database in one process, the browser on the same machine. The page records
 * when a new balance has been painted, so the time is what a player sees, not when the socket delivers.
 */
export async function benchHeader(): Promise<Figure[]> {
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const running = await startProduct(undefined, BETTING_ENV)
  const sockets: WebSocket[] = []
  try {
    const crowd = await playersOf(running, SOCKETS / SOCKETS_EACH)
    for (const token of crowd) sockets.push(...(await openFeeds(running, token)))
    const page = await openHeader(browser, running)
    const watched = await atAGame(running, await signIn(running, WATCHED))
    const { shown, answered } = await bets(running, { watched, page })
    const counted = SECONDS * BETS_PER_SECOND
    return [
      {
        what: `bet to the header of a page, ${sockets.length} sockets open, p50 and p95`,
        value: `${at(shown, 0.5).toFixed(0)} · ${at(shown, 0.95).toFixed(0)} ms`,
        aim: `p95 below ${AIM_MS} ms`,
        met: shown.length === counted && at(shown, 0.95) < AIM_MS,
      },
      {
        what: 'of that until the bet was answered, p50 and p95',
        value: `${at(answered, 0.5).toFixed(0)} · ${at(answered, 0.95).toFixed(0)} ms`,
      },
    ]
  } finally {
    for (const it of sockets) it.terminate()
    await browser.close()
    await stopProduct(running)
  }
}

/** Tokens of demo players who can sign in. */
async function playersOf(running: Running, wanted: number): Promise<string[]> {
  const tokens: string[] = []
  let after = ''
  while (tokens.length < wanted) {
    const response = await fetch(
      `http://127.0.0.1:${running.ports.sandbox}/players${after === '' ? '' : `?after=${after}`}`,
    )
    const page = (await response.json()) as { players: { email: string }[]; next: string | null }
    for (const { email } of page.players) {
      if (tokens.length === wanted || email === WATCHED) continue
      // Some demo players cannot sign in: that is the case they exist for.
      const token = await signIn(running, email).catch(() => null)
      if (token !== null) tokens.push(token)
    }
    if (page.next === null) break
    after = page.next
  }
  if (tokens.length < wanted) throw new Error(`only ${tokens.length} players could sign in`)
  return tokens
}

async function openFeeds(running: Running, idToken: string): Promise<WebSocket[]> {
  return Promise.all(
    Array.from({ length: SOCKETS_EACH }, async () => {
      const { token } = await post(running, '/v1/player/wallet/feed/token', {}, idToken)
      const base = platformOf(running).replace(/^http/, 'ws')
      const socket = new WebSocket(`${base}/v1/player/wallet/feed?Authorization=${token}`, {
        headers: { origin: `http://localhost:${running.ports.site}` },
      })
      await new Promise((resolve, reject) => {
        socket.once('message', resolve)
        socket.once('error', reject)
      })
      return socket
    }),
  )
}

/** A page of the watched player that records each change of the header's balance. */
async function openHeader(browser: Browser, running: Running): Promise<Page> {
  const origin = `http://localhost:${running.ports.site}`
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const cookies = (await sessionCookies(running)).split('; ').map((it) => it.split('='))
  await context.addCookies(
    cookies.map(([name = '', ...value]) => ({ name, value: value.join('='), url: origin })),
  )
  const page = await context.newPage()
  await page.goto(`${origin}/fi-FI/online-casino`, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const balanceChanges: [minor: number, at: number][] = []
    Object.assign(window, { balanceChanges })
    new MutationObserver(() => {
      const text = document.querySelector('[data-testid=balance-total]')?.textContent ?? ''
      const minor = Number(text.replace(/\D/g, ''))
      if (minor === balanceChanges.at(-1)?.[0]) return
      // After the frame that paints it.
      requestAnimationFrame(() => setTimeout(() => balanceChanges.push([minor, Date.now()])))
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return page
}

/** How long after each bet the header showed its balance, or a later one. */
async function bets(
  running: Running,
  { watched, page }: { watched: Better; page: Page },
): Promise<{ shown: number[]; answered: number[] }> {
  const answered: number[] = []
  const sentAt = new Map<number, number>()
  let staked = 0
  const before = watched.cashMinor
  const round = roundOf(watched)
  await atRate(BETS_PER_SECOND, WARM_UP_SECONDS + SECONDS, async (n) => {
    staked += STAKE_MINOR
    const now = Date.now()
    const counts = n >= BETS_PER_SECOND * WARM_UP_SECONDS
    if (counts) sentAt.set(before - staked, now)
    await bet(running, round)
    if (counts) answered.push(Date.now() - now)
  })
  const last = before - staked
  await page.waitForFunction(
    (it) =>
      (window as unknown as { balanceChanges: [number, number][] }).balanceChanges.some(
        ([minor]) => minor <= it,
      ),
    last,
  )
  await giveBack(running, round, staked)
  const balanceChanges = await page.evaluate(
    () => (window as unknown as { balanceChanges: [number, number][] }).balanceChanges,
  )
  const shown = [...sentAt].flatMap(([minor, sent]) => {
    const first = balanceChanges.find(([seen, when]) => seen <= minor && when >= sent)
    return first ? [first[1] - sent] : []
  })
  return { shown, answered }
}
