/** Rules of content as pure functions; the Studio shows their sentence, tests call them directly (GAP-157). */

/** An end must lie after its start. Either may be missing. */
export function endsAfterStart(start: string | undefined, end: string | undefined): true | string {
  if (!start || !end) return true
  return Date.parse(end) > Date.parse(start) ? true : 'The end must be after the start.'
}

const PLAYER_ID = /^(?:\d{1,20}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/i

/** Player ids separated by comma, semicolon or line: digits or UUIDs. */
export function isPlayerList(text: string | undefined): true | string {
  const wrong = splitPlayerList(text ?? '').find((it) => !PLAYER_ID.test(it))
  return wrong === undefined ? true : `“${wrong.slice(0, 40)}” is not a player id.`
}

export function splitPlayerList(text: string): string[] {
  return text
    .split(/[,;\n\r]/)
    .map((it) => it.trim())
    .filter(Boolean)
}

/** A path of the site (one slash first) or a full https address. */
export function isTarget(value: string | undefined): true | string {
  if (!value) return true
  if (/^\/(?![/\\])/.test(value) || /^https:\/\/[^\s]+$/.test(value)) return true
  return 'Begin with one slash (a page of ours) or with https://.'
}

export function isBetRange(range: { min?: number; max?: number } | undefined): true | string {
  if (range?.min === undefined || range.max === undefined)
    return 'Smallest and largest bet are both needed.'
  return range.min > 0 && range.max >= range.min
    ? true
    : 'The largest bet must not be below the smallest.'
}
