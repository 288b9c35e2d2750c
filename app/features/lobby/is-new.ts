import { dayOf } from '#schemas/rules/lobby-games.ts'

const NEW_FOR_DAYS = 30

/** A game is new for thirty days, and not before its release; `today` in whole days since 1970. */
export function isNew(releasedAt: string | null, today: number): boolean {
  if (releasedAt === null) return false
  const released = dayOf(Date.parse(releasedAt))
  return released <= today && today - released < NEW_FOR_DAYS
}
