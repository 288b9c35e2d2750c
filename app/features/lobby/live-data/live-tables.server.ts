import type { AppLoadContext } from '@remix-run/node'
import { readEveryTable } from '#app/platform-client/table-feed.server.ts'
import { privateJson, refusalResponse } from '#app/session/replies.server.ts'
import type { TableStatuses } from './table-status.ts'
import { readerOf, toTableStatus } from './table-statuses.server.ts'

/** The current state of all tables. One provider that is down leaves the others, both leave none (LOB-21). */
export async function handleLiveTables(args: {
  request: Request
  context: AppLoadContext
}): Promise<Response> {
  const reader = await readerOf(args)
  if (reader === null) return refusalResponse('VALIDATION_FAILED')
  const tables = await readEveryTable(args.context)
  const figures: TableStatuses = Object.fromEntries(
    tables.map((it) => [it.tableId, toTableStatus(it, reader)]),
  )
  return privateJson(figures)
}
