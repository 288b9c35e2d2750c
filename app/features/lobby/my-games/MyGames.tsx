import { useLocation, useRevalidator } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLinkNavigation } from '#app/content/fragments/use-link-navigation.ts'
import { useLocale } from '#app/market/use-locale.ts'
import { FAVOURITES_CHANGE } from '#app/session/page-events.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { showToast } from '#app/ui/Toast/toasts.ts'
import * as styles from '../Lobby.css.ts'
import type { Kind } from '../lobby.query.server.ts'
import { preloadPlayPage } from '../preload-play.ts'
import * as rowStyles from '../TileRows.css.ts'
import { TileRows } from '../TileRows.tsx'
import { useTileRows } from '../use-tile-rows.ts'
import {
  FAVOURITES_FORM,
  FAVOURITES_PATH,
  type MyGamesExtent,
  type MyGamesView,
  SUGGESTIONS_FORM,
  toggled,
} from './favourites.ts'

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
  useEffect(preloadPlayPage, [])
  const [switched, setSwitched] = useState(false)
  const onFavourite = (event: FormEvent<HTMLFormElement>) => {
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
      <HiddenForm id={FAVOURITES_FORM} fields={hidden} onSubmit={onFavourite} />
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
    <form id={props.id} method="post" action={FAVOURITES_PATH} onSubmit={props.onSubmit} hidden>
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
  const hasFavourites = view.rows.some((it) => it.categoryId === 'my-games')
  // In a lobby the undo button is shown only where the row has just been, not permanently.
  const offersBack = view.suggests === false && (extent === 'all' || switched)
  return (
    <div ref={element} className={styles.rows} data-testid="my-games">
      {extent === 'all' && !hasFavourites ? <NoFavourites /> : null}
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
function NoFavourites() {
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

const TIMEOUT_MS = 10_000

/**
 * The player's own games while a page is open: a star changes optimistically and is reverted if it could not be saved;
 * changes from another device arrive with the feed, or when the page becomes visible again (GAP-117).
 */
function useMyGames(initial: MyGamesView, page: Readonly<Record<string, string>>) {
  const [view, setView] = useState(initial)
  const [from, setFrom] = useState(initial)
  const { t } = useTranslation('mygames')
  const revalidator = useRevalidator()
  const state = useRef({ underWay: 0, queue: Promise.resolve() })
  const query = new URLSearchParams(page).toString()

  // Another page, or the same one reloaded.
  if (from !== initial) {
    setFrom(initial)
    setView(initial)
  }
  useEffect(() => paintStars(view.marks), [view])
  useEffect(() => {
    const refresh = async () => {
      if (document.hidden || state.current.underWay > 0) return
      const fresh = await ask(`${FAVOURITES_PATH}?${query}`)
      // A star pressed meanwhile is newer than this response.
      if (fresh.ok && state.current.underWay === 0) inPlace(() => setView(fresh.view))
    }
    const onChange = () => void refresh()
    window.addEventListener(FAVOURITES_CHANGE, onChange)
    document.addEventListener('visibilitychange', onChange)
    return () => {
      window.removeEventListener(FAVOURITES_CHANGE, onChange)
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [query])

  const toggle = (game: string) => {
    const on = !view.marks.includes(game)
    setView((known) => ({ ...known, marks: toggled(known.marks, game) }))
    const body = new URLSearchParams({ ...page, game, on: on ? '1' : '0' })
    state.current.underWay += 1
    // One request after the other: the last press wins.
    state.current.queue = state.current.queue.then(async () => {
      const answer = await ask(FAVOURITES_PATH, { method: 'POST', body })
      state.current.underWay -= 1
      if (answer.ok) {
        if (state.current.underWay === 0) inPlace(() => setView(answer.view))
        return
      }
      setView((known) =>
        known.marks.includes(game) === on ? { ...known, marks: toggled(known.marks, game) } : known,
      )
      showToast({ kind: 'error', value: t(answer.status === 409 ? 'full' : 'failed') })
      // A player who is no longer signed in learns it from the page itself.
      if (answer.status === 401) revalidator.revalidate()
    })
  }
  const suggest = async (on: boolean) => {
    const body = new URLSearchParams({ ...page, suggest: on ? '1' : '0', answer: 'json' })
    const answer = await ask(FAVOURITES_PATH, { method: 'POST', body })
    if (answer.ok) {
      setView(answer.view)
      showToast({ kind: 'success', value: t(on ? 'because.doneOn' : 'because.done') })
      return true
    }
    showToast({ kind: 'error', value: t('failed') })
    if (answer.status === 401) revalidator.revalidate()
    return false
  }
  return { view, toggle, suggest }
}

type Answer = { ok: true; view: MyGamesView } | { ok: false; status: number }

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(path, {
      ...init,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return { ok: false, status: response.status }
    return { ok: true, view: (await response.json()) as MyGamesView }
  } catch {
    return { ok: false, status: 0 }
  }
}

/** Sets all stars of the page, and those of tiles added later; the returned function stops that. */
function paintStars(favourites: readonly string[]): () => void {
  const set = new Set(favourites)
  const paint = (root: ParentNode) => {
    for (const star of root.querySelectorAll<HTMLButtonElement>('button[data-star]')) {
      const pressed = String(set.has(star.value))
      if (star.getAttribute('aria-pressed') !== pressed) star.setAttribute('aria-pressed', pressed)
    }
  }
  paint(document)
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) paint(node)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * A row that appears or disappears above must not move the star away from under the finger; when the star disappears
 * with its tile, the focus moves to the one beside it.
 */
function inPlace(change: () => void): void {
  const star = document.activeElement
  if (!(star instanceof HTMLButtonElement) || !star.matches('[data-star]')) {
    change()
    return
  }
  const { top } = star.getBoundingClientRect()
  const tile = star.closest('li')
  const beside = tile?.nextElementSibling ?? tile?.previousElementSibling
  flushSync(change)
  if (star.isConnected) {
    window.scrollBy({ top: star.getBoundingClientRect().top - top, behavior: 'instant' })
    return
  }
  const same = `button[data-star][value="${CSS.escape(star.value)}"]`
  const next = beside?.isConnected ? beside.querySelector<HTMLElement>('[data-star]') : null
  const focus = next ?? document.querySelector<HTMLElement>(same)
  focus?.focus({ preventScroll: true })
}
