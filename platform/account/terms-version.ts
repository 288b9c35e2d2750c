import { compareVersions } from '#contracts/dotted-version.ts'

const MAX_LENGTH = 20

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
