/** Wrong entries after which a code is invalid (GAP-052). */
export const MAX_TRIES = 5
/** GAP-052: an SMS is read at once, a mail perhaps the next day. */
export const CODE_LIFETIME_MS = { sms: 10 * 60_000, mail: 24 * 3_600_000 } as const
export const CODE_DIGITS = 6

export type CodeState = { tries: number; usedAt: number | null; expiresAt: number }
export type TryOutcome = 'ACCEPTED' | 'WRONG' | 'DEAD'

export function newCode(nowMs: number, kind: keyof typeof CODE_LIFETIME_MS): CodeState {
  return { tries: 0, usedAt: null, expiresAt: nowMs + CODE_LIFETIME_MS[kind] }
}

/**
 * One entry of a code, right or wrong. An invalid code (used, expired, too many tries) accepts nothing any more and
 * does not change; every other entry costs one try.
 */
export function enterCode(
  state: CodeState,
  entry: { matches: boolean; nowMs: number },
): { outcome: TryOutcome; next: CodeState } {
  const isDead = state.usedAt !== null || state.tries >= MAX_TRIES || state.expiresAt <= entry.nowMs
  if (isDead) return { outcome: 'DEAD', next: state }
  const tried = { ...state, tries: state.tries + 1 }
  return entry.matches
    ? { outcome: 'ACCEPTED', next: { ...tried, usedAt: entry.nowMs } }
    : { outcome: 'WRONG', next: tried }
}

/** Six digits, all codes equally likely: draws that would make some likelier are repeated. */
export function drawCode(random: (bytes: number) => Buffer): string {
  const codes = 10 ** CODE_DIGITS
  const fair = Math.floor(2 ** 32 / codes) * codes
  for (;;) {
    const drawn = random(4).readUInt32BE()
    if (drawn < fair) return String(drawn % codes).padStart(CODE_DIGITS, '0')
  }
}
