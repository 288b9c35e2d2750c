import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orUnavailable } from '#app/content/or-unavailable.server.ts'
import { ClubPage } from '#app/features/club/ClubPage.tsx'
import { readClub } from '#app/features/club/club.server.ts'
import { readSeoText } from '#app/features/seo/seo-text.server.tsx'
import { pageHeaders } from '#app/market/page-headers.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { guard } from '#app/session/guard.server.ts'

export const handle = { indexable: true }
export const meta = titleMeta
export const headers = pageHeaders

/** The club's page (RTE-09). */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await guard(args, 'marketing')
  return orUnavailable(async () => {
    const club = await readClub(args.context, locale)
    return {
      title: withSiteName(club.seoTitle),
      description: club.description,
      onlyInMarkets: club.markets,
      club,
      seoText: await readSeoText(args, locale),
    }
  })
}

export default function ClubRoute() {
  return <ClubPage club={useLoaderData<typeof loader>().club} />
}
