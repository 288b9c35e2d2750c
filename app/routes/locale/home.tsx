import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { bringsFragments } from '#app/content/fragments/with-fragments.ts'
import { Banners } from '#app/features/banners/Banners.tsx'
import { readBanners } from '#app/features/banners/banners.server.ts'
import { Home } from '#app/features/home/Home.tsx'
import { readHomeTexts } from '#app/features/home/home.server.ts'
import { readHomeRowsIfKnown } from '#app/features/lobby/home-rows.server.ts'
import { Missing, TileRowsOf } from '#app/features/lobby/Lobby.tsx'
import { pageHeaders } from '#app/market/page-headers.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { requireLocale } from '#app/market/require-locale.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { readSession } from '#app/session/session.server.ts'

export const handle = { ...messages('home', 'lobby'), indexable: true }
export const meta = titleMeta
export const headers = pageHeaders

/** The rows are its heart; without texts or banners it is still a home. */
export async function loader(args: LoaderFunctionArgs) {
  const locale = requireLocale(args)
  const session = await readSession(args)
  const player = session.status === 'player' ? session.player : null
  const [texts, banners, rows] = await Promise.all([
    readHomeTexts(args.context, locale),
    readBanners(args, { placement: 'home', locale, player }),
    readHomeRowsIfKnown(args, { locale, country: player?.countryCode ?? null }),
  ])
  const page = {
    title: texts.seoTitle === '' ? pageTitle(locale, 'home:title') : texts.seoTitle,
    description: texts.seoDescription,
    texts,
    banners,
    rows,
    fragments: rows.state === 'rows' ? { rows: rows.fragment } : {},
  }
  // A home without its rows is only for whoever asked just now.
  return rows.state === 'unavailable'
    ? data(page, { headers: { 'X-Page-Cache': 'no' } })
    : data(page)
}

export const clientLoader = bringsFragments(bringsMessages(handle))

export default function HomeRoute() {
  const { texts, banners, rows } = useLoaderData<typeof loader>()
  return (
    <Home
      texts={texts}
      banners={<Banners banners={banners} height="tall" />}
      rows={
        rows.state === 'rows' ? (
          <TileRowsOf fragment={rows.fragment} />
        ) : rows.state === 'unavailable' ? (
          <Missing />
        ) : null
      }
    />
  )
}
