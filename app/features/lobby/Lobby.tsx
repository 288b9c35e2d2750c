import { Fragment as Part, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Fragment } from '#app/content/fragments/Fragment.tsx'
import { pathToFollow } from '#app/content/fragments/use-link-navigation.ts'
import { LOBBY_PATH } from '#app/market/paths.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { whenIdle } from '#app/ui/when-idle.ts'
import * as styles from './Lobby.css.ts'
import { FILTER_PANEL, LobbyFilter } from './LobbyFilter.tsx'
import type { LobbyView } from './load-lobby.server.ts'
import { tiles } from './TileRows.css.ts'
import { useFilterOfRows } from './use-filter-of-rows.ts'
import { useTileRows } from './use-tile-rows.ts'
import './CategoryMenu.css.ts'
import './GameTile.css.ts'

const TITLE = { CASINO: 'casino.title', LIVE_CASINO: 'live.title' } as const

/** A lobby, a category of it, or filter results. Banners are at the top, promo cards above and between the rows. */
export function Lobby(props: {
  view: LobbyView
  /** The editors' name of the lobby; empty for the default. */
  heading?: string
  intro?: string
  banners?: ReactNode
  /** The player's own games. */
  mine?: ReactNode
  /** Fills the live figures of the tiles. */
  figures?: ReactNode
  /** Content below all rows. */
  below?: ReactNode
  /** Content at a position between the rows: 0 is above all of them, `n` below the `n`th fragment. */
  promoCards?: (place: number) => ReactNode
}) {
  const { view, intro = '' } = props
  const { t } = useTranslation('lobby')
  const title = props.heading || t(TITLE[view.kind])
  const list = `${useLocalePath()(LOBBY_PATH[view.kind])}?sort=popular`
  const ofRows = useFilterOfRows(list)
  if (view.state === 'unavailable') return <Unavailable title={title} />
  const filter = view.state === 'rows' ? ofRows.filter : 'filter' in view ? view.filter : null
  return (
    <div className={styles.lobby} data-figures={props.figures ? '' : undefined}>
      {props.banners}
      <div className={styles.head}>
        <Heading level={1}>{headingOf(view) ?? title}</Heading>
        {view.state === 'games' ? (
          <span className={textStyles.note} role="status">
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
      <div className={styles.tools}>
        {/* One place for both: an open filter stays open when its first choice turns the rows into a list. */}
        {filter ? <LobbyFilter filter={filter} isAboveRows={view.state === 'rows'} /> : null}
        {view.state === 'rows' && !filter ? <FilterLink list={list} {...ofRows} /> : null}
        {props.figures}
      </div>
      {props.mine}
      {view.state === 'rows' ? (
        <Rows fragments={view.fragments.rows} promoCards={props.promoCards} />
      ) : null}
      {view.state === 'games' ? <Games view={view} /> : null}
      {view.state === 'rows' ? props.below : null}
      {view.state === 'empty' ? <Empty kind={view.kind} isNarrowed={view.filter !== null} /> : null}
    </div>
  )

  function headingOf(it: Exclude<LobbyView, { state: 'unavailable' }>): string | null {
    if (it.state === 'rows' || it.state === 'own') return null
    if (it.state === 'empty') return it.heading
    if (it.heading === null) return t('games.every')
    return 'category' in it.heading
      ? it.heading.category
      : t('filter.gamesBy', { name: it.heading.chosen })
  }
}

/**
 * The rows are the editors' choice; visitors who want to choose open the filter of all games above them. Without
 * scripts, and in a new tab, the link leads to the list of all games.
 */
function FilterLink(
  props: { list: string } & Pick<ReturnType<typeof useFilterOfRows>, 'isLoading' | 'ask'>,
) {
  const { t } = useTranslation('lobby')
  return (
    <ButtonLink
      href={`${props.list}#${FILTER_PANEL}`}
      size="small"
      aria-busy={props.isLoading}
      onClick={(event) => {
        if (pathToFollow(event.nativeEvent) === null) return
        event.preventDefault()
        props.ask()
      }}
      data-testid="filter-way"
    >
      {t('filter.open')}
    </ButtonLink>
  )
}

/** The menu scrolls to the current category, also where it is wider than a phone. */
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
  promoCards: ((place: number) => ReactNode) | undefined
}) {
  return (
    <div className={styles.parts}>
      {props.promoCards?.(0)}
      {props.fragments.map((it, index) => (
        <Part key={addressOf(it)}>
          <TileRowsOf fragment={it} />
          {props.promoCards?.(index + 1)}
        </Part>
      ))}
    </div>
  )
}

