import { Form, Link, useLocation, useNavigate } from '@remix-run/react'
import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pathToFollow } from '#app/content/fragments/use-link-navigation.ts'
import { afterPaint } from '#app/ui/after-paint.ts'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { closePopover, openPopover, opens, Popover } from '#app/ui/Popover/Popover.tsx'
import { searchIcon, searchInput } from '#app/ui/SearchField/SearchField.css.ts'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { VisuallyHidden } from '#app/ui/Text/Text.tsx'
import { SORTS } from './facets.ts'
import type { FacetView, FilterView } from './filter-view.ts'
import * as styles from './LobbyFilter.css.ts'

/** As the fragment of a link it opens the sheet. */
export const FILTER_PANEL = 'lobby-filter-panel'
/** GAP-105. */
const DELAY_MS = 300

/**
 * Search text, facets and order of a list, as a form that works in any browser. With scripts a choice applies at once.
 * On a phone the facets are a sheet, else a bar above the games.
 */
export function LobbyFilter(props: {
  filter: FilterView
  /** Opened above the rows of a lobby: the first choice turns them into the list. */
  isAboveRows: boolean
}) {
  const { filter, isAboveRows } = props
  const { t } = useTranslation('lobby')
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const asked = new URLSearchParams(filter.query)
  const typing = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(typing.current), [])
  useEffect(() => showAsked(form.current, filter.query), [filter.query])
  useOpenedByLink()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, when a visitor has asked for it.
  useEffect(() => {
    if (isAboveRows) openWithFocus(form.current)
  }, [])

  const ask = (replace: boolean) => {
    clearTimeout(typing.current)
    if (!form.current) return
    const entries = [...new FormData(form.current)].filter(([, value]) => value !== '')
    const query = new URLSearchParams(entries as [string, string][])
    navigate(query.size === 0 ? filter.base : `${filter.base}?${query}`, {
      replace,
      preventScrollReset: true,
    })
  }
  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'search') return
    clearTimeout(typing.current)
    // Not one history entry per letter.
    typing.current = setTimeout(() => ask(true), DELAY_MS)
  }

  return (
    <div className={styles.filter} data-above-rows={isAboveRows || undefined}>
      <Form
        ref={form}
        action={filter.base}
        className={layout.inline.sm}
        preventScrollReset
        onInput={onInput}
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement && target.type === 'search') return
          // Lets the tick paint first.
          afterPaint(() => ask(false))
        }}
        onSubmit={(event) => {
          event.preventDefault()
          closePopover(FILTER_PANEL)
          ask(false)
        }}
      >
        <label className={styles.search}>
          <VisuallyHidden>{t('filter.search')}</VisuallyHidden>
          <span className={searchIcon}>
            <Icon name="search" />
          </span>
          <input
            type="search"
            name="q"
            defaultValue={filter.text}
            placeholder={t('filter.search')}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className={searchInput}
            data-testid="filter-text"
          />
        </label>
        <button
          type="button"
          className={styles.open[isAboveRows ? 'aboveRows' : 'inList']}
          data-testid="filter-open"
          {...opens(FILTER_PANEL)}
        >
          {t('filter.open')}
          {filter.chosen.length > 0 ? ` (${filter.chosen.length})` : ''}
        </button>
        <Popover id={FILTER_PANEL} label={t('filter.open')} panelClass={styles.panel} staysOpen>
          {filter.facets.map((it) => (
            <FacetGroup key={it.name} facet={it} chosen={asked.getAll(it.name)} />
          ))}
          <SortField chosen={asked.get('sort') ?? ''} />
          <button type="submit" className={styles.show}>
            {t('filter.show')}
          </button>
        </Popover>
      </Form>
      {filter.chosen.length > 0 || filter.text !== '' || filter.sort !== null ? (
        <Chosen filter={filter} />
      ) : null}
    </div>
  )
}

/** The link that was pressed is gone: the focus goes to what has come in its place. */
function openWithFocus(form: HTMLFormElement | null): void {
  const inPlace = [...(form?.querySelectorAll<HTMLElement>('button, summary') ?? [])]
  inPlace.find((it) => it.getClientRects().length > 0)?.focus()
  openPopover(FILTER_PANEL)
}

