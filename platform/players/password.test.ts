import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { createHashPool, hashPassword, verifyPassword } from './password.ts'
import { SlotsFullError } from './slots.ts'

test('a hash is argon2id with the parameters of OWASP and its own salt', async () => {
  const [one, other] = await Promise.all([hashPassword('a password'), hashPassword('a password')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
})

test('a password opens its hash in any Unicode form, and no other password does', async () => {
  const stored = await hashPassword('Pâte à crêpes'.normalize('NFD'))
  expect(await verifyPassword(stored, 'Pâte à crêpes'.normalize('NFC'))).toBe(true)
  expect(await verifyPassword(stored, 'Pate a crepes')).toBe(false)
  expect(await verifyPassword(undefined, '')).toBe(false)
})

test('an invalid hash fails, and the next task works', async () => {
  const run = createHashPool({ threads: 1, waiting: 4 })
  await expect(run({ kind: 'verify', stored: 'nonsense', password: 'x' })).rejects.toThrow()
  expect(await run({ kind: 'hash', password: 'x' })).toMatch(/^\$argon2id/)
})

test('a task beyond the queue is refused at once', async () => {
  const run = createHashPool({ threads: 1, waiting: 1 })
  const task = { kind: 'hash', password: 'x' } as const
  const [first, second] = [run(task), run(task)]
  await expect(run(task)).rejects.toBeInstanceOf(SlotsFullError)
  await Promise.all([first, second])
})

test('hashing does not block the main thread', async () => {
  await hashPassword('warm')
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await Promise.all(Array.from({ length: 20 }, () => hashPassword('x')))
  delay.disable()
  // One hash on this thread would show in the median; the maximum delay depends on the machine.
  expect(delay.percentile(50) / 1e6).toBeLessThan(15)
})