/** A newer state of the same part has the same address. */
const addressOf = (fragment: string) => fragment.replace(/&v=.*$/, '')

/** Rows of tiles as a fragment of the page; arrows and keys scroll them. */
export function TileRowsOf({ fragment }: { fragment: string }) {
  const element = useRef<HTMLDivElement>(null)
  useTileRows(element)
  useLaterRows()
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
  const before = useRef({ pages: games.length, first: games[0] })
  useEffect(() => {
    // Loading more moves the focus to the first new game.
    if (games.length > before.current.pages && games[0] === before.current.first) {
      list.current?.lastElementChild
        ?.querySelector<HTMLElement>('a')
        ?.focus({ preventScroll: true })
    }
    before.current = { pages: games.length, first: games[0] }
  }, [games])
  return (
    <div className={layout.stack.xl}>
      {/* Each window of games is a list; the lists have no box, so one grid contains all their items. */}
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

/** `isNarrowed`: there are games, but the filter matches none. */
function Empty({ kind, isNarrowed }: { kind: LobbyView['kind']; isNarrowed: boolean }) {
  const { t } = useTranslation('lobby')
  const path = useLocalePath()
  return (
    <div className={styles.notice} role="status">
      <Heading level={2}>{t(isNarrowed ? 'noneFits.title' : 'empty.title')}</Heading>
      <Text>{t(isNarrowed ? 'noneFits.text' : 'empty.text')}</Text>
      <ButtonLink href={path(LOBBY_PATH[kind])}>{t('games.back')}</ButtonLink>
    </div>
  )
}

/** The lake does not respond and nothing is cached: a sentence, the reason, a next step. */
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

/** Laid out for one frame, then returned to the browser, which paints no row that is far away. */
const STATES = { now: 'now', done: 'done' } as const
const WAITING = '[data-later=""]'
/** Further away than a browser looks by itself (one and a half screens), so that it finds them laid out. */
const AHEAD = '250% 0px'

const near: HTMLElement[] = []
let isUnderWay = false

/**
 * Lays out the rows ahead of the screen one by one, whenever the browser is idle. If left to scrolling, half a dozen
 * come near at once, and a touch or key press in that frame waits for all of them. Rows further down wait for their
 * turn: each costs a slow phone a tenth of a second, and its pictures are loaded.
 */
function useLaterRows(): void {
  const observer = useRef<IntersectionObserver | null>(null)
  // After each commit: a newer state of a fragment brings rows that are not laid out.
  useEffect(() => {
    observer.current ??= new IntersectionObserver(layOutNear, { rootMargin: AHEAD })
    for (const row of document.querySelectorAll(WAITING)) observer.current.observe(row)
  })
  useEffect(() => () => observer.current?.disconnect(), [])
}

function layOutNear(seen: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of seen) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue
    observer.unobserve(target)
    near.push(target)
  }
  if (isUnderWay || near.length === 0) return
  isUnderWay = true
  whenIdle(layOutNext)
}

function layOutNext(): void {
  const row = near.shift()
  if (!row) {
    isUnderWay = false
    return
  }
  row.dataset.later = STATES.now
  // One row per frame: all rows marked in one frame are laid out together.
  requestAnimationFrame(() =>
    whenIdle(() => {
      row.dataset.later = STATES.done
      layOutNext()
    }),
  )
}
