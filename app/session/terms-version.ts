import { compareVersions, isDottedVersion } from '#contracts/dotted-version.ts'

/**
 * Whether terms must be accepted (again): dotted numbers, compared part by part; a version never accepted, or
 * unreadable, counts as older (GAP-034). Without current terms there is nothing to accept.
 */
export function mustAcceptTerms(current: string | null, accepted: string | null): boolean {
  if (current === null || !isDottedVersion(current)) return false
  return accepted === null || !isDottedVersion(accepted) || compareVersions(current, accepted) > 0
}

/** The newer of the content's version and the login's: neither can make terms older again. */
export function newerTerms(one: string | null, other: string | null): string | null {
  const [first, second] = [one, other].filter(
    (it): it is string => it !== null && isDottedVersion(it),
  )
  if (first === undefined) return null
  return second === undefined || compareVersions(first, second) >= 0 ? first : second
}
