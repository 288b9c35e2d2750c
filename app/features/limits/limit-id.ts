import { LIMITS_NEXT } from '#app/session/protection-paths.ts'
import { LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'
import {
  LIMIT_KINDS,
  LIMIT_NOTICES,
  type LimitKind,
  type LimitNotice,
  type LimitPeriod,
} from '#contracts/player-api/protection-words.ts'

/** One limit among a player's: its name in URLs and forms, and its anchor on the page. */
export type LimitId = `${LimitKind}-${LimitPeriod}`
export type LimitName = { kind: LimitKind; period: LimitPeriod }

export const limitId = ({ kind, period }: LimitName): LimitId => `${kind}-${period}`

/** Null if it is not a limit. */
export function readLimitId(text: string | null): LimitName | null {
  for (const kind of LIMIT_KINDS) {
    for (const period of LIMIT_TYPES) {
      if (text === limitId({ kind, period })) return { kind, period }
    }
  }
  return null
}

/** The change and limit that the URL reports as done (LIM-12); null if there is none or it is unknown. */
export type LimitDone = { of: LimitId; notice: LimitNotice }

export function doneIn(search: string): LimitDone | null {
  const query = new URLSearchParams(search)
  const notice = LIMIT_NOTICES.find((it) => it === query.get('done'))
  const name = readLimitId(query.get('of'))
  return notice && name ? { notice, of: limitId(name) } : null
}

export const doneSearch = ({ of, notice }: LimitDone): string => `?done=${notice}&of=${of}`

export const nextIn = (search: string): string | null =>
  new URLSearchParams(search).get(LIMITS_NEXT)

/** The return path, carried from one URL of the page to another. */
export function keepNext(search: string, from: string): string {
  const next = nextIn(from)
  if (next === null) return search
  const kept = new URLSearchParams(search)
  kept.set(LIMITS_NEXT, next)
  return `?${kept}`
}

/** Whether a navigation only removes the report of a change from the URL. */
export function onlyTakesDoneAway(from: URL, to: URL): boolean {
  if (from.pathname !== to.pathname || doneIn(from.search) === null) return false
  return to.search === keepNext('', from.search)
}
