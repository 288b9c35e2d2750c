import type { TableChanges, TableFigure, TableFigures } from './table-figure.ts'

/** A message of the feed, or null if it is invalid. */
export function readTableChanges(text: unknown): TableChanges | null {
  if (typeof text !== 'string') return null
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(said)) return null
  const changes: TableChanges = {}
  for (const [code, it] of Object.entries(said)) {
    const figure = it === null ? null : readFigure(it)
    if (figure === undefined) return null
    changes[code] = figure
  }
  return changes
}

/** The known tables after a change. */
export function withChanges(known: TableFigures | null, changes: TableChanges): TableFigures {
  const next = { ...known }
  for (const [code, it] of Object.entries(changes)) {
    if (it === null) delete next[code]
    else next[code] = it
  }
  return next
}

function readFigure(it: unknown): TableFigure | undefined {
  if (!isRecord(it)) return undefined
  const { open, seats, taken, dealer, limits } = it
  return typeof open === 'boolean' &&
    typeof seats === 'number' &&
    typeof taken === 'number' &&
    typeof limits === 'string' &&
    isDealer(dealer)
    ? { open, seats, taken, dealer, limits }
    : undefined
}

function isDealer(it: unknown): it is TableFigure['dealer'] {
  return it === null || it === 'BETTING' || it === 'DEALING' || it === 'PAYING' || it === 'AWAY'
}

function isRecord(it: unknown): it is Record<string, unknown> {
  return typeof it === 'object' && it !== null && !Array.isArray(it)
}
