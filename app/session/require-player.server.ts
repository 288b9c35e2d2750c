import { data, redirect } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { requireLocale } from '#app/market/require-locale.server.ts'
import { type AccountArea, judgeAccountArea, judgeProduct } from './access-rules.ts'
import type { Player, Product } from './player.ts'
import { type RequestArgs, readSession } from './session.server.ts'

export type GuardArgs = RequestArgs & { params: Readonly<Record<string, string | undefined>> }

/**
 * The player who asks for a page of the account. Throws the redirect to `/401` with the path kept for a
 * stranger (GRD-03), the one of GAP-024 for a player who may not see this area, and 503 while the platform
 * cannot say who it is. The first line of every loader and action of the account: a layout never guards.
 */
export async function requirePlayer(
  args: GuardArgs,
  area: AccountArea,
): Promise<{ player: Player; locale: Locale }> {
  const locale = requireLocale(args)
  const session = await readSession(args)
  if (session.status === 'unavailable') throw unavailable()
  if (session.status === 'anonymous') {
    const { pathname, search } = new URL(args.request.url)
    const next = args.request.method === 'GET' ? `${pathname}${search}` : pathname
    throw redirect(`${localePath(locale.segment, '/401')}?next=${encodeURIComponent(next)}`)
  }
  const verdict = judgeAccountArea(area, session.player)
  if (!verdict.allowed) throw redirect(localePath(locale.segment, verdict.path))
  return { player: session.player, locale }
}

/**
 * The visitor of a product page: a player, or null for a stranger where strangers may look (GRD-07 to
 * GRD-09). While the platform is down everybody is a stranger, and the page says so.
 */
export async function requireProduct(
  args: GuardArgs,
  product: Product,
): Promise<{ player: Player | null; locale: Locale }> {
  const locale = requireLocale(args)
  const session = await readSession(args)
  const player = session.status === 'player' ? session.player : null
  const verdict = judgeProduct(product, player)
  if (!verdict.allowed) throw redirect(localePath(locale.segment, verdict.path))
  return { player, locale }
}

/** The answer while somebody whom the page needs is down: the error screen offers to try again. */
export function unavailable() {
  return data({ code: 'UNAVAILABLE' as const }, { status: 503, headers: { 'Retry-After': '5' } })
}
