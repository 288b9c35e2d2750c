import type { StudioTable } from '#sandbox/games/live/live-server.ts'
import { liveTables } from '#seed/content/games.ts'

/** The live tables of the demo's content, for the providers that the sandbox plays. */
export function demoTables(): StudioTable[] {
  return liveTables().map(({ slug, seats = 0, betLimits, studio }) => ({
    tableId: slug,
    seats,
    betLimits,
    creedroomz: studio.provider === 'creedroomz',
  }))
}
