const DOTTED = /^\d{1,9}(?:\.\d{1,9}){0,3}$/

export const isDottedVersion = (text: string) => DOTTED.test(text)

/** Compares dotted version numbers part by part; a missing part counts as 0 (GAP-034). Negative: `a` is older. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((it) => it.split('.').map(Number))
  for (let part = 0; part < Math.max(left?.length ?? 0, right?.length ?? 0); part += 1) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Whether terms must be accepted (again): dotted numbers, compared part by part; a version never accepted, or
 * unreadable, counts as older (GAP-034). Without current terms there is nothing to accept.
 */
export function mustAcceptTerms(current: string | null, accepted: string | null): boolean {
  if (current === null || !isDottedVersion(current)) return false
  return accepted === null || !isDottedVersion(accepted) || compareVersions(current, accepted) > 0
}
