import { compareVersions } from '#contracts/dotted-version.ts'

const MAX_LENGTH = 20

/**
 * Why a player cannot accept this version, or null. Allowed are the current version of the player's market and the one
 * accepted before, unless that is older.
 */
export function termsProblem(
  version: string,
  { accepted, current }: { accepted: string; current: string },
): 'outdated_version' | 'unknown_version' | null {
  if (version.length > MAX_LENGTH) return 'unknown_version'
  if (compareVersions(version, accepted) < 0) return 'outdated_version'
  const age = compareVersions(version, current)
  if (age < 0) return 'outdated_version'
  return age === 0 || compareVersions(version, accepted) === 0 ? null : 'unknown_version'
}

/**
 * The newer of the version published for players of a country and the least version that every player has to accept.
 */
export function createTermsOf(
  least: string,
  published: (countryCode: string) => Promise<string | null> = async () => null,
): (countryCode: string) => Promise<string> {
  return async (countryCode) => {
    const current = await published(countryCode)
    return current !== null && compareVersions(current, least) > 0 ? current : least
  }
}
