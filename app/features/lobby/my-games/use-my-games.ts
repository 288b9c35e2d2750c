import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FAVOURITES_CHANGE } from '#app/session/page-events.ts'
import { showToast } from '#app/ui/Toast/toasts.ts'
import { MARKS_PATH, type MyGamesView, toggled } from './marks.ts'

const TIMEOUT_MS = 10_000

/**
 * The player's own games while a page is open: a star changes optimistically and is reverted if it could not be saved;
 * changes from another device arrive with the feed, or when the page becomes visible again (GAP-117).
 */
export function useMyGames(initial: MyGamesView, page: Readonly<Record<string, string>>) {
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
      const fresh = await ask(`${MARKS_PATH}?${query}`)
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
      const answer = await ask(MARKS_PATH, { method: 'POST', body })
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
    const answer = await ask(MARKS_PATH, { method: 'POST', body })
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
function paintStars(marks: readonly string[]): () => void {
  const set = new Set(marks)
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
