import { data, redirectDocument } from '@remix-run/node'
import { type Locale, localeRedirect, resolveLocale } from './locale.ts'

/**
 * The locale of the URL. Throws the redirect of GAP-011 when the segment is not canonical and a 404 for paths without a
 * locale (`/api/…`). Loaders run in parallel, so each of them calls it.
 */
export async function requireLocale(
  args: { request: Request; params: Readonly<Record<string, string | undefined>> },
  /** The locale of a visitor whose path names none. */
  first: () => Promise<Locale>,
): Promise<Locale> {
  const answer = resolveLocale(args.params.locale ?? '')
  if (answer.kind === 'locale') return answer.locale
  const { pathname, search } = new URL(args.request.url)
  const target = localeRedirect(pathname, search, await first())
  // Another language is another document: the page in the browser contains the texts of one.
  if (target) throw redirectDocument(target.location, target.status)
  throw data(null, { status: 404 })
}
