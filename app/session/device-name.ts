/** The first that is named counts: most browsers name others, too. */
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

/** The switch "desktop site" of a phone or tablet makes it name the other one of these. */
const NAMED_LIKE: Readonly<Record<string, string>> = {
  Android: 'Linux',
  iPhone: 'macOS',
  iPad: 'macOS',
}

const find = (known: typeof BROWSERS | typeof SYSTEMS, userAgent: string): string | null =>
  known.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null

/** Browser and system of a device as people call them; null where the browser did not say. */
export function deviceName(userAgent: string): string | null {
  const found = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)].filter((it) => it !== null)
  return found.length > 0 ? found.join(' · ') : null
}

/**
 * What stays the same of a browser for as long as a session lasts, through its updates and its switch for
 * desktop pages: its family and the family of its system. Null where it says neither.
 */
export function browserFamily(userAgent: string): string | null {
  const [browser, system] = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)]
  if (browser === null && system === null) return null
  return `${browser ?? ''}/${system === null ? '' : (NAMED_LIKE[system] ?? system)}`
}
