import type { TFunction } from 'i18next'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/market/use-locale.ts'
import { fromApiAmount } from '#contracts/money.ts'
import { formatMoney } from '#markets/currencies.ts'
import * as styles from './LiveData.css.ts'
import { PauseButton } from './PauseButton.tsx'
import { usePaused } from './paused.ts'
import type { TableStatus } from './table-status.ts'
import { usePolled } from './use-polled.ts'
import { useTables } from './use-tables.ts'

const TICK_MS = 250
/** GAP-116; figures of tiles further down are not requested. */
const MOST_JACKPOTS = 50

/**
 * Fills the live figures into the tiles of a page: jackpots, and seats, limits and state of live tables. Tiles are
 * strings cached for ever; their figures are empty placeholders there, and stay so without scripts.
 */
export function LiveData() {
  const codes = useCodes('jackpot')
  const tables = useCodes('table')
  return (
    <>
      {codes.length > 0 ? <Jackpots codes={codes} /> : null}
      {tables.length > 0 ? <Tables codes={tables} /> : null}
      <div className={styles.pause}>
        {codes.length + tables.length > 0 ? <PauseButton /> : null}
      </div>
    </>
  )
}

/** The provider game ids of the tiles with a placeholder for a figure, including tiles added later. */
function useCodes(kind: 'jackpot' | 'table'): readonly string[] {
  const [codes, setCodes] = useState<readonly string[]>([])
  useEffect(() => {
    const look = () => {
      const places = document.querySelectorAll<HTMLElement>(`[data-${kind}]`)
      const found = [...new Set([...places].map((it) => it.dataset[kind] ?? ''))]
      setCodes((known) => (known.join() === found.join() ? known : found))
    }
    look()
    const observer = new MutationObserver((changes) => {
      if (changes.some((it) => [...it.addedNodes].some((node) => node instanceof Element))) look()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [kind])
  return codes
}

function Jackpots({ codes }: { codes: readonly string[] }) {
  const { language } = useLocale()
  const paused = usePaused()
  const ids = codes.slice(0, MOST_JACKPOTS).sort().join(',')
  const { value } = usePolled<Record<string, number> | null>(`/api/jackpots?ids=${ids}`, {
    everyMs: JACKPOT_REFRESH_MS,
    held: paused,
  })
  const readings = useRef(new Map<string, { before: Reading | null; last: Reading }>())
  const heldAt = useMemo(() => (paused ? Date.now() : null), [paused])
  useEffect(() => {
    // A failed request says nothing about a jackpot: the last known value stays until a response says that it is gone.
    if (value === null) return
    const known = readings.current
    for (const code of ids.split(',')) {
      const amount = Object.hasOwn(value, code) ? value[code] : undefined
      const last = known.get(code)?.last ?? null
      if (amount) known.set(code, { before: last, last: { amount, at: Date.now() } })
      else known.delete(code)
    }
  }, [value, ids])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading is shown at once.
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const write = () => {
      for (const place of document.querySelectorAll<HTMLElement>('[data-jackpot]')) {
        const reading = readings.current.get(place.dataset.jackpot ?? '')
        place.hidden = reading === undefined
        if (!reading) continue
        const { before, last } = reading
        const words = (amount: number) =>
          formatMoney(fromApiAmount(Math.floor(amount * 100) / 100), 'EUR', language)
        const now = heldAt ?? Date.now()
        setText(place.children[0], words(still ? last.amount : amountAt(before, last, now)))
        // Announced as of the request: a screen reader could not follow a constantly moving figure.
        setText(place.children[1], words(last.amount))
      }
    }
    write()
    // Also while paused: tiles added later get their figures, too.
    const timer = setInterval(() => {
      if (!document.hidden) write()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [value, heldAt, language])
  return null
}

function Tables({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('tables')
  const { segment } = useLocale()
  const { value, failed } = useTables(segment)
  useEffect(() => {
    // The list of codes is a dependency: tiles added later are filled, too.
    if (codes.length === 0) return
    for (const place of document.querySelectorAll<HTMLElement>('[data-table]')) {
      const code = place.dataset.table ?? ''
      const table = failed || !value || !Object.hasOwn(value, code) ? undefined : value[code]
      place.hidden = table === undefined
      if (!table) continue
      const words: TableWords = tableWords(table, t)
      place.dataset.state = words.state
      setText(place.children[0], words.dealer)
      setText(place.children[1], words.limits)
      setText(place.children[2], words.seats)
    }
  }, [value, failed, codes, t])
  return null
}

function setText(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

type TableWords = {
  state: 'open' | 'full' | 'closed'
  dealer: string
  limits: string
  seats: string
}

/** A live table as text: closed takes precedence over full, and seats only if the table has some. */
export function tableWords(table: TableStatus, t: TFunction<'tables'>): TableWords {
  const { seats, taken, limits } = table
  if (!table.open) return { state: 'closed', dealer: t('closed'), limits, seats: '' }
  const full = seats > 0 && taken >= seats
  return {
    state: full ? 'full' : 'open',
    dealer: table.dealer === null ? '' : t(`dealer.${table.dealer}`),
    limits,
    seats: seats === 0 ? '' : full ? t('full') : t('free', { free: seats - taken, seats }),
  }
}

/** A jackpot's value in EUR, and when it was read, in milliseconds. */
type Reading = { amount: number; at: number }

/** A whole refresh interval: by then the next reading is here (GAP-116). */
export const JACKPOT_REFRESH_MS = 60_000

/**
 * The value to show at a moment between two readings: it is interpolated from the earlier to the later one within a
 * refresh interval, so it never exceeds what the provider reported. A lower value means that the jackpot was won, and
 * is shown at once.
 */
export function amountAt(before: Reading | null, last: Reading, now: number): number {
  if (before === null || before.amount >= last.amount) return last.amount
  const part = Math.min(1, Math.max(0, (now - last.at) / JACKPOT_REFRESH_MS))
  const cents = Math.floor((before.amount + (last.amount - before.amount) * part) * 100)
  return cents / 100
}
