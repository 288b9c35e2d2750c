import { parseTarget } from './button-target.ts'

/** Content rules as pure functions; the Studio shows their messages, tests call them directly (GAP-157). */

/** An end must be after its start. Either may be missing. */
export function endsAfterStart(start: string | undefined, end: string | undefined): true | string {
  if (!start || !end) return true
  return Date.parse(end) > Date.parse(start) ? true : 'The end must be after the start.'
}

/** The key of a player segment on the platform: `npm run segments:put`. */
export function isSegmentKey(value: string | undefined): true | string {
  return value !== undefined && /^[a-z0-9-]{1,40}$/.test(value)
    ? true
    : 'Small letters, digits and dashes, at most 40: the key of a list that the platform keeps.'
}

/** A path of the site (starting with a single slash) or a full https URL. */
export function isTarget(value: string | undefined): true | string {
  if (!value) return true
  // By the rule of the pages, which drop every other target.
  if (parseTarget(value) !== null && value.trim() === value) return true
  return 'Begin with one slash (a page of ours) or with https://.'
}

export function isBetRange(range: { min?: number; max?: number } | undefined): true | string {
  if (range?.min === undefined || range.max === undefined)
    return 'Smallest and largest bet are both needed.'
  return range.min > 0 && range.max >= range.min
    ? true
    : 'The largest bet must not be below the smallest.'
}
