import { Form, Link, useNavigate } from '@remix-run/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import { searchIcon, searchInput } from '#app/ui/SearchField/SearchField.css.ts'
import { VisuallyHidden } from '#app/ui/Text/Text.tsx'
import * as styles from './Search.css.ts'
import { isLongEnough, SEARCH_PATH } from './search-query.ts'
import type { SearchLink, Suggestions } from './search-view.ts'

/**
 * A form that leads to the search page, and with scripts a combobox: suggestions appear below, in the header before
 * the first letter, and while typing. Arrows select, Enter follows, Escape closes, then clears.
 */
export function SearchBox({ look, initial = '' }: { look: 'header' | 'page'; initial?: string }) {
  const { t } = useTranslation()
  const path = useLocalePath()
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState(initial)
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const box = useRef<HTMLFormElement>(null)
  // The page shows below what a search may start with.
  const suggestions = useSuggestions(text.trim(), { open, startsEmpty: look === 'header' })
  const [before, setBefore] = useState(suggestions)
  if (before !== suggestions) {
    // The selection belonged to another list.
    setBefore(suggestions)
    setChosen(-1)
  }
  const links = suggestions ? linksOf(suggestions) : []
  const shown = open && suggestions !== null
  const active = shown ? links[chosen] : undefined

  useEffect(() => {
    if (active) document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, chosen, id])

  const close = () => {
    setOpen(false)
    setChosen(-1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      // Before the first and after the last one comes the field itself.
      const places = links.length + 1
      setChosen((it) => ((it + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      close()
      navigate(active.href)
    } else if (event.key === 'Escape' && (shown || text !== '')) {
      event.preventDefault()
      if (!shown) setText('')
      close()
    }
  }

  return (
    <search className={styles.looks[look]}>
      <Form
        ref={box}
        action={path(SEARCH_PATH)}
        className={styles.form}
        onSubmit={close}
        onBlur={({ relatedTarget }) => {
          if (!box.current?.contains(relatedTarget)) close()
        }}
      >
        <label htmlFor={id} className={searchIcon}>
          <Icon name="search" />
          <VisuallyHidden>{t('search.label')}</VisuallyHidden>
        </label>
        <input
          id={id}
          className={searchInput}
          type="search"
          name="q"
          data-testid={`search-${look}`}
          // The page was opened to type: there is nothing else on it yet.
          {...(look === 'page' && initial === '' ? { autoFocus: true } : {})}
          value={text}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={60}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown && links.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active ? `${id}-${chosen}` : undefined}
          onFocus={look === 'header' ? () => setOpen(true) : undefined}
          onChange={({ target }) => {
            setText(target.value)
            setOpen(true)
            setChosen(-1)
          }}
          onKeyDown={onKeyDown}
        />
        {look === 'page' ? (
          <button type="submit" className={styles.submit}>
            {t('search.submit')}
          </button>
        ) : null}
        <Panel id={id} found={shown ? suggestions : null} chosen={chosen} onFollow={close} />
        <VisuallyHidden>
          <span role="status" data-testid={`search-${look}-status`}>
            {shown ? suggestions.status : ''}
          </span>
        </VisuallyHidden>
      </Form>
    </search>
  )
}

/** Present from the start: the element that the field controls must exist. */
function Panel(props: {
  id: string
  found: Suggestions | null
  chosen: number
  onFollow: () => void
}) {
  const { id, found, chosen, onFollow } = props
  const { t } = useTranslation()
  const isEmpty = found !== null && linksOf(found).length === 0
  return (
    <div className={found ? styles.panel : styles.noPanel}>
      {isEmpty ? <p className={styles.none}>{found.status}</p> : null}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.label')}
        tabIndex={-1}
        className={styles.list}
      >
        {found ? <Options id={id} found={found} chosen={chosen} onFollow={onFollow} /> : null}
      </div>
    </div>
  )
}

/** The order of arrow key navigation. */
function linksOf({ groups, all }: Suggestions): SearchLink[] {
  return [...groups.flatMap((it) => it.links), ...(all ? [all] : [])]
}

function Options(props: { id: string; found: Suggestions; chosen: number; onFollow: () => void }) {
  const { id, found, chosen, onFollow } = props
  let place = -1
  const option = (link: SearchLink, look: string) => {
    place += 1
    return (
      <Link
        key={link.href + link.title}
        id={`${id}-${place}`}
        to={link.href}
        role="option"
        aria-selected={place === chosen}
        tabIndex={-1}
        className={look}
        onClick={onFollow}
      >
        {link.picture ? (
          <img
            className={styles.picture}
            src={link.picture.src}
            srcSet={link.picture.srcSet}
            sizes="40px"
            width={40}
            height={40}
            alt=""
          />
        ) : null}
        <span className={styles.name}>{link.title}</span>
        {link.note ? <span className={styles.note}>{link.note}</span> : null}
      </Link>
    )
  }
  return (
    <>
      {found.groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options.
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className={styles.optionsTitle} role="presentation">
            {group.title}
          </div>
          {group.links.map((it) => option(it, styles.option))}
        </div>
      ))}
      {found.all ? option(found.all, styles.allOption) : null}
    </>
  )
}

/** GAP-105. */
const DELAY_MS = 300
const TIMEOUT_MS = 5_000

/**
 * The server's suggestions for a text that has not changed for a moment; null while there are none. `startsEmpty`: also
 * before the first letter.
 */
function useSuggestions(
  text: string,
  { open, startsEmpty }: { open: boolean; startsEmpty: boolean },
): Suggestions | null {
  const path = useLocalePath()
  const [found, setFound] = useState<{ text: string; suggestions: Suggestions } | null>(null)
  const address = `${path(`${SEARCH_PATH}/suggestions`)}?${new URLSearchParams({ q: text })}`
  const wanted = open && (isLongEnough(text) || (startsEmpty && text === ''))
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(TIMEOUT_MS)])
      fetch(address, { signal })
        .then(async (response) => {
          if (!response.ok) return
          const suggestions = (await response.json()) as Suggestions
          // A server of another version may answer otherwise.
          const isKnown = suggestions.groups.every((it) => Array.isArray(it.links))
          if (isKnown) setFound({ text, suggestions })
        })
        // Enter still leads to the page, which shows the problem.
        .catch(() => undefined)
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
      // Those before the first letter are one player's own.
      if (text === '') setFound(null)
    }
  }, [address, text, wanted])
  // While typing continues, the last list stays, to avoid flicker; that of another text must not.
  const fits =
    found !== null &&
    (text === '' || found.text === ''
      ? text === found.text
      : text.startsWith(found.text) || found.text.startsWith(text))
  return wanted && fits ? found.suggestions : null
}
