import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { startProduct, stopProduct } from '#tests/bench/running-product.ts'
import { BROWSER_ARGS } from '#tests/browser/browser-args.ts'
import { COOKIES_REJECTED } from '#tests/fixtures/cookies-rejected.ts'
import type { Running } from '#tests/fixtures/product-process.ts'
import { PASSWORD } from '#tests/fixtures/running-platform.ts'
import { PAGES, type ShownPage } from './pages.ts'

const SIZES = {
  phone: { width: 375, height: 667 },
  tablet: { width: 820, height: 1_180 },
  desktop: { width: 1_440, height: 900 },
}
const THEMES = ['dark', 'light'] as const
/**
 * The longest words, the language of the demo, and the pseudo-locale, which shows every text that is not translated. The
 * casino is closed to players in Austria; in Germany it has slots alone.
 */
const LANGUAGES: Record<
  'de' | 'de-slots' | 'fi' | 'pseudo',
  {
    segment: string
    countryCode: string
    /** The limit that the market requires before play. */
    firstLimit?: string
  }
> = {
  de: { segment: 'de-AT', countryCode: 'AT' },
  'de-slots': { segment: 'de-DE', countryCode: 'DE', firstLimit: 'deposit-M' },
  fi: { segment: 'fi-FI', countryCode: 'FI' },
  pseudo: { segment: 'en-FI', countryCode: 'FI' },
}
const AT_ONCE = 2
/** By then animations have started and fonts are loaded; a picture is not a test. */
const SETTLES_WITHIN_MS = 1_500

type Size = keyof typeof SIZES
type Language = keyof typeof LANGUAGES
type Look = { language: Language; size: Size; theme: (typeof THEMES)[number] }
type Shot = Look & { page: string; file: string; faults: string[] }

/**
 * `npm run screens`: screenshots of every page in each size, theme and language, and a contact sheet of them. Reports
 * what can be detected automatically: pages that fail, errors of their scripts, and content wider than the screen.
 * `-- --page deposit --language de --size phone --theme dark` takes some of them, `--whole` whole pages instead of the
 * first screen.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', multiple: true },
      language: { type: 'string', multiple: true },
      size: { type: 'string', multiple: true },
      theme: { type: 'string', multiple: true },
      folder: { type: 'string', default: '.cache/screens' },
      whole: { type: 'boolean', default: false },
    },
  })
  const pages = PAGES.filter(({ name }) => values.page?.includes(name) ?? true)
  const looks = chosen(Object.keys(LANGUAGES) as Language[], values.language).flatMap((language) =>
    chosen(Object.keys(SIZES) as Size[], values.size).flatMap((size) =>
      chosen(THEMES, values.theme).map((theme) => ({ language, size, theme })),
    ),
  )
  if (pages.length === 0 || looks.length === 0) throw new Error('there is no such page or look')
  const folder = resolve(values.folder)
  await mkdir(folder, { recursive: true })
  const running = await startProduct(undefined, { PLAYHOUSE_DATA: resolve('.cache/screens-data') })
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: [...BROWSER_ARGS],
  })
  const shots: Shot[] = []
  try {
    const photographer = { browser, running, folder, whole: values.whole }
    const waiting = [...looks]
    const work = async () => {
      for (let look = waiting.shift(); look; look = waiting.shift()) {
        shots.push(...(await shotsOf(photographer, look, pages)))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await browser.close()
    await stopProduct(running)
  }
  const sheet = join(folder, 'index.html')
  await writeFile(sheet, sheetOf(pages, looks, shots))
  for (const { file, faults } of shots) for (const it of faults) console.log(`${file}: ${it}`)
  const faults = shots.reduce((sum, it) => sum + it.faults.length, 0)
  console.log(`${shots.length} pictures, ${faults} faults: ${pathToFileURL(sheet)}`)
  return faults === 0 ? 0 : 1
}

const chosen = <Name extends string>(all: readonly Name[], asked: string[] | undefined) =>
  all.filter((it) => asked?.includes(it) ?? true)

type Photographer = { browser: Browser; running: Running; folder: string; whole: boolean }

async function shotsOf(
  photographer: Photographer,
  look: Look,
  pages: readonly ShownPage[],
): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const who of ['visitor', 'player'] as const) {
    const own = pages.filter((it) => it.who === who && it.languages.includes(look.language))
    if (own.length === 0) continue
    const context = await opened(photographer, look)
    if (who === 'player') await signIn(photographer.running, context, look.language)
    for (const page of own) shots.push(await shotOf(photographer, context, { look, page }))
    await context.close()
  }
  return shots
}

/** A browser whose visitor has answered the cookie notice and closed the welcome. */
async function opened({ browser, running }: Photographer, look: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ viewport: SIZES[look.size], colorScheme: look.theme, reducedMotion: 'reduce' },
    baseURL: `http://localhost:${running.ports.site}`,
    hasTouch: look.size !== 'desktop',
  })
  const cookie = (name: string, value: string) => ({
    ...{ name, value, domain: 'localhost', path: '/' },
  })
  await context.addCookies([
    cookie('cookieConsent', COOKIES_REJECTED),
    ...(look.language === 'pseudo' ? [cookie('pseudo', '1')] : []),
  ])
  await context.addInitScript(() => localStorage.setItem('firstLogin', 'false'))
  return context
}

