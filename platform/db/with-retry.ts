import { randomInt } from 'node:crypto'
import { DatabaseUnavailableError, isDatabaseError } from './database-error.ts'

/** Serialization failure and deadlock: the server has rolled everything back, so a retry is safe. */
const UNDONE = ['40001', '40P01']
const ATTEMPTS = 5
const BASE_DELAY_MS = 10

/**
 * Retries what the database has rolled back; when the work is idempotent, also work whose outcome is unknown after a
 * lost connection. Waits 10, 20, 40, 80 ms with jitter between the attempts, then throws the last error.
 */
export async function withRetry<Value>(
  work: () => Promise<Value>,
  options: { idempotent: boolean; wait?: (ms: number) => Promise<void> },
): Promise<Value> {
  const wait = options.wait ?? sleep
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthAnother(error, options.idempotent)) throw error
      await wait(BASE_DELAY_MS * 2 ** (attempt - 1) + randomInt(BASE_DELAY_MS))
    }
  }
}

function isWorthAnother(error: unknown, idempotent: boolean): boolean {
  if (error instanceof DatabaseUnavailableError) return idempotent
  return isDatabaseError(error) && UNDONE.includes(error.code)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
