import { codeOf } from '../../client/calls.ts'
import { type Bet, readTable, type Table } from './table-calls.ts'

const AFTER_CHANGE_MS = 120
const RETRY_MS = 2_000

/** Requests the table at each change of its phase, and again soon when no response came or a payout is under way. */
export async function followTable(options: {
  sessionId: string
  show(table: Table, opening: boolean): void
  lost(): void
  ended(): void
}): Promise<void> {
  const look = async (opening: boolean): Promise<void> => {
    let wait = RETRY_MS
    try {
      const table = await readTable(options.sessionId)
      options.show(table, opening)
      const isDue = ({ number }: Bet) => number < table.number || table.phase === 'PAYING'
      const settling = [...table.bets, ...table.lastBets].some((it) => it.open && isDue(it))
      const left = Math.max(0, table.endsAt - table.nowMs)
      if (!settling) wait = left + AFTER_CHANGE_MS + Math.random() * 200
    } catch (error) {
      if (codeOf(error) === 'GAME_SESSION_ENDED') {
        options.ended()
        return
      }
      options.lost()
    }
    setTimeout(() => void look(false), wait)
  }
  await look(true)
}
