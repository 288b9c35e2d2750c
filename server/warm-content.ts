import { type ContentClient, ContentUnavailableError } from '#app/content/content-client.server.ts'
import { CATALOGUE_QUERY, catalogue } from '#app/content/games/catalogue.query.server.ts'
import {
  KINDS,
  LOBBY_PLAN_QUERY,
  LOBBY_ROWS_QUERY,
  lobbyPlan,
  lobbyRows,
} from '#app/features/lobby/lobby.query.server.ts'
import { dateOf, dayOf } from '#schemas/rules/lobby-games.ts'

const GIVES_UP_AFTER_MS = 10_000
const PAUSE_MS = 250

/**
 * Reads what the lobbies are made of before the site says that it is open: a lake that has just started takes longer for
 * its first answers than a page waits, and the first visitors would read that there are no games. Gives up after a
 * while, since a site without its lake still serves accounts; never throws.
 */
export async function warmContent(
  content: Pick<ContentClient, 'fetch'>,
  { clock, pause }: { clock: () => number; pause: (ms: number) => Promise<void> },
): Promise<void> {
  const end = clock() + GIVES_UP_AFTER_MS
  const today = dateOf(dayOf(clock()))
  const reads = [
    () => content.fetch(CATALOGUE_QUERY, {}, catalogue),
    ...KINDS.flatMap((kind) => [
      () => content.fetch(LOBBY_PLAN_QUERY, { kind }, lobbyPlan),
      () => content.fetch(LOBBY_ROWS_QUERY, { kind, excluded: [], today }, lobbyRows),
    ]),
  ]
  for (const read of reads) {
    while (!(await succeeds(read))) {
      if (clock() >= end) return
      await pause(PAUSE_MS)
    }
  }
}

/** An error other than an unavailable lake does not go away by itself: the pages report it. */
async function succeeds(read: () => Promise<unknown>): Promise<boolean> {
  try {
    await read()
    return true
  } catch (error) {
    return !(error instanceof ContentUnavailableError)
  }
}
