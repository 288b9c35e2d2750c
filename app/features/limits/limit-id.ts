import { NEXT } from '#app/session/limits-way.ts'
import { LIMIT_TYPES } from '#contracts/player-api/cashier-words.ts'
import {
  LIMIT_KINDS,
  LIMIT_NOTICES,
  type LimitKind,
  type LimitNotice,
  type LimitPeriod,
} from '#contracts/player-api/limit-words.ts'

/** One limit among all of a player: its name in addresses and forms, and where it stands on the page. */
export type LimitId = `${LimitKind}-${LimitPeriod}`
export type LimitName = { kind: LimitKind; period: LimitPeriod }

export const limitId = ({ kind, period }: LimitName): LimitId => `${kind}-${period}`

/** Null for what is no limit. */
export function readLimitId(text: string | null): LimitName | null {
  for (const kind of LIMIT_KINDS) {
    for (const period of LIMIT_TYPES) {
      if (text === limitId({ kind, period })) return { kind, period }
    }
  }
  return null
}

/** What the address says was done, and with which limit (LIM-12); null where it says nothing that is known. */
export type LimitDone = { of: LimitId; notice: LimitNotice }

export function doneIn(search: string): LimitDone | null {
  const said = new URLSearchParams(search)
  const notice = LIMIT_NOTICES.find((it) => it === said.get('done'))
  const name = readLimitId(said.get('of'))
  return notice && name ? { notice, of: limitId(name) } : null
}

export const doneSearch = ({ of, notice }: LimitDone): string => `?done=${notice}&of=${of}`

export const nextIn = (search: string): string | null => new URLSearchParams(search).get(NEXT)

/** The way back, carried on from one address of the page to another. */
export function keepNext(search: string, from: string): string {
  const next = nextIn(from)
  if (next === null) return search
  const kept = new URLSearchParams(search)
  kept.set(NEXT, next)
  return `?${kept}`
}

/** Whether a way from address to address only takes the report of a change out of it. */
export function onlyTakesDoneAway(from: URL, to: URL): boolean {
  if (from.pathname !== to.pathname || doneIn(from.search) === null) return false
  return to.search === keepNext('', from.search)
}
