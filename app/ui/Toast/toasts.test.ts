import { expect, test, vi } from 'vitest'
import { createToasts } from './toasts.ts'

test('a success disappears after 5 seconds, a message to be read after 8 (GAP-148)', () => {
  const toasts = createToasts()
  toasts.show({ kind: 'success', value: 'saved' })
  toasts.show({ kind: 'error', value: 'not saved' })
  toasts.show({ kind: 'warning', value: 'stays', timer: 0, swipeable: false })
  expect(toasts.current().map(({ timer, swipeable }) => [timer, swipeable])).toEqual([
    [5_000, true],
    [8_000, true],
    [0, false],
  ])
})

test('a fourth toast removes the oldest', () => {
  const toasts = createToasts()
  for (const value of ['a', 'b', 'c', 'd']) toasts.show({ kind: 'success', value })
  expect(toasts.current().map((it) => it.value)).toEqual(['b', 'c', 'd'])
})

test('listeners are notified of each change once, and never after unsubscribing', () => {
  const toasts = createToasts()
  const listener = vi.fn()
  const leave = toasts.subscribe(listener)
  const id = toasts.show({ kind: 'success', value: 'a' })
  toasts.close(id)
  toasts.close(id)
  expect(listener).toHaveBeenCalledTimes(2)
  expect(toasts.everShown()).toBe(true)
  leave()
  toasts.show({ kind: 'success', value: 'b' })
  expect(listener).toHaveBeenCalledTimes(2)
})