/** Where the link of the rows was followed, in a new tab or before the page was hydrated, it opens the sheet here. */
function useOpenedByLink(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again is another visit.
  useEffect(() => {
    if (hash !== `#${FILTER_PANEL}`) return
    // Once: neither a reload nor the way back opens it.
    history.replaceState(history.state, '', location.pathname + location.search)
    openPopover(FILTER_PANEL)
  }, [hash, key])
}

/** What is chosen, each a link to the list without it. */
function Chosen({ filter }: { filter: FilterView }) {
  const { t } = useTranslation('lobby')
  const navigate = useNavigate()
  /** Lets the pressed state paint first, here too. */
  const follow = (event: MouseEvent, options: { preventScrollReset: boolean }) => {
    const path = pathToFollow(event.nativeEvent)
    if (path === null) return
    event.preventDefault()
    afterPaint(() => navigate(path, options))
  }
  return (
    <p className={layout.inline.sm}>
      {filter.chosen.map((it) => (
        <Link
          key={it.href}
          to={it.href}
          preventScrollReset
          onClick={(event) => follow(event, { preventScrollReset: true })}
          className={styles.chip}
          aria-label={t('filter.without', { name: it.label })}
        >
          {it.label} <Icon name="close" size={14} />
        </Link>
      ))}
      <Link
        to={filter.base}
        onClick={(event) => follow(event, { preventScrollReset: false })}
        className={styles.clear}
        data-testid="filter-clear"
      >
        {t('filter.everything')}
      </Link>
    </p>
  )
}

function SortField({ chosen }: { chosen: string }) {
  const { t } = useTranslation('lobby')
  return (
    <label className={styles.sort}>
      <span className={textStyles.note}>{t('filter.sort')}</span>
      <select name="sort" defaultValue={chosen} className={styles.select} data-testid="filter-sort">
        <option value="">{t('sort.featured')}</option>
        {SORTS.map((it) => (
          <option key={it} value={it}>
            {t(`sort.${it}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

function FacetGroup({ facet, chosen }: { facet: FacetView; chosen: readonly string[] }) {
  const { t } = useTranslation('lobby')
  // The bet steps include each other: one of them is enough.
  const type = facet.name === 'bet' ? 'radio' : 'checkbox'
  return (
    <details className={styles.group} name={FILTER_PANEL}>
      <summary className={styles.summary} data-testid={`facet-${facet.name}`}>
        {t(`facet.${facet.name}`)}
        {chosen.length > 0 ? <span className={styles.badge}>{chosen.length}</span> : null}
        <span className={styles.arrow}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      <fieldset className={styles.choices}>
        <VisuallyHidden>
          <legend>{t(`facet.${facet.name}`)}</legend>
        </VisuallyHidden>
        {type === 'radio' ? (
          <label className={styles.choice}>
            <input
              type="radio"
              name={facet.name}
              value=""
              defaultChecked={chosen.length === 0}
              className={styles.box}
            />
            <span className={styles.choiceName}>{t('filter.any')}</span>
          </label>
        ) : null}
        {facet.choices.map((it) => (
          <label key={it.value} className={styles.choice}>
            <input
              type={type}
              name={facet.name}
              value={it.value}
              defaultChecked={chosen.includes(it.value)}
              className={styles.box}
            />
            <span className={styles.choiceName}>{it.label}</span>
            <span className={styles.number}>{it.count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/**
 * A box is ticked as soon as it is pressed, before the response; back, forward and the links that remove a filter
 * change only the URL, and the form follows. Text being typed is not overwritten.
 */
function showAsked(form: HTMLFormElement | null, query: string): void {
  if (!form) return
  const asked = new URLSearchParams(query)
  for (const it of form.elements) {
    if (it instanceof HTMLSelectElement) it.value = asked.get(it.name) ?? ''
    if (!(it instanceof HTMLInputElement)) continue
    const values = asked.getAll(it.name)
    if (it.type !== 'search')
      it.checked = values.includes(it.value) || (values.length === 0 && it.value === '')
    else if (it !== document.activeElement) it.value = values[0] ?? ''
  }
}
