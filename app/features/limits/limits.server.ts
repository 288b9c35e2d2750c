import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Who } from '#app/session/caller.server.ts'
import { pageCaller } from '#app/session/caller.server.ts'
import type { Player } from '#app/session/player.ts'
import { afterLogin } from '#app/session/redirect-target.ts'
import type { LimitSet } from '#contracts/player-api/limits.ts'
import { LIMIT_KINDS, type LimitKind } from '#contracts/player-api/protection-words.ts'
import { type LimitId, type LimitName, limitId, nextIn, readLimitId } from './limit-id.ts'
import { type LimitSetView, limitWords, toSetView, zoneWithCode } from './limit-view.server.ts'

/** The rules for increases in the player's market. */
export type IncreaseRule = LimitSet['increase']

export type LimitsPageData = {
  /** In display order; an unreadable one is null and does not affect the others. */
  sets: { kind: LimitKind; set: LimitSetView | null }[]
  /** Time zone of all times on the page; null if no set could be read. */
  zone: string | null
  increase: IncreaseRule | null
  /** The limit that the URL opens for a change. */
  editing: LimitId | null
  /** Missing limits that the market requires before deposits or play. */
  missing: LimitName[]
  /** The page that required limits; null if the player came directly. */
  next: string | null
}

/** The limit kinds that this player's market shows (CON-11, LIM-24). */
export const kindsFor = ({ market }: Pick<Player, 'market'>): LimitKind[] =>
  LIMIT_KINDS.filter((kind) => kind !== 'loss' || market.lossLimits)

/** The limits page (LIM-01, LIM-02). Each kind is read by a separate call and can fail separately. */
export async function loadLimitsPage(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
): Promise<LimitsPageData> {
  const { platform, clock } = args.context
  const caller = pageCaller(args, player)
  const answers = await Promise.all(
    kindsFor(player).map(async (kind) => ({
      kind,
      answer: await platform.readLimits(kind, caller),
    })),
  )
  const now = clock()
  const first = answers.map(({ answer }) => (answer.ok ? answer.value : null)).find(Boolean)
  const { search, searchParams } = new URL(args.request.url)
  const editing = readLimitId(searchParams.get('edit'))
  const next = nextIn(search)
  return {
    sets: answers.map(({ kind, answer }) => ({
      kind,
      set: answer.ok
        ? toSetView(answer.value, { kind, words: limitWords(locale, answer.value), now })
        : null,
    })),
    zone: first ? zoneWithCode(locale, first.timeZone) : null,
    increase: first?.increase ?? null,
    editing: editing && limitId(editing),
    missing: answers.flatMap(({ kind, answer }) =>
      answer.ok ? answer.value.missing.map((period) => ({ kind, period })) : [],
    ),
    next: next === null ? null : afterLogin(next, locale.segment),
  }
}
