import type { Page } from '@playwright/test'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { expect, PASSWORD, test } from './fixtures.ts'
import { notePlayer } from './watch-answers.ts'

/** Every locale that a visitor can use, from the table of markets. */
const ALL = MARKET_CODES.map((code) => MARKETS[code])
  .filter((market) => market.enabled)
  .flatMap((market) =>
    market.languages.map((language) => ({
      segment: `${language}-${market.code}`,
      tag: market.localeMapping[language] ?? '',
    })),
  )

type Look = { segment: string; tag: string; path: string }
/**
 * A sixth of the pages in each run. tests/house/texts.test.ts checks that every key has its text in every language; how
 * wide a text is, only a browser knows.
 */
const looks = (name: string, paths: readonly string[], count: number) =>
  sample(
    name,
    ALL.flatMap((it): Look[] => paths.map((path) => ({ ...it, path }))),
    { count, idOf: ({ segment, path }) => `${segment}${path}` },
  )

const NARROW = { width: 375, height: 800 }

/** A demo player who lives in each market, so that no account page redirects to another locale. */
const PLAYER_OF: Readonly<Record<string, string>> = {
  FI: 'player',
  CA: 'canada',
  NO: 'no',
  NZ: 'nz',
  DE: 'de',
  AT: 'at',
  BR: 'br',
  CL: 'cl',
  PE: 'pe',
  IN: 'in',
  PH: 'ph',
  PT: 'pt',
  TR: 'tr',
  MT: 'mt',
  GG: 'gg',
  LL: 'nl',
  PP: 'se',
}

/** The faults of the open page: none, in the end. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) {
      const wide = [...document.querySelectorAll('body *')]
        .filter((it) => it.getBoundingClientRect().right > clientWidth + 1)
        .slice(-3)
        .map((it) => `${it.tagName} "${(it.textContent ?? '').trim().slice(0, 40)}"`)
      faults.push(`is ${scrollWidth - clientWidth} px too wide: ${wide.join(', ')}`)
    }
    // A key without a text is shown as itself: `signup:fields.email`, or `fields.email`.
    const texts = [
      document.title,
      ...document.body.innerText.split('\n'),
      ...[...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap(
        (it) =>
          ['aria-label', 'placeholder', 'title', 'alt'].map((name) => it.getAttribute(name) ?? ''),
      ),
    ]
    const key = /^(?:[a-z]\w*:)?[a-z]\w*(?:\.\w+)+$/i
    for (const text of new Set(texts.map((it) => it.trim()))) {
      if (key.test(text) && !/\.(?:test|com|example)$/.test(text))
        faults.push(`shows the key ${text}`)
      if (/{{|\bundefined\b/.test(text)) faults.push(`shows ${text}`)
    }
    return faults
  })
}

async function look(page: Page, path: string, tag: string): Promise<string[]> {
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
  const faults = answer?.ok() ? await faultsOf(page) : [`answers ${answer?.status()}`]
  const lang = await page.locator('html').getAttribute('lang')
  if (lang !== tag) faults.push(`says lang ${lang} for ${tag}`)
  return faults.map((it) => `${path} ${it}`)
}

const OPEN = looks(
  'pages in languages',
  ['', '/login', '/signup', '/reset-password', '/responsible-gambling', '/landing/first-night'],
  24,
)
const OWN = looks(
  'pages of an account in languages',
  ['/my-account/account', '/my-account/banking/transactions'],
  8,
).sort((one, other) => one.segment.localeCompare(other.segment))

test.use({ viewport: NARROW })

test('home, login, sign-up, a new password and content pages fit 375 pixels in each language', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const faults: string[] = []
  for (const { segment, tag, path } of OPEN) {
    faults.push(...(await look(page, `/${segment}${path}`, tag)))
  }
  expect(faults).toEqual([])
})

test('the account fits 375 pixels in each language', async ({ page, context, baseURL }) => {
  test.setTimeout(600_000)
  const faults: string[] = []
  let loggedIn = ''
  for (const { segment, tag, path } of OWN) {
    const player = PLAYER_OF[segment.split('-')[1] ?? '']
    if (!player) continue
    if (player !== loggedIn) {
      await context.clearCookies()
      const answer = await page.request.post(`/${segment}/login`, {
        headers: { origin: new URL(baseURL ?? '').origin },
        form: { email: `${player}@playhouse.test`, password: PASSWORD },
        maxRedirects: 0,
      })
      expect(answer.status(), `login of ${player}`).toBe(303)
      loggedIn = player
      notePlayer(`${player}@playhouse.test`)
    }
    faults.push(...(await look(page, `/${segment}${path}`, tag)))
  }
  expect(faults).toEqual([])
})

test('the pseudo-locale reaches every word of a page, and stays until it is switched off', async ({
  page,
}) => {
  await page.goto('/en-UN/login?pseudo=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/)
  await page.goto('/fi-FI')
  await expect(page.locator('footer')).toContainText('[')
  expect(await faultsOf(page)).toEqual([])
  await page.goto('/fi-FI?pseudo=0')
  await expect(page.getByTestId('login-open')).toHaveText('Kirjaudu')
})
