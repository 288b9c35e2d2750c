/** Who has answered the questionnaire in this browser, while nobody says so yet (EDD-06). */

const KEY = 'playersWithQuestionnaire'
const MOST = 20

export function hasAnswered(playerId: string): boolean {
  return all().includes(playerId)
}

export function storeAnswered(playerId: string): void {
  write([...all().filter((it) => it !== playerId), playerId].slice(-MOST))
}

/** The answer is known: whoever is asked again is to be reminded again. */
export function forgetAnswered(playerId: string): void {
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

/** Null where it is forbidden: to name it throws then. */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
