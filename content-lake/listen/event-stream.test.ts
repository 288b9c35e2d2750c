import { expect, test } from 'vitest'
import { settled } from '#tests/fixtures/settled.ts'
import { Deliveries } from './event-stream.ts'

test('everything is delivered in order, and other work runs in between', async () => {
  const deliveries = new Deliveries()
  const heard: number[] = []
  for (let n = 0; n < 100; n++) deliveries.add(1_000, () => void heard.push(n))
  expect(heard).toEqual([])
  let turns = 0
  while (heard.length < 100) {
    const before = heard.length
    await settled()
    turns += 1
    expect(heard.length - before).toBeLessThanOrEqual(20)
  }
  expect(turns).toBeGreaterThanOrEqual(5)
  expect(heard).toEqual(Array.from({ length: 100 }, (_, n) => n))
})

test('what is added during a delivery is delivered, too', async () => {
  const deliveries = new Deliveries()
  const heard: string[] = []
  deliveries.add(1, () => {
    heard.push('first')
    deliveries.add(1, () => void heard.push('second'))
  })
  for (let n = 0; n < 3; n++) await settled()
  deliveries.add(1, () => void heard.push('third'))
  await settled()
  expect(heard).toEqual(['first', 'second', 'third'])
})
