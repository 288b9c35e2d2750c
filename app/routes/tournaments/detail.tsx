import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orUnavailable } from '#app/content/or-unavailable.server.ts'
import { event } from '#app/features/seo/json-ld.ts'
import { breadcrumbTrail } from '#app/features/seo/page-facts.server.ts'
import { TournamentPage } from '#app/features/tournaments/TournamentPage.tsx'
import { loadTournament } from '#app/features/tournaments/tournaments.server.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { pageHeaders } from '#app/market/page-headers.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { loadPageGames } from '#app/routes/page-games.server.ts'
import { showGames } from '#app/routes/show-games.tsx'
import { guard } from '#app/session/guard.server.ts'

export const handle = { ...messages('content'), indexable: true }
export const meta = titleMeta
export const headers = pageHeaders

/** One tournament (CNT-18). */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await guard(args, 'marketing')
  return orUnavailable(async () => {
    const tournament = await loadTournament(args.context, args.params.slug ?? '', locale)
    return {
      title: withSiteName(tournament.seoTitle),
      description: tournament.description,
      onlyInMarkets: tournament.markets,
      jsonLd: [
        ...breadcrumbTrail(args.context, locale, [
          { name: textOf(locale), path: '/tournaments' },
          { name: tournament.title, path: `/tournaments/${tournament.slug}` },
        ]),
        ...(tournament.startDate === null
          ? []
          : [
              event(args.context.config.publicOrigin, {
                name: tournament.title,
                description: tournament.summary,
                path: tournament.href,
                startDate: tournament.startDate,
                endDate: tournament.endDate,
              }),
            ]),
      ],
      tournament,
      games: await loadPageGames(args, locale, tournament.body, tournament.games),
    }
  })
}

const textOf = (locale: Locale) => wordsOf(locale).t('content:tournament.heading')

export const clientLoader = withMessages(handle)

export default function TournamentRoute() {
  const { tournament, games } = useLoaderData<typeof loader>()
  return <TournamentPage tournament={tournament} showGames={showGames(games)} />
}
