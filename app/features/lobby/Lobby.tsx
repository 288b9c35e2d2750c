import { Fragment as Part, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Fragment } from '#app/content/fragments/Fragment.tsx'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Lobby.css.ts'
import { LOBBY_PATH } from './lobby-paths.ts'
import type { LobbyView } from './read-lobby.server.ts'
import { tiles } from './TileRows.css.ts'
import { useTileRows } from './use-tile-rows.ts'
// Tiles and menu are written on the server alone; their looks have to reach the browser all the same.
import './CategoryMenu.css.ts'
import './GameTile.css.ts'
import './LobbyNavigation.css.ts'

const TITLE = { CASINO: 'casino.title', LIVE_CASINO: 'live.title' } as const

/** A lobby, a category of it, or what a filter found. Banners stand above, boxes above and between the rows. */
export function Lobby(props: {
  view: LobbyView
  /** As editors call the lobby; empty for the usual name. */
  heading?: string
  intro?: string
  banners?: ReactNode
  /** What stands at a place between the rows: 0 is above all of them, `n` below the `n`th fragment. */
  boxes?: (place: number) => ReactNode
}) {
  const { view, intro = '' } = props
  const { t } = useTranslation('lobby')
  const title = props.heading || t(TITLE[view.kind])
  if (view.state === 'unavailable') return <Unavailable title={title} />
  return (
    <div className={styles.lobby}>
      {props.banners}
      <div className={styles.head}>
        <Heading level={1}>{headingOf(view) ?? title}</Heading>
        {view.state === 'games' ? (
          <span className={styles.sub}>
            {t('games.shown', { shown: view.shown, total: view.total })}
          </span>
        ) : null}
      </div>
      {view.state === 'rows' && intro !== '' ? (
        <div className={styles.intro}>
          <Text tone="muted">{intro}</Text>
        </div>
      ) : null}
      <Navigation fragment={view.fragments.navigation} />
      {view.state === 'rows' ? <Rows fragments={view.fragments.rows} boxes={props.boxes} /> : null}
      {view.state === 'games' ? <Games view={view} /> : null}
      {view.state === 'empty' ? <Empty kind={view.kind} /> : null}
    </div>
  )

  function headingOf(it: Exclude<LobbyView, { state: 'unavailable' }>): string | null {
    if (it.state === 'rows') return null
    if (it.state === 'empty') return it.heading
    return 'category' in it.heading
      ? it.heading.category
      : t('filter.gamesBy', { name: it.heading.chosen })
  }
}

/** The menu shows where one is, also where it is wider than a phone. */
function Navigation({ fragment }: { fragment: string }) {
  const element = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another fragment is another place in the menu.
  useEffect(() => {
    const current = element.current?.querySelector<HTMLElement>('[aria-current="page"]')
    const list = current?.closest('ul')
    if (!current || !list) return
    list.scrollLeft = current.offsetLeft - list.offsetLeft - list.clientWidth / 3
  }, [fragment])
  return (
    <div ref={element}>
      <Fragment id={fragment} />
    </div>
  )
}

function Rows(props: {
  fragments: readonly string[]
  boxes: ((place: number) => ReactNode) | undefined
}) {
  return (
    <div className={styles.parts}>
      {props.boxes?.(0)}
      {props.fragments.map((it, index) => (
        <Part key={addressOf(it)}>
          <TileRowsOf fragment={it} />
          {props.boxes?.(index + 1)}
        </Part>
      ))}
    </div>
  )
}

/** A newer state of the same part has the same address. */
const addressOf = (fragment: string) => fragment.replace(/&v=.*$/, '')

/** Rows of tiles that stand in the page as a fragment; arrows and keys move them. */
export function TileRowsOf({ fragment }: { fragment: string }) {
  const element = useRef<HTMLDivElement>(null)
  useTileRows(element)
  return (
    <div className={styles.rows} ref={element}>
      <Fragment id={fragment} whenMissing={<Missing />} />
    </div>
  )
}

function Games({ view }: { view: Extract<LobbyView, { state: 'games' }> }) {
  const { t } = useTranslation('lobby')
  const list = useRef<HTMLDivElement>(null)
  const { games } = view.fragments
  const pages = useRef(games.length)
  useEffect(() => {
    // Whoever asked for more goes on at the first of them.
    if (games.length > pages.current) {
      list.current?.lastElementChild
        ?.querySelector<HTMLElement>('a')
        ?.focus({ preventScroll: true })
    }
    pages.current = games.length
  }, [games.length])
  return (
    <div className={styles.games}>
      {/* Each window of games is a list; the lists have no box, so one grid holds all their items. */}
      <div ref={list} className={tiles.grid} data-tiles="grid" data-testid="lobby-games">
        {games.map((it) => (
          <Fragment key={addressOf(it)} id={it} as="ul" whenMissing={<Missing />} />
        ))}
      </div>
      {view.more === null ? null : (
        <div className={styles.more}>
          <ButtonLink href={view.more} preventScrollReset>
            {t('games.more')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function Empty({ kind }: { kind: LobbyView['kind'] }) {
  const { t } = useTranslation('lobby')
  const path = useLocalePath()
  return (
    <div className={styles.notice}>
      <Heading level={2}>{t('empty.title')}</Heading>
      <Text>{t('empty.text')}</Text>
      <ButtonLink href={path(LOBBY_PATH[kind])}>{t('games.back')}</ButtonLink>
    </div>
  )
}

/** The lake does not answer and nothing is known: a sentence, the reason, a way on. */
function Unavailable({ title }: { title: string }) {
  return (
    <div className={styles.lobby}>
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
      </div>
      <Missing />
    </div>
  )
}

export function Missing() {
  const { t } = useTranslation('lobby')
  return (
    <div className={styles.notice} role="status">
      <Heading level={2}>{t('unavailable.title')}</Heading>
      <Text>{t('unavailable.text')}</Text>
      <ButtonLink href="">{t('unavailable.again')}</ButtonLink>
    </div>
  )
}
