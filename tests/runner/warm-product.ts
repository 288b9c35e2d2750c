import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '#tests/fixtures/product-process.ts'
import { ROOT } from './command.ts'

/** State of a product that stays running between two runs of single specs. */
export type WarmState = { pid: number; stamp: string; ports: Record<string, string> }

const HOME = join(ROOT, '.cache', 'warm-product')
export const WARM_STATE = join(HOME, 'state.json')
export const WARM_DATA = join(HOME, 'data')

const OPENS_WITHIN_MS = 600_000
const ENDS_WITHIN_MS = 30_000

/** Changes with every build, so that no run tests an outdated product. */
export const buildStamp = (): string =>
  ['site', 'node', 'studio'].map((it) => readFileSync(join(ROOT, 'dist', `.${it}`), 'utf8')).join()

/**
 * The ports of a product running for single specs, as environment variables: that of the last run if it
 * has this build, else a new one. It ends by itself when it has not been used for a while.
 */
export async function warmProduct(): Promise<Record<string, string>> {
  const known = stateNow()
  if (known && known.stamp === buildStamp() && (await isReady(known))) {
    const now = new Date()
    utimesSync(WARM_STATE, now, now)
    return known.ports
  }
  if (known) await end(known)
  mkdirSync(HOME, { recursive: true })
  const log = openSync(join(HOME, 'product.log'), 'w')
  const keeper = join('tests', 'runner', 'warm-product-process.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', keeper], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.unref()
  const opened = await until(
    async () => {
      if (child.exitCode !== null) return 'ended'
      const state = stateNow()
      return state && (await isReady(state)) ? state : null
    },
    `the product of single specs (${join('.cache', 'warm-product', 'product.log')})`,
    OPENS_WITHIN_MS,
  )
  if (opened === 'ended') throw new Error(readFileSync(join(HOME, 'product.log'), 'utf8'))
  return opened.ports
}

function stateNow(): WarmState | null {
  return existsSync(WARM_STATE) ? (JSON.parse(readFileSync(WARM_STATE, 'utf8')) as WarmState) : null
}

async function isReady({ pid, ports }: WarmState): Promise<boolean> {
  if (!isAlive(pid)) return false
  const answer = await fetch(`http://127.0.0.1:${ports.SITE_PORT}/readyz`).catch(() => null)
  return answer?.ok ?? false
}

async function end({ pid }: WarmState): Promise<void> {
  if (isAlive(pid)) {
    process.kill(pid, 'SIGTERM')
    await until(async () => !isAlive(pid), 'the product of before to end', ENDS_WITHIN_MS)
  }
  rmSync(WARM_STATE, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
