import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LocalPostgres, startLocalPostgres } from '#tests/fixtures/local-postgres.ts'
import { type Running, ready, startServer } from '#tests/fixtures/product-process.ts'
import { stopProduct } from './running-product.ts'

export type TwoInstances = {
  postgres: LocalPostgres
  /** The same product twice: one installation behind a load balancer. */
  instances: readonly [Running, Running]
  stop(): Promise<void>
}

/** The built product in two processes on one local PostgreSQL; null if none is installed. */
export async function startTwoInstances(env: Record<string, string>): Promise<TwoInstances | null> {
  const postgres = await startLocalPostgres()
  if (!postgres) return null
  const data = await mkdtemp(join(tmpdir(), 'playhouse-two-'))
  const running: Running[] = []
  const stop = async () => {
    await Promise.all(running.map(stopProduct))
    await postgres.stop()
    await rm(data, { recursive: true, force: true })
  }
  const start = async (more: Record<string, string>) => {
    const one = await startServer({
      ...{ PLAYHOUSE_DATA: data, DATABASE_URL: postgres.url, SIGN_IN_LIMIT: '100000' },
      ...env,
      ...more,
    })
    running.push(one)
    await ready(one)
    return one
  }
  try {
    const first = await start({})
    const local = (port: number) => `http://localhost:${port}`
    // Tokens, forms and feeds refer to the installation, not to the process that happens to answer.
    const second = await start({
      PUBLIC_ORIGIN: local(first.ports.site),
      PLATFORM_URL: local(first.ports.platform),
      SANDBOX_URL: local(first.ports.sandbox),
    })
    return { postgres, instances: [first, second], stop }
  } catch (error) {
    await stop()
    throw error
  }
}
