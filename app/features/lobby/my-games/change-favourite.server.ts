import type { AppLoadContext } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { resolveLocale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { pageCaller } from '#app/session/caller.server.ts'
import { readForm } from '#app/session/form.server.ts'
import type { Player } from '#app/session/player.ts'
import { pathOfOurs } from '#app/session/redirect-target.ts'
import { privateJson, refusalResponse } from '#app/session/replies.server.ts'
import { readSession } from '#app/session/session.server.ts'
import { KINDS, type Kind } from '../lobby.query.server.ts'
import type { Visit } from '../lobby-setting.server.ts'
import { loadKinds } from '../named-games.server.ts'
import { hasMyGames, loadFavourites, loadMyGames } from './my-games.server.ts'

type Args = { request: Request; context: AppLoadContext }

const locale = z
  .string()
  .max(16)
  .transform((segment, check) => {
    const answer = resolveLocale(segment)
    if (answer.kind === 'locale') return answer.locale
    check.addIssue({ code: 'custom', message: 'is no locale of ours' })
    return z.NEVER
  })
/** The requesting page; no kind is a page with games of both. */
const page = z.object({
  locale,
  kind: z.enum(KINDS).optional(),
  extent: z.enum(['marks', 'strip', 'all']).default('marks'),
})
const change = page.extend({
  game: z.string().regex(/^[\w.-]{1,100}$/),
  /** Omitted by a page without scripts: then the current state is toggled. */
  on: z.enum(['0', '1']).optional(),
  back: z.string().max(1_024).default(''),
})

const choice = page.extend({
  suggest: z.enum(['0', '1']),
  back: z.string().max(1_024).default(''),
  answer: z.literal('json').optional(),
})

/** The player's own games as a page shows them; for an open page while they change elsewhere. */
export async function handleMyGames(args: Args): Promise<Response> {
  const session = await readSession(args)
  if (session.status !== 'player') return refusalOf(session.status)
  const asked = page.safeParse(Object.fromEntries(new URL(args.request.url).searchParams))
  if (!asked.success) return refusalResponse('VALIDATION_FAILED')
  return view(args, session.player, asked.data)
}

/** Marks or unmarks a game, and responds as above; a form without scripts is redirected back to its page. */
export async function handleFavouriteForm(args: Args): Promise<Response> {
  const session = await readSession(args)
  if (session.status !== 'player') return refusalOf(session.status)
  const { player } = session
  const form = await readForm(args.request)
  if (Object.hasOwn(form, 'suggest')) return changeSuggestions(args, player, form)
  const sent = change.safeParse(form)
  if (!sent.success) return refusalResponse('VALIDATION_FAILED')
  const { game, on, back } = sent.data
  const visit = { locale: sent.data.locale, country: player.countryCode }
  const favourites = on === undefined ? (await loadFavourites(args, player)).flat() : []
  const sets = on === undefined ? !favourites.includes(game) : on === '1'
  const kinds = await kindsOf(args, game, visit)
  // A game that is no longer in the content can be removed from the list, but not added.
  const lobbies = kinds.length > 0 ? kinds : sets ? [] : KINDS
  if (lobbies.length === 0) return refusalResponse('NOT_FOUND')
  const caller = pageCaller(args, player)
  for (const lobby of lobbies) {
    if (sets && !hasMyGames(player, lobby)) return refusalResponse('PLAYER_BLOCKED')
    const favourite = { lobby, gameId: game }
    const { platform } = args.context
    const answer = sets
      ? await platform.addFavourite(favourite, caller)
      : await platform.removeFavourite(favourite, caller)
    if (!answer.ok) return refusalResponse(answer.refusal)
  }
  if (on !== undefined) return view(args, player, sent.data)
  const path = pathOfOurs(back)
  return redirect(localePath(visit.locale.segment, path ?? '/'), { status: 303 })
}

/**
 * Switches the row of suggested games on or off; as with a mark, the response is the lists or, without scripts, a
 * redirect to the page.
 */
async function changeSuggestions(
  args: Args,
  player: Player,
  form: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const sent = choice.safeParse(form)
  if (!sent.success) return refusalResponse('VALIDATION_FAILED')
  const { suggest, back, answer: as } = sent.data
  const caller = pageCaller(args, player)
  const answer = await args.context.platform.changeSuggestions(suggest === '1', caller)
  if (!answer.ok) return refusalResponse(answer.refusal)
  if (as === 'json') return view(args, player, sent.data)
  return redirect(localePath(sent.data.locale.segment, pathOfOurs(back) ?? '/'), { status: 303 })
}

async function kindsOf(args: Args, game: string, visit: Visit): Promise<readonly Kind[]> {
  const kind = (await loadKinds(args, [game], visit)).get(game)
  return kind ? [kind] : []
}

async function view(args: Args, player: Player, asked: z.output<typeof page>): Promise<Response> {
  const kind = asked.kind ?? null
  if (kind !== null && !hasMyGames(player, kind)) return refusalResponse('PLAYER_BLOCKED')
  const visit = { locale: asked.locale, country: player.countryCode }
  const shown = await loadMyGames(args, { player, kind, visit, extent: asked.extent })
  return privateJson(shown)
}

function refusalOf(status: 'anonymous' | 'unavailable'): Response {
  return refusalResponse(status === 'unavailable' ? 'UNAVAILABLE' : 'NO_SESSION')
}
