import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { fragmentResponse } from '#app/content/fragments/fragments.server.ts'
import { resolveLocale } from '#app/market/locale.ts'
import { refusalResponse } from '#app/session/replies.server.ts'
import { loadChunk, loadList } from './games-page.server.ts'
import { CLOSED_KINDS, loadHomeRows } from './home-rows.server.ts'
import { hasPlace, offerLobbyNavigation, offerLobbyRows } from './load-lobby.server.ts'
import { KINDS } from './lobby.query.server.ts'
import { MY_GAMES } from './lobby-paths.ts'
import { isAsking, parseLobbyQuestion } from './lobby-question.ts'
import { type LobbyOfVisit, loadLobbyPlan } from './lobby-setting.server.ts'

type Args = { request: Request; context: AppLoadContext }

const visit = z
  .object({
    locale: z.string().max(16),
    device: z.enum(['mobile', 'tablet', 'desktop']),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    stars: z.literal('1').optional(),
  })
  .transform(({ locale: segment, device, country, stars }, check) => {
    const answer = resolveLocale(segment)
    if (answer.kind === 'locale') {
      const { locale } = answer
      return { locale, device, country: country ?? null, stars: stars === '1' }
    }
    check.addIssue({ code: 'custom', message: 'is no locale of ours' })
    return z.NEVER
  })
const kind = z.enum(KINDS)
const slug = z
  .string()
  .regex(/^(?:studio\/)?[a-zA-Z0-9_-]{1,100}$/)
  .default('')
const page = z
  .string()
  .regex(/^[1-9]\d?$/)
  .transform(Number)

const row = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
const part = z.object({ from: row, to: row })
const homePart = part.extend({ closed: z.enum(CLOSED_KINDS).default('') })

/** Fragments of lobbies by name. Each parses its address again: another process may have rendered the page. */
const FRAGMENTS: Readonly<
  Record<string, (args: Args, query: Record<string, string>) => Promise<string | null>>
> = {
  async rows(args, query) {
    const asked = { ...visit.parse(query), kind: kind.parse(query.kind), ...part.parse(query) }
    const found = await loadLobbyPlan(args, asked.kind, asked)
    return offerLobbyRows(args, found, asked.kind, asked)
  },
  async home(args, query) {
    return loadHomeRows(args, visit.parse(query), homePart.parse(query))
  },
  async navigation(args, query) {
    const asked = {
      ...visit.parse(query),
      kind: kind.parse(query.kind),
      slug: slug.parse(query.slug),
    }
    const found = await loadLobbyPlan(args, asked.kind, asked)
    if (!isOpen(found, asked.slug)) return null
    return offerLobbyNavigation(args, found, { ...asked, isPlain: query.all !== '1' })
  },
  async games(args, query) {
    const asked = {
      ...visit.parse(query),
      kind: kind.parse(query.kind),
      slug: slug.parse(query.slug),
    }
    const index = page.parse(query.part)
    const found = await loadLobbyPlan(args, asked.kind, asked)
    if (!isOpen(found, asked.slug)) return null
    const list = await loadList(args.context, found, asked)
    // A facet can have several values: those are only in the URL.
    const { searchParams } = new URL(args.request.url)
    const question = parseLobbyQuestion(searchParams, list.known)
    if (!question || (asked.slug === '' && !isAsking(question))) return null
    const games = { ...asked, question: { ...question, page: index }, base: '' }
    return loadChunk(args.context, found, { list, asked: games })
  },
}

const isOpen = (found: LobbyOfVisit, wanted: string) =>
  wanted === '' || wanted === MY_GAMES || hasPlace(found, wanted)

/** `/api/fragment/{name}?…`: 400 for an invalid address, 404 for what does not exist (any more). */
export async function handleLobbyFragment(args: Args, name: string): Promise<Response> {
  const make = Object.hasOwn(FRAGMENTS, name) ? FRAGMENTS[name] : undefined
  if (!make) return refusalResponse('NOT_FOUND')
  const query = Object.fromEntries(new URL(args.request.url).searchParams)
  try {
    const id = await make(args, query)
    return id === null
      ? refusalResponse('NOT_FOUND')
      : fragmentResponse(args.request, args.context, id)
  } catch (error) {
    if (error instanceof z.ZodError) return refusalResponse('VALIDATION_FAILED')
    if (error instanceof ContentUnavailableError) return refusalResponse('UNAVAILABLE')
    throw error
  }
}
