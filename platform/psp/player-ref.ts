import { hashSecret, type PlayerRow } from '../players/index.ts'

/** The player's reference at payment providers: always the same, and not an id in the player API. */
export function playerRefOf({ access_id }: Pick<PlayerRow, 'access_id'>): string {
  return hashSecret(`psp:${access_id}`)
}
