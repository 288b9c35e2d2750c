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

/** Browser and system of a device as people call them; null where the browser did not say. */
export function deviceName(userAgent: string): string | null {
  const found = [BROWSERS, SYSTEMS].flatMap((known) => {
    const match = known.find(([, pattern]) => pattern.test(userAgent))
    return match ? [match[0]] : []
  })
  return found.length > 0 ? found.join(' · ') : null
}
