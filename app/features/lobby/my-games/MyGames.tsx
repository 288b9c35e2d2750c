import { useLocation } from '@remix-run/react'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLinkNavigation } from '#app/content/fragments/use-link-navigation.ts'
import { useLocale } from '#app/market/use-locale.ts'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from '../Lobby.css.ts'
import type { Kind } from '../lobby.query.server.ts'
import { TileRows } from '../TileRows.tsx'
import { useTileRows } from '../use-tile-rows.ts'
import { MARKS_FORM, MARKS_PATH, type MyGamesExtent, type MyGamesView } from './marks.ts'
import { useMyGames } from './use-my-games.ts'

/**
 * The own games of the signed-in player: the form of all stars of the page, and the rows of marked and last
 * played games. Once in a page; `kind` is null where games of both lobbies stand.
 */
export function MyGames(props: { initial: MyGamesView; kind: Kind | null; extent: MyGamesExtent }) {
  const { initial, kind, extent } = props
  const { segment } = useLocale()
  const { pathname, search } = useLocation()
  const page = { locale: segment, extent, ...(kind === null ? {} : { kind }) }
  const { view, toggle } = useMyGames(initial, page)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    toggle(submitter.value)
  }
  return (
    <>
      <form id={MARKS_FORM} method="post" action={MARKS_PATH} onSubmit={onSubmit} hidden>
        {Object.entries(page).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="back" value={`${pathname}${search}`} />
      </form>
      <OwnRows view={view} extent={extent} />
    </>
  )
}

function OwnRows({ view, extent }: { view: MyGamesView; extent: MyGamesExtent }) {
  const element = useRef<HTMLDivElement>(null)
  useTileRows(element)
  useLinkNavigation(element)
  if (extent === 'marks') return null
  const hasMarked = view.rows.some((it) => it.categoryId === 'my-games')
  return (
    <div ref={element} className={styles.rows} data-testid="my-games">
      {extent === 'all' && !hasMarked ? <NoneMarked /> : null}
      <TileRows rows={view.rows} texts={view.texts} above={0} />
    </div>
  )
}

function NoneMarked() {
  const { t } = useTranslation('mygames')
  return (
    <div className={styles.notice}>
      <Heading level={2}>{t('empty.title')}</Heading>
      <Text>{t('empty.text')}</Text>
    </div>
  )
}
