import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ExclusionStarted } from '#app/features/exclusions/ExclusionStarted.tsx'
import { loadHelpLinks } from '#app/features/in-game-menu/help-links.query.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { guard } from '#app/session/guard.server.ts'

export const handle = messages('breaks', 'gamemenu')
export const meta = titleMeta

/** The target page of a break. It contains no personal data: everyone gets the same content. */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await guard(args, 'exclusionStarted')
  return {
    title: pageTitle(locale, 'breaks:begun.title'),
    help: await loadHelpLinks(args.context, locale),
  }
}

export const clientLoader = withMessages(handle)

export default function ExclusionStartedRoute() {
  const { help } = useLoaderData<typeof loader>()
  const { t } = useTranslation('gamemenu')
  return (
    <ExclusionStarted
      help={help.map(({ kind, title, url }) => ({
        title: kind === 'page' ? t('safe.page') : title,
        url,
      }))}
    />
  )
}
