const MAX_LENGTH = 20

/** Dotted numbers, part by part; what is missing counts as 0 (GAP-034). Below 0: `a` is the older one. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((it) => it.split('.').map(Number))
  for (let part = 0; part < Math.max(left?.length ?? 0, right?.length ?? 0); part += 1) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Why nobody can accept this version, or null. `published`: null where nobody says what is published. */
export function termsProblem(
  version: string,
  known: { accepted: string; least: string; published: readonly string[] | null },
): 'outdated_version' | 'unknown_version' | null {
  if (version.length > MAX_LENGTH) return 'unknown_version'
  if (compareVersions(version, known.accepted) < 0) return 'outdated_version'
  if (compareVersions(version, known.least) < 0) return 'outdated_version'
  const isKnown =
    known.published === null ||
    [known.accepted, known.least, ...known.published].some(
      (it) => compareVersions(it, version) === 0,
    )
  return isKnown ? null : 'unknown_version'
}
