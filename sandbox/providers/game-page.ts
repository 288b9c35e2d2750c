import type { Context } from 'hono'
import { z } from 'zod'
import { findMarket } from '#markets/index.ts'
import type { Market } from '#markets/types.ts'
import { errorResponse } from '../error-response.ts'
import type { ProviderDeps } from './provider-deps.ts'

const shapes = {
  game: z.string().regex(/^[\w.-]{1,100}$/),
  token: z.string().min(16).max(200),
  lang: z.string().regex(/^[a-z]{2,4}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  home: z.url({ protocol: /^https?$/ }).max(500),
}
type Part = keyof typeof shapes

/** A provider's parameter names for the parts of a launch in its URL; what it does not name is left to us. */
export type Names = { game: string } & Partial<Record<Exclude<Part, 'game'>, string>>

/**
 * The game page for a launch URL: for money where there is a token, else for fun. The home link must lead to the
 * operator: anything else would be an open redirect inside the frame.
 */
export function gamePageOf(c: Context, provider: string, names: Names, deps: ProviderDeps) {
  const query = c.req.query()
  const read = (part: Part): string | null | Problem => {
    const name = names[part]
    const text = name === undefined ? undefined : query[name]
    if (text === undefined || text === '') return null
    const parsed = shapes[part].safeParse(text)
    return parsed.success ? parsed.data : { field: name ?? part, code: 'invalid_value' }
  }
  const [game, token, lang, currency, home] = [
    read('game') ?? { field: names.game, code: 'required' },
    read('token'),
    read('lang'),
    read('currency'),
    read('home'),
  ]
  for (const it of [game, token, lang, currency, home]) {
    if (isProblem(it)) return errorResponse(400, 'VALIDATION_FAILED', [it])
  }
  const homeUrl = typeof home === 'string' ? home : (deps.siteOrigins[0] ?? '')
  if (!deps.siteOrigins.includes(new URL(homeUrl).origin)) {
    return errorResponse(400, 'VALIDATION_FAILED', [
      { field: names.home ?? 'home', code: 'unknown_origin' },
    ])
  }
  const market = marketOfPage(homeUrl)
  const played = typeof currency === 'string' ? currency : (market?.currency ?? 'EUR')
  // Operators send one `pt` for the Portuguese of two countries (MKT-10).
  const isBrazil = lang === 'pt' && (played === 'BRL' || market?.code === 'BR')
  return deps.openGame({
    provider,
    gameId: String(game),
    language: isBrazil ? 'pt-BR' : typeof lang === 'string' ? lang : 'en',
    mode: token === null ? 'fun' : 'real',
    ticket: typeof token === 'string' ? token : null,
    currency: played,
    homeUrl,
  })
}

/** The market of the operator's page that the game leads back to: the URL of a demo need not name a currency (GAM-07). */
function marketOfPage(url: string): Market | undefined {
  const [, code] = /^\/[a-z]+-([A-Z]{2})(?:\/|$)/.exec(new URL(url).pathname) ?? []
  return code === undefined ? undefined : findMarket(code)
}

type Problem = { field: string; code: string }
const isProblem = (value: unknown): value is Problem => typeof value === 'object' && value !== null
