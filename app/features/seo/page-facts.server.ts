import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { readPicture } from '#app/content/image-source.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import { type Locale, tagOf } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import type { SITE_SETTINGS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { breadcrumbs, type JsonLd, organisation, webSite } from './json-ld.ts'

/** The organisation, on the home page (GAP-125); with fewer fields while the lake is down. */
export async function homeFacts(
  context: AppLoadContext,
  locale: Locale,
): Promise<{ jsonLd: JsonLd[]; shareImage: string | null }> {
  const { publicOrigin } = context.config
  const site = webSite(publicOrigin, {
    path: localePath(locale.segment, '/'),
    language: tagOf(locale),
  })
  try {
    const settings = await context.content.fetch(SITE_SETTINGS_QUERY, {}, siteSettings)
    if (!settings) return { jsonLd: [site], shareImage: null }
    const { organisation: name, supportEmail } = settings
    return {
      jsonLd: [organisation(publicOrigin, { name, email: supportEmail ?? '' }), site],
      shareImage: readPicture(context, settings.shareImage, 'wideBanner', '')?.src ?? null,
    }
  } catch (error) {
    if (error instanceof ContentUnavailableError) return { jsonLd: [site], shareImage: null }
    throw error
  }
}

/** Breadcrumb from the home page to this one. `trail` is the part after home, the page itself last. */
export function breadcrumbTrail(
  { config }: Pick<AppLoadContext, 'config'>,
  locale: Locale,
  trail: readonly { name: string; path: string }[],
): JsonLd[] {
  const { t } = wordsOf(locale)
  return [
    breadcrumbs(
      config.publicOrigin,
      [{ name: t('common:nav.home'), path: '/' }, ...trail].map(({ name, path }) => ({
        name,
        path: localePath(locale.segment, path),
      })),
    ),
  ]
}

/** The site's own description. */
const SITE_SETTINGS_QUERY = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  organisation, supportEmail, "shareImage": shareImage.asset._ref
}`)

const siteSettings = z
  .object({
    organisation: z.string(),
    supportEmail: z.string().nullable(),
    shareImage: z.string().nullable(),
  })
  .nullable()

// Fails to compile when the query's result changes.
true satisfies SameShape<SITE_SETTINGS_QUERY_RESULT, z.input<typeof siteSettings>>
