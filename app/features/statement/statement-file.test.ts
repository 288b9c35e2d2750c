import { expect, test } from 'vitest'
import type { StatementRow } from '#contracts/player-api/statement.ts'
import { statementStream } from './statement-file.server.ts'

const ROW: StatementRow = {
  at: '2026-11-20T12:00:00.000Z',
  category: 'CASINO',
  type: 'BET',
  status: 'SUCCESS',
  referenceId: 'r',
  change: -1,
  gameId: null,
  roundId: null,
}
const WRITTEN = {
  begin: () => 'begin ',
  rows: (rows: readonly StatementRow[]) => `${rows.length} `,
  end: () => 'end',
}
/** Parts of two rows; the last one is empty. */
const partsUpTo = (last: number, asked: (string | null)[]) => async (after: string | null) => {
  asked.push(after)
  const number = Number(after ?? 0)
  return {
    rows: number === last ? [] : [ROW, ROW],
    next: number === last ? null : String(number + 1),
  }
}

test('the stream has the whole file, from start to end', async () => {
  const asked: (string | null)[] = []
  const text = await new Response(statementStream(WRITTEN, partsUpTo(3, asked))).text()
  expect(text).toBe('begin 2 2 2 end')
  expect(asked).toEqual([null, '1', '2', '3'])
})

test('a part is requested only when it is read, and none after a cancel', async () => {
  const asked: (string | null)[] = []
  const reader = statementStream(WRITTEN, partsUpTo(1_000, asked)).getReader()
  await reader.read()
  expect(asked).toEqual([])
  await reader.read()
  await reader.read()
  expect(asked).toEqual([null, '1'])
  await reader.cancel()
  expect(asked).toHaveLength(2)
})

test('the stream aborts where a part is missing', async () => {
  const failing = async (after: string | null) => {
    if (after !== null) throw new Error('gone')
    return { rows: [ROW], next: '1' }
  }
  const reader = statementStream(WRITTEN, failing).getReader()
  await reader.read()
  await reader.read()
  await expect(reader.read()).rejects.toThrow('gone')
})
