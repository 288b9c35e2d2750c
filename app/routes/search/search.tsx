import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { GameGrid } from '#app/features/lobby/GameGrid.tsx'
import { GameStrip } from '#app/features/lobby/GameStrip.tsx'
import { SearchPage } from '#app/features/search/SearchPage.tsx'
import { wordsOf } from '#app/market/i18n.server.ts'
import { pageTitle, withSiteName } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { findForVisit } from '#app/routes/search/find.server.ts'
import { guard } from '#app/session/guard.server.ts'

export const handle = messages('search')
export const meta = titleMeta
// There are as many of these pages as search texts; this one is unlikely to be requested again.
export const headers = () => ({ 'X-Page-Cache': 'no', 'X-Robots-Tag': 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const visit = await guard(args, 'search')
  const view = await findForVisit(args, visit)
  const page = {
    title: view.query === '' ? pageTitle(visit.locale, 'search:title') : withSiteName(view.query),
    description: wordsOf(visit.locale).t('search:description'),
    view,
  }
  return view.state === 'unavailable'
    ? data(page, { status: 503, headers: { 'Retry-After': '5' } })
    : data(page)
}

export const clientLoader = withMessages(handle)

export default function SearchRoute() {
  const { view } = useLoaderData<typeof loader>()
  return (
    <SearchPage
      view={view}
      games={view.state === 'found' ? <GameGrid tiles={view.games.tiles} /> : null}
      starts={
        view.state === 'asks'
          ? view.starts.map((it) => <GameStrip key={it.title} title={it.title} tiles={it.tiles} />)
          : null
      }
    />
  )
}
