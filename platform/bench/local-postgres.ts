import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export type LocalPostgres = {
  url: string
  /** For programs such as pgbench: `-h <socketDir> -U <user>`. */
  socketDir: string
  user: string
  version: string
  /** Kills the server with all its connections in mid-operation, and starts it again. */
  crash(): Promise<void>
  stop(): Promise<void>
}

const START_TIMEOUT_MS = 30_000
const UNPRIVILEGED = 'postgres'

/**
 * Starts this machine's PostgreSQL in a fresh folder, reached by a socket that only its owner may use. Null when
 * `initdb` or `postgres` is not on the PATH. The server refuses to run as root: then it runs as the user `postgres`,
 * and the result is null when there is no such user.
 */
export async function startLocalPostgres(): Promise<LocalPostgres | null> {
  const version = serverVersion()
  const account = runAs()
  if (version === null || account === null) return null

  const folder = await mkdtemp(join(tmpdir(), 'playhouse-pg-'))
  const { user, ids } = account
  if (ids) await chown(folder, ids.uid, ids.gid)
  const made = spawnSync(
    'initdb',
    ['-D', join(folder, 'data'), '-U', user, '--auth=trust', '--no-sync', '-E', 'UTF8'],
    { ...ids, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const start = () =>
    spawn(
      'postgres',
      ['-D', join(folder, 'data'), '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=on'],
      { ...ids, cwd: folder, stdio: 'ignore' },
    )
  let server: ChildProcess = start()
  const url = `postgresql://${user}@/postgres?host=${encodeURIComponent(folder)}`
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGINT')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await ready(url, () => server.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  const crash = async () => {
    // `immediate`: no connection is drained and nothing is flushed; what was committed is recovered from the log.
    server.kill('SIGQUIT')
    await once(server, 'exit')
    server = start()
    await ready(url, () => server.exitCode !== null)
  }
  return { url, socketDir: folder, user, version, crash, stop }
}

/** Whether startLocalPostgres can start one here. */
export function hasLocalPostgres(): boolean {
  return serverVersion() !== null && runAs() !== null
}

function serverVersion(): string | null {
  if (run('initdb', ['--version']) === null) return null
  return /\d+(\.\d+)*/.exec(run('postgres', ['--version']) ?? '')?.[0] ?? null
}

function run(command: string, args: string[]): string | null {
  const result = spawnSync(command, args, { encoding: 'utf8' })
  return result.status === 0 ? result.stdout : null
}

function runAs(): { user: string; ids?: { uid: number; gid: number } } | null {
  if (process.getuid?.() !== 0) return { user: (run('id', ['-un']) ?? UNPRIVILEGED).trim() }
  const uid = Number.parseInt(run('id', ['-u', UNPRIVILEGED]) ?? '', 10)
  const gid = Number.parseInt(run('id', ['-g', UNPRIVILEGED]) ?? '', 10)
  return Number.isNaN(uid) || Number.isNaN(gid) ? null : { user: UNPRIVILEGED, ids: { uid, gid } }
}

async function ready(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => undefined)
      if (hasEnded() || performance.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
