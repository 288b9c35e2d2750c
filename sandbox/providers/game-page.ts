import type { Context } from 'hono'
import { z } from 'zod'
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
  return deps.openGame({
    provider,
    gameId: String(game),
    language: spokenBy(typeof lang === 'string' ? lang : 'en', { currency, homeUrl }),
    mode: token === null ? 'fun' : 'real',
    ticket: typeof token === 'string' ? token : null,
    currency: typeof currency === 'string' ? currency : 'EUR',
    homeUrl,
  })
}

/**
 * Operators send one `pt` for the Portuguese of two countries (MKT-10): Brazil shows in the currency, or in the locale of
 * the page that the game leads back to.
 */
function spokenBy(lang: string, { currency, homeUrl }: { currency: unknown; homeUrl: string }) {
  const isBrazil = currency === 'BRL' || /^\/pt-BR(\/|$)/.test(new URL(homeUrl).pathname)
  return lang === 'pt' && isBrazil ? 'pt-BR' : lang
}

type Problem = { field: string; code: string }
const isProblem = (value: unknown): value is Problem => typeof value === 'object' && value !== null
