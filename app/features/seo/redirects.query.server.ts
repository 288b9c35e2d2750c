import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { resolveLocale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import type { REDIRECTS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { followRedirects } from '#schemas/rules/redirects.ts'

const REDIRECTS_QUERY = defineQuery(
  `*[_type == "redirect"] | order(_id asc){ from, to, permanent, markets }`,
)
const redirects = listOf(
  z.object({
    from: z.string(),
    to: z.string().regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/),
    permanent: z
      .boolean()
      .nullable()
      .transform((it) => it !== false),
    markets: listOf(z.string()),
  }),
)

// Fails to compile when the query's result changes.
true satisfies SameShape<REDIRECTS_QUERY_RESULT, z.input<typeof redirects>>

/** The redirect that an editor set for a path without a page, if any. Never fails: then it is just a 404. */
export async function redirectOf(
  { content }: Pick<AppLoadContext, 'content'>,
  pathname: string,
): Promise<{ location: string; status: 301 | 302 } | null> {
  const [, segment = '', ...rest] = pathname.split('/')
  const answer = resolveLocale(segment)
  if (answer.kind !== 'locale') return null
  try {
    const all = await content.fetch(REDIRECTS_QUERY, {}, redirects)
    const found = followRedirects(all, `/${rest.join('/')}`, answer.locale.market.code)
    if (!found) return null
    const location = found.to.startsWith('/')
      ? localePath(answer.locale.segment, found.to)
      : found.to
    return { location, status: found.permanent ? 301 : 302 }
  } catch (error) {
    if (error instanceof ContentUnavailableError) return null
    throw error
  }
}
