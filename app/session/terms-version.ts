import { compareVersions, isDottedVersion } from '#contracts/dotted-version.ts'

/** The newer of the content's version and the login's: neither can make terms older again. */
export function newerTerms(one: string | null, other: string | null): string | null {
  const [first, second] = [one, other].filter(
    (it): it is string => it !== null && isDottedVersion(it),
  )
  if (first === undefined) return null
  return second === undefined || compareVersions(first, second) >= 0 ? first : second
}
