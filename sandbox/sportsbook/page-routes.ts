import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { z } from 'zod'
import { openPlayerSession } from '#contracts/sportsbook/book-api.ts'
import { isSport, SPORTS } from '#contracts/sportsbook/words.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { parsed } from '../console/read-json.ts'
import { escapeHtml } from '../games/escape-html.ts'
import { framedPage, TEXT_FONT } from '../games/framed-page.ts'
import { textLanguage, textsIn } from '../texts/texts.ts'
import { bookNames } from './book-names.ts'
import { ROWS_ON_HOME } from './client/list-query.ts'
import type { PageConfig } from './page-config.ts'
import { PAYOUT_SHARE } from './pricing.ts'
import { LIVE_DELAY_MS } from './sportsbook.ts'
import { COMPETITIONS } from './world.ts'

export type BookPageOptions = {
  siteOrigins: readonly string[]
  /** Changes with each build of the client. */
  assetsVersion: string
  clock: () => number
}

const IDS = new Set(COMPETITIONS.map(({ id }) => id))
const OWN_HIGHLIGHTS = COMPETITIONS.filter((it) => it.pace === 'REAL').map(({ id }) => id)

const language = z.string().max(10).default('en').transform(textLanguage)
const namesQuery = z.strictObject({ language })
/** Those that the operator highlights, in its order; without any the book names its own. */
const highlights = z
  .string()
  .max(1_000)
  .optional()
  .transform((it) => it?.split(',').filter((id) => IDS.has(id)) ?? OWN_HIGHLIGHTS)
/** The order of the operator; what it does not name follows. */
const sports = z
  .string()
  .max(100)
  .default(SPORTS.join())
  .transform((it) => it.split(',').filter(isSport))
const theme = z.enum(['dark', 'light']).default('dark')
const frameQuery = z.strictObject({ language, theme, highlights, sports })
/** At the second provider, the address has the single-use session of a player. */
const playersFrameQuery = frameQuery.extend({ session: openPlayerSession.shape.session })

/** The book's page, which the site frames, and the words for what it offers. */
export function bookPageRoutes(options: BookPageOptions): Hono {
  const app = new Hono()
  app.get('/sportsbook/names', (c) => {
    const query = parsed(namesQuery, c.req.query())
    if (!query.ok) return query.response
    return c.json(bookNames(query.value.language), 200, {
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
  })
  app.get('/sportsbook/frame', compress(), (c) => {
    const query = parsed(frameQuery, c.req.query())
    return query.ok ? framePage(options, { ...query.value, session: null }) : query.response
  })
  app.get('/sportradar/frame', compress(), (c) => {
    const query = parsed(playersFrameQuery, c.req.query())
    return query.ok ? framePage(options, query.value) : query.response
  })
  return app
}

/** The page's `lang` and locale. Several of the site's languages are one to a provider, and the first stands for it. */
function tagsOf(language: string): { lang: string; locale: string } {
  if (language === 'br') return { lang: LANGUAGES.br.tag, locale: LANGUAGES.br.intl }
  const { tag, intl } =
    Object.values(LANGUAGES).find((it) => it.outbound === language) ?? LANGUAGES.en
  return { lang: tag.split('-')[0] ?? tag, locale: intl }
}

/** What the client asks for first, as it asks for it: it comes while the client is being loaded. */
const FIRST_LIST = `/sportsbook/list?rows=${ROWS_ON_HOME}`

function framePage(
  { siteOrigins, assetsVersion, clock }: BookPageOptions,
  {
    language,
    theme,
    highlights,
    sports,
    session,
  }: z.output<typeof frameQuery> & { session: string | null },
): Response {
  const { words } = textsIn(language).sportsbook
  const { lang, locale } = tagsOf(language)
  const config: PageConfig = {
    ...{ language, locale, parents: siteOrigins, session, nowMs: clock() },
    ...{ highlights, sports },
    ...{ payoutPercent: PAYOUT_SHARE * 100, liveDelayMs: LIVE_DELAY_MS },
    ...{ words, names: bookNames(language) },
  }
  const file = (name: string) => `/game/${name}?v=${assetsVersion}`
  const html = `<!doctype html>
<html lang="${lang}" data-theme="${theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><meta name="color-scheme" content="${theme}">
<title>${escapeHtml(words.title)}</title>
<link rel="preload" as="fetch" href="${FIRST_LIST}" crossorigin>${TEXT_FONT}<link rel="stylesheet" href="${file('sportsbook.css')}"><script type="module" src="${file('sportsbook.js')}"></script></head>
<body data-config="${escapeHtml(JSON.stringify(config))}"><div id="book"><p class="note">${escapeHtml(words.loading)}</p></div></body></html>`
  return framedPage(html, siteOrigins)
}
