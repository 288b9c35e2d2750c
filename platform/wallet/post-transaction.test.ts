import { expect, test } from 'vitest'
import type { Db } from '../db/db.ts'
import { createPostQueue } from './post-transaction.ts'

test('player requests go before settlements, which never stall', async () => {
  const batches: string[][] = []
  const db = {
    async query(_sql: string, [items]: [string]) {
      const ids = (JSON.parse(items) as { playerId: string }[]).map((it) => it.playerId)
      batches.push(ids)
      return [{ answers: ids.map(() => ({ code: 'OK' })) }]
    },
  } as unknown as Db
  const post = createPostQueue({ db, maxBatch: 4 })
  const change = (n: number) => post({ op: 'SPORTS_CHANGE', playerId: `c${n}` })
  const bet = (n: number) => post({ op: 'BET', playerId: `b${n}` })
  await Promise.all([...[1, 2, 3, 4, 5, 6, 7, 8].map(change), ...[1, 2, 3, 4].map(bet)])
  expect(batches).toEqual([
    ['c1'],
    ['c2'],
    ['b1', 'b2', 'b3', 'c3'],
    ['b4', 'c4', 'c5', 'c6'],
    ['c7', 'c8'],
  ])
})
