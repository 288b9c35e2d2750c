import { expect, test, vi } from 'vitest'
import { settled } from '#tests/fixtures/settled.ts'
import { createBalanceRounds } from './balance-updates.ts'

/** A fake environment: time passes only when the test advances it, and balances are those that the test sets. */
function aWorld() {
  const balances = new Map<string, number>()
  const sent: [playerId: string, balance: number][] = []
  const warn = vi.fn()
  let timer: (() => void) | null = null
  let isFailing = false
  const rounds = createBalanceRounds({
    logger: { warn } as never,
    readDue: async (playerIds) =>
      playerIds.flatMap((playerId) => {
        const balanceMinor = balances.get(playerId)
        if (balanceMinor === undefined) return []
        const update = {
          playerRef: playerId,
          balanceMinor,
          currency: 'EUR',
          sequence: balanceMinor,
        }
        return [{ playerId, provider: 'book', update }]
      }),
    send: async (_, { playerRef, balanceMinor }) => {
      sent.push([playerRef, balanceMinor])
      if (isFailing) throw new Error('no answer')
    },
    startTimer: (work) => {
      timer = work
      return () => {
        timer = null
      }
    },
  })
  return {
    ...{ sent, warn, rounds },
    fail: (on: boolean) => {
      isFailing = on
    },
    isTimerOn: () => timer !== null,
    change(playerId: string, balance: number) {
      balances.set(playerId, balance)
      rounds.note(playerId)
    },
    /** Waits until the current round ends. */
    settled,
    /** The current round ends, a second passes, and the next round ends. */
    async second() {
      await settled()
      const work = timer
      timer = null
      work?.()
      await settled()
    },
  }
}

test('the first change is sent at once, and those of the next second as one update', async () => {
  const { change, settled, second, sent } = aWorld()
  change('one', 1)
  await settled()
  expect(sent).toEqual([['one', 1]])
  for (const balance of [2, 3, 4]) change('one', balance)
  change('two', 7)
  await settled()
  expect(sent).toHaveLength(1)
  await second()
  expect(sent.slice(1)).toEqual([
    ['one', 4],
    ['two', 7],
  ])
})

test('players without an open session are skipped, and a quiet second stops the timer', async () => {
  const { rounds, second, sent, isTimerOn } = aWorld()
  rounds.note('unknown')
  await second()
  expect(sent).toEqual([])
  expect(isTimerOn()).toBe(false)
})

test('a failed update is tried three times with the latest balance, and logged', async () => {
  const { change, settled, second, sent, warn, fail } = aWorld()
  fail(true)
  change('one', 1)
  for (let tries = 0; tries < 4; tries += 1) await second()
  expect(sent).toEqual(Array(3).fill(['one', 1]))
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ event: 'balances_not_told', playerId: 'one' })
  change('one', 2)
  await settled()
  fail(false)
  await second()
  await second()
  expect(sent.slice(3)).toEqual(Array(2).fill(['one', 2]))
  expect(warn).toHaveBeenCalledOnce()
})

test('an outage of the book is logged once for all its players, once in three tries', async () => {
  const { change, second, warn, fail } = aWorld()
  fail(true)
  for (let at = 1; at <= 6; at += 1) {
    for (const player of ['one', 'two', 'three']) change(player, at)
    await second()
  }
  // The first change is sent before the others are noted.
  expect(warn.mock.calls.map(([fields]) => fields.players)).toEqual([1, 2, 1, 2])
})

test('a batch has a maximum size, and the rest is sent in the next one', async () => {
  const { change, settled, second, sent } = aWorld()
  change('first', 0)
  await settled()
  for (let at = 0; at < 1_050; at += 1) change(`p${at}`, at)
  await second()
  expect(sent).toHaveLength(1_001)
  await second()
  expect(sent).toHaveLength(1_051)
})

test('nothing is sent after closing', async () => {
  const { change, settled, rounds, sent, isTimerOn } = aWorld()
  change('one', 1)
  await settled()
  await rounds.close()
  change('one', 2)
  expect(sent).toHaveLength(1)
  expect(isTimerOn()).toBe(false)
})
