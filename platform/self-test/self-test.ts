import type { z } from 'zod'
import type { KeptSelfTests, keptSelfTest } from '#contracts/player-api/self-test.ts'
import { marketOfCountry } from '#markets/index.ts'
import { localDay } from '#markets/local-moment.ts'
import type { Context } from '../context.ts'
import type { PlayerRow } from '../players/index.ts'
import { deleteResults, insertResult, selectResults } from './self-test-store.ts'

/** The results that the player chose to keep. Nothing else reads them: no rule, no staff, no record (decision 0033). */
export async function readSelfTests(
  { db }: Pick<Context, 'db'>,
  player: PlayerRow,
): Promise<KeptSelfTests> {
  const { timeZone } = marketOfCountry(player.country_code)
  const rows = await selectResults(db, player.id)
  return { results: rows.map(({ at, band }) => ({ day: localDay(at.getTime(), timeZone), band })) }
}

export async function storeSelfTest(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
  { band, textVersion }: z.output<typeof keptSelfTest>,
): Promise<void> {
  await insertResult(db, {
    ...{ playerId: player.id, at: clock(), band, textVersion: textVersion ?? null },
  })
}

/** Deletes all of them permanently. */
export function deleteSelfTests({ db }: Pick<Context, 'db'>, player: PlayerRow): Promise<void> {
  return deleteResults(db, player.id)
}
