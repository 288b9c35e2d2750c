import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orUnavailable } from '#app/content/or-unavailable.server.ts'
import { loadSeoText } from '#app/features/seo/seo-text.server.tsx'
import { TournamentList } from '#app/features/tournaments/TournamentList.tsx'
import { loadTournaments } from '#app/features/tournaments/tournaments.server.ts'
import { pageHeaders } from '#app/market/page-headers.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { guard } from '#app/session/guard.server.ts'

export const handle = { ...messages('content'), indexable: true }
export const meta = titleMeta
export const headers = pageHeaders

/** Running and upcoming tournaments (CNT-18). */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await guard(args, 'marketing')
  return orUnavailable(async () => ({
    title: pageTitle(locale, 'content:tournament.heading'),
    description: '',
    tournaments: await loadTournaments(args.context, locale),
    seoText: await loadSeoText(args, locale),
  }))
}

export const clientLoader = withMessages(handle)

export default function TournamentsRoute() {
  return <TournamentList tournaments={useLoaderData<typeof loader>().tournaments} />
}
