/**
 * Where a link of an editor leads: a page of ours below the locale, an https address, a mail. Null for
 * anything else, above all a script: then only the words are shown.
 */
export function linkTarget(text: string, localise: (path: string) => string): string | null {
  const trimmed = text.trim()
  if (/^\/(?![/\\])[^\s\\]*$/.test(trimmed)) return localise(trimmed)
  if (/^mailto:[^\s<>"]+@[^\s<>"]+$/i.test(trimmed)) return trimmed
  if (!/^https:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null
  return new URL(trimmed).href
}
