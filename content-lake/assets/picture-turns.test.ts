import { expect, test } from 'vitest'
import { settled } from '#tests/fixtures/settled.ts'
import { PictureTurns } from './picture-turns.ts'

/** Work that ends when the test says so. */
function works() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    started.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { started, settled, work, end }
}

test('visitors get their turns whatever editors request and upload', async () => {
  const turns = new PictureTurns()
  const { started, settled, work } = works()
  for (let n = 1; n <= 30; n += 1) {
    void turns.ofEditor(`editor ${n}`, work(`picture ${n}`))
    void turns.ofUpload(`editor ${n}`, work(`upload ${n}`))
  }
  for (let n = 1; n <= 3; n += 1) void turns.ofStranger(`visitor ${n}`, work(`visitor ${n}`))
  await settled()
  expect(started).toEqual(['picture 1', 'visitor 1', 'visitor 2'])
})

test('pictures and uploads of editors share one thread in turns', async () => {
  const turns = new PictureTurns()
  const { started, settled, work, end } = works()
  for (let n = 1; n <= 3; n += 1) void turns.ofEditor('one', work(`picture ${n}`))
  for (let n = 1; n <= 2; n += 1) void turns.ofUpload('other', work(`upload ${n}`))
  await settled()
  for (const next of ['picture 1', 'upload 1', 'picture 2', 'upload 2', 'picture 3']) {
    expect(started.at(-1)).toBe(next)
    await end(next)
  }
  expect(started).toHaveLength(5)
})

test('each queue is limited, for a client and in all', async () => {
  const turns = new PictureTurns()
  const busy = { status: 503, type: 'busy' }
  const forever = () => new Promise<void>(() => undefined)
  for (let n = 0; n < 33; n += 1) void turns.ofUpload('one', forever)
  await expect(turns.ofUpload('one', forever)).rejects.toMatchObject(busy)
  for (let n = 0; n < 151; n += 1) void turns.ofEditor('one', forever)
  await expect(turns.ofEditor('one', forever)).rejects.toMatchObject(busy)
  for (let n = 0; n < 102; n += 1) void turns.ofStranger('one', forever)
  await expect(turns.ofStranger('one', forever)).rejects.toMatchObject(busy)
  for (let n = 0; n < 50; n += 1) void turns.ofStranger(`of many ${n}`, forever)
  await expect(turns.ofStranger('another', forever)).rejects.toMatchObject(busy)
  const failed = new PictureTurns().ofUpload('one', () => Promise.reject(new Error('damaged')))
  await expect(failed).rejects.toThrow('damaged')
})
