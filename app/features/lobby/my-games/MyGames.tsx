import { useLocation } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLinkNavigation } from '#app/content/fragments/use-link-navigation.ts'
import { useLocale } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from '../Lobby.css.ts'
import type { Kind } from '../lobby.query.server.ts'
import * as rowStyles from '../TileRows.css.ts'
import { TileRows } from '../TileRows.tsx'
import { useTileRows } from '../use-tile-rows.ts'
import {
  MARKS_FORM,
  MARKS_PATH,
  type MyGamesExtent,
  type MyGamesView,
  SUGGESTIONS_FORM,
} from './marks.ts'
import { useMyGames } from './use-my-games.ts'

/**
 * The signed-in player's own games: the form of all stars of the page, and the rows of marked, last played and
 * suggested games. Once in a page; `kind` is null if games of both lobbies are shown.
 */
export function MyGames(props: { initial: MyGamesView; kind: Kind | null; extent: MyGamesExtent }) {
  const { initial, kind, extent } = props
  const { segment } = useLocale()
  const { pathname, search } = useLocation()
  const page = { locale: segment, extent, ...(kind === null ? {} : { kind }) }
  const { view, toggle, suggest } = useMyGames(initial, page)
  const [switched, setSwitched] = useState(false)
  const onMark = (event: FormEvent<HTMLFormElement>) => {
    const pressed = pressedIn(event)
    if (pressed) toggle(pressed.value)
  }
  const onSuggest = async (event: FormEvent<HTMLFormElement>) => {
    const pressed = pressedIn(event)
    if (pressed && (await suggest(pressed.value === '1'))) setSwitched(true)
  }
  const hidden = { ...page, back: `${pathname}${search}` }
  return (
    <>
      <HiddenForm id={MARKS_FORM} fields={hidden} onSubmit={onMark} />
      <HiddenForm id={SUGGESTIONS_FORM} fields={hidden} onSubmit={onSuggest} />
      <OwnRows view={view} extent={extent} switched={switched} />
    </>
  )
}

/** The button that submitted the form; in a browser that does not report it, the form is submitted natively. */
function pressedIn(event: FormEvent<HTMLFormElement>): HTMLButtonElement | null {
  const { submitter } = event.nativeEvent as SubmitEvent
  if (!(submitter instanceof HTMLButtonElement)) return null
  event.preventDefault()
  return submitter
}

/** Its buttons are in the tiles and rows of the page. */
function HiddenForm(props: {
  id: string
  fields: Readonly<Record<string, string>>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}) {
  return (
    <form id={props.id} method="post" action={MARKS_PATH} onSubmit={props.onSubmit} hidden>
      {Object.entries(props.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}

function OwnRows(props: { view: MyGamesView; extent: MyGamesExtent; switched: boolean }) {
  const { view, extent, switched } = props
  const element = useRef<HTMLDivElement>(null)
  useTileRows(element)
  useLinkNavigation(element)
  if (extent === 'marks') return null
  const hasMarked = view.rows.some((it) => it.categoryId === 'my-games')
  // In a lobby the undo button is shown only where the row has just been, not permanently.
  const offersBack = view.suggests === false && (extent === 'all' || switched)
  return (
    <div ref={element} className={styles.rows} data-testid="my-games">
      {extent === 'all' && !hasMarked ? <NoneMarked /> : null}
      <TileRows rows={view.rows} texts={view.texts} above={0} />
      {offersBack ? <SuggestionsOff takesFocus={switched} /> : null}
    </div>
  )
}

/** Takes the place of the row, and its focus, so that it can be switched on again at once. */
function SuggestionsOff({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation('mygames')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={styles.switchedOff} data-testid="suggestions-are-off">
      <Text size="small" tone="muted">
        {t('because.isOff')}
      </Text>
      <button
        ref={button}
        type="submit"
        form={SUGGESTIONS_FORM}
        name="suggest"
        value="1"
        className={rowStyles.off}
        data-testid="suggestions-on"
      >
        {t('because.on')}
      </button>
    </div>
  )
}

/** Stars are pressed in the lobby, so the link there is beside the text. */
function NoneMarked() {
  const { t } = useTranslation(['mygames', 'lobby'])
  const { pathname } = useLocation()
  return (
    <div className={styles.notice}>
      <Heading level={2}>{t('empty.title')}</Heading>
      <Text>{t('empty.text')}</Text>
      <ButtonLink href={pathname.replace(/\/my-games$/, '')}>{t('lobby:games.back')}</ButtonLink>
    </div>
  )
}
