import { hashSecret, type PlayerRow } from '../players/index.ts'

/** What payment providers know a player by: always the same, and nobody's id in the player API. */
export function playerRefOf({ access_id }: Pick<PlayerRow, 'access_id'>): string {
  return hashSecret(`psp:${access_id}`)
}
