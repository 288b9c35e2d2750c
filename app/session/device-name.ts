/** The first match counts: most browsers name others, too. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** With "desktop site" switched on, a phone or tablet reports the system on the right. */
const NAMED_LIKE: Readonly<Record<string, string>> = {
  Android: 'Linux',
  iPhone: 'macOS',
  iPad: 'macOS',
}

const find = (known: typeof BROWSERS | typeof SYSTEMS, userAgent: string): string | null =>
  known.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null

/** Browser and system of a device by their common names; null if the browser reports neither. */
export function deviceName(userAgent: string): string | null {
  const found = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)].filter((it) => it !== null)
  return found.length > 0 ? found.join(' · ') : null
}

/**
 * The part of a user agent that stays the same for the whole session, through updates and the switch for desktop sites:
 * its browser family and the family of its system. Null if it reports neither.
 */
export function browserFamily(userAgent: string): string | null {
  const [browser, system] = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)]
  if (browser === null && system === null) return null
  return `${browser ?? ''}/${system === null ? '' : (NAMED_LIKE[system] ?? system)}`
}