/** A new player of the language's market, with money and without limits, except the one that the law requires first. */
async function signIn(
  running: Running,
  { request }: BrowserContext,
  language: Language,
): Promise<void> {
  const { segment, countryCode, firstLimit } = LANGUAGES[language]
  const made = await request.post(`http://localhost:${running.ports.sandbox}/players`, {
    data: { countryCode },
  })
  const { email } = (await made.json()) as { email: string }
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await request.post(`/${segment}${path}`, {
      form,
      headers: { origin: `http://localhost:${running.ports.site}` },
      maxRedirects: 0,
    })
    if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}`)
  }
  await send('/login', { intent: 'login', email, password: PASSWORD })
  if (firstLimit)
    await send('/my-account/gambling-limits', { intent: 'save', of: firstLimit, amount: '500' })
}

async function shotOf(
  { folder, whole }: Photographer,
  context: BrowserContext,
  { look, page: { name, path, status } }: { look: Look; page: ShownPage },
): Promise<Shot> {
  const { language, size, theme } = look
  const file = `${language}-${name}-${size}-${theme}.png`
  const faults: string[] = []
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(error.message))
  const asked = `/${LANGUAGES[language].segment}${path}`
  const answer = await page.goto(asked)
  if (answer?.status() !== status) faults.push(`answered ${answer?.status()}`)
  const { href, pathname } = new URL(page.url())
  if (pathname !== new URL(asked, href).pathname) faults.push(`leads to ${pathname}`)
  await page
    .waitForLoadState('networkidle', { timeout: SETTLES_WITHIN_MS })
    // A page that receives live updates is never idle.
    .catch(() => undefined)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wider > 0) faults.push(`${wider} pixels wider than the screen`)
  await page.screenshot({ path: join(folder, file), fullPage: whole })
  await page.close()
  return { ...look, page: name, file, faults }
}

function sheetOf(
  pages: readonly ShownPage[],
  looks: readonly Look[],
  shots: readonly Shot[],
): string {
  const rows = pages.map(({ name }) => {
    const cells = looks.map(({ language, size, theme }) => {
      const shot = shots.find(
        (it) =>
          it.page === name && it.language === language && it.size === size && it.theme === theme,
      )
      if (!shot) return ''
      const text = `${language}, ${size}, ${theme}${shot.faults.length > 0 ? ' (!)' : ''}`
      return `<figure><a href="${shot.file}"><img loading="lazy" src="${shot.file}" alt="${text}"></a><figcaption>${text}</figcaption></figure>`
    })
    return `<h2>${name}</h2><div>${cells.join('')}</div>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px sans-serif}div{display:flex;gap:8px;overflow:auto}figure{margin:0}img{height:360px}</style>
${rows.join('\n')}
`
}

process.exitCode = await main()
