/** Players who have answered the questionnaire in this browser, until the platform confirms it (EDD-06, GAP-048). */

const KEY = 'eddCompletedPlayers'
const MOST = 20

export function hasAnswered(playerId: string): boolean {
  return all().includes(playerId)
}

export function storeAnswered(playerId: string): void {
  write([...all().filter((it) => it !== playerId), playerId].slice(-MOST))
}

/** The answer is confirmed: if it is requested again, the player is reminded again. */
export function clearAnswered(playerId: string): void {
  if (hasAnswered(playerId)) write(all().filter((it) => it !== playerId))
}

function all(): string[] {
  return (storage()?.getItem(KEY) ?? '').split(',').filter((it) => it !== '')
}

function write(players: readonly string[]): void {
  try {
    storage()?.setItem(KEY, players.join(','))
  } catch {
    // It may be full.
  }
}

/** Null if storage is blocked: accessing it then throws. */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
