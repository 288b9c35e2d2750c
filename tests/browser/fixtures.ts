import {
  type APIRequestContext,
  type Browser,
  test as base,
  expect,
  type Page,
  type Route,
} from '@playwright/test'
import { outboxResponse } from '#contracts/messages.ts'
import { portOf } from './product-ports.ts'
import { notePlayer, noteSecret, watchAnswers } from './watch-answers.ts'

export const PASSWORD = 'Playhouse!1'
export const LAKE = `http://127.0.0.1:${portOf('LAKE_PORT')}`
export const PLATFORM = `http://127.0.0.1:${portOf('PLATFORM_PORT')}`
export const STUDIO = `http://localhost:${portOf('STUDIO_PORT')}`
export const SANDBOX = `http://localhost:${portOf('SANDBOX_PORT')}`
export const LAKE_TOKEN = 'demo-write-token'

type Fixtures = {
  /** Console errors and CSP violations of the page: a test that ends with any of them fails. */
  quietConsole: undefined
  /** No third-party content and no secret in the site's responses: a test that sees any fails. */
  discreetAnswers: undefined
  /** The contexts that a test opens beside its own are closed with it: their pages would keep running in its worker. */
  closedContexts: undefined
}

/** Errors that a test causes on purpose, by text. */
const EXPECTED = [
  /Failed to load resource: the server responded with a status of 4(?:0[0-9]|10|22|29|51)/,
  // The same for a socket: the feed refuses a token whose session has just ended.
  /^WebSocket connection to '[^']*\/wallet\/feed\?[^']*' failed: HTTP Authentication failed/,
]

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use(undefined)
      expect(errors.filter((it) => !EXPECTED.some((pattern) => pattern.test(it)))).toEqual([])
    },
    { auto: true },
  ],
  discreetAnswers: [
    async ({ context, baseURL }, use) => {
      const watched = watchAnswers(context, new URL(baseURL ?? '').origin)
      await use(undefined)
      expect(await watched.leaks()).toEqual([])
    },
    { auto: true },
  ],
  closedContexts: [
    async ({ browser, context }, use) => {
      await use(undefined)
      const others = browser.contexts().filter((it) => it !== context)
      await Promise.all(others.map((it) => it.close()))
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Signs a player in without visiting the pages, for tests that are about something else; the next page is already
 * the player's.
 */
export async function signIn(
  page: Page,
  email: string,
  segment = 'fi-FI',
  origin = new URL(test.info().project.use.baseURL ?? '').origin,
): Promise<void> {
  const answer = await page.request.post(`${origin}/${segment}/login`, {
    headers: { origin },
    form: { email, password: PASSWORD },
    maxRedirects: 0,
  })
  expect(answer.status(), `login of ${email}`).toBe(303)
  notePlayer(email)
}

/** Signs a player in through the header's login, as a user does. */
export async function login(page: Page, email: string): Promise<void> {
  await page.getByTestId('login-open').click()
  await page.getByTestId('login-email').fill(email)
  await page.getByTestId('login-password').fill(PASSWORD)
  await page.getByTestId('login-submit').click()
  await expect(page.getByTestId('balance-total')).toBeVisible()
}

/** Waits until React has hydrated the page, so that a click is not lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** Holds these requests of a page until the returned function is called; then they continue, or get this answer. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await isReleased
    await answer(route)
  })
  return release
}

export async function freshPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

/** So many days from now, as an ISO string: the product runs on the real clock, so no test names a date. */
export const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** An amount as the site writes it, in minor units: `1,234.50 €` is 123450. */
export function minorUnits(text: string): number {
  const digits = text.replace(/[^\d.-]/g, '')
  return Math.round(Number(digits) * 100)
}

/** The last message to this email address or number in the sandbox's outbox; of one template, if given. */
export async function lastMessage(
  request: APIRequestContext,
  to: string,
  template?: string,
): Promise<Record<string, string>> {
  const url = `${SANDBOX}/outbox?to=${encodeURIComponent(to)}`
  let params: Record<string, string> | undefined
  await expect(async () => {
    const { messages } = outboxResponse.parse(await (await request.get(url)).json())
    params = messages.find((it) => template === undefined || it.template === template)?.params
    expect(params).toBeTruthy()
  }).toPass()
  for (const secret of secretsOf(params ?? {})) noteSecret('code', secret)
  return params ?? {}
}

/** The code, or the key in the URL of a link. */
function secretsOf({ code, link }: Record<string, string>): string[] {
  const key = link === undefined ? null : new URL(link).searchParams.get('key')
  return [code, key].filter((it): it is string => typeof it === 'string')
}

/** Opens a sandbox game in practice mode, as the site's frame does. */
export async function openForPractice(page: Page, gameId: string, language = 'en'): Promise<void> {
  const query = new URLSearchParams({
    lang: language,
    channel: 'web',
    jurisdiction: 'MT',
    partnerid: '653',
    moneymode: 'fun',
    gameid: gameId,
    partner: 'main',
    homeurl: new URL('/en-UN/online-casino', test.info().project.use.baseURL ?? '').href,
  })
  await page.goto(`${SANDBOX}/casino/launcher.html?${query}`)
}
