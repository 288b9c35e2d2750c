import type { TFunction } from 'i18next'
import type { TableFigure } from './table-figure.ts'

export type TableWords = {
  state: 'open' | 'full' | 'closed'
  dealer: string
  limits: string
  seats: string
}

/** A live table as text: closed takes precedence over full, and seats only if the table has some. */
export function tableWords(table: TableFigure, t: TFunction<'tables'>): TableWords {
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
