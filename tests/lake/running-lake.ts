import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import type { Role } from '#content-lake/auth/auth.ts'
import type { RoleTable } from '#content-lake/auth/grants.ts'
import type { FindingsAgainstPublishing } from '#content-lake/documents/may-publish.ts'
import { createLake, type Lake } from '#content-lake/lake.ts'
import type { LakeDatabase } from '#content-lake/lake-database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { CONTENT_ROLES, PRIVATE_TYPES } from '#server/content-roles.ts'
import { Listener, serveFetch } from '#server/listener.ts'
import { putFreshDatabase } from '#tests/fixtures/database-templates.ts'

export const TOKEN = 'a-write-token-of-the-tests'
const VIEWER = 'a-read-token-of-the-tests'
export const STUDIO = 'http://localhost:23333'

export type RunningLake = {
  lake: Lake
  url: string
  port: number
  folder: string
  /** What the lake has logged as an error: nothing, in a test that does not ask for it. */
  troubles: unknown[]
  client: SanityClient
  anonymous: SanityClient
  viewer: SanityClient
  /** Closes lake and database and opens them again on the same folder, with what is different now. */
  restart(changed?: StartLakeOptions): Promise<RunningLake>
  /** Closes lake and database; the folder stays. */
  close(): Promise<void>
  /** The same, and removes the folder. */
  stop(): Promise<void>
}

type StartLakeOptions = {
  folder?: string
  withDatabase?: (db: LakeDatabase) => LakeDatabase
  studioOrigin?: string
  tokens?: { token: string; role: Role; name: string; markets?: readonly string[] }[]
  againstPublishing?: FindingsAgainstPublishing
  roles?: RoleTable
  maxPictureBytes?: number
  clock?: () => number
  historyDays?: number
  /** A PostgreSQL in place of the embedded database. */
  databaseUrl?: string
}

/** A lake of its own on a free port, with a real database in a new folder. */
export async function startLake(options: StartLakeOptions = {}): Promise<RunningLake> {
  const { folder, withDatabase = (db) => db, studioOrigin = STUDIO } = options
  const home = folder ?? (await mkdtemp(join(tmpdir(), 'playhouse-lake-')))
  if (!options.databaseUrl && !existsSync(join(home, 'database')))
    await putFreshDatabase(join(home, 'database'))
  const db = await openDatabase(
    options.databaseUrl ? { url: options.databaseUrl } : { dataDir: join(home, 'database') },
  )
  const listener = await Listener.bind({
    name: 'lake',
    address: '127.0.0.1',
    port: 0,
    variable: 'LAKE_PORT',
  })
  const url = `http://127.0.0.1:${listener.port}`
  const troubles: unknown[] = []
  const lake = await createLake({
    db: withDatabase(db),
    assetDir: join(home, 'assets'),
    projectId: 'playhouse',
    dataset: 'production',
    clock: options.clock ?? Date.now,
    historyDays: options.historyDays,
    roles: options.roles ?? CONTENT_ROLES,
    privateTypes: PRIVATE_TYPES,
    ...(options.maxPictureBytes ? { maxPictureBytes: options.maxPictureBytes } : {}),
    ...(options.againstPublishing ? { againstPublishing: options.againstPublishing } : {}),
    writeTokens: [
      { token: TOKEN, role: 'administrator', name: 'Tests' },
      { token: VIEWER, role: 'viewer', name: 'Reader' },
      ...(options.tokens ?? []),
    ],
    studioOrigins: [studioOrigin],
    siteOrigins: ['http://localhost:23000'],
    publicUrl: url,
    logger: { error: (data) => void troubles.push(data) },
  })
  listener.attach(
    serveFetch((request, meta) => lake.fetch(request, meta), 0),
    (request, socket, head) => lake.handleUpgrade(request, socket, head),
  )
  const clientWith = (token?: string) =>
    createClient({
      projectId: 'playhouse',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: url,
      useProjectHostname: false,
      useCdn: false,
      maxRetries: 0,
      ...(token ? { token } : {}),
    })
  const end = async () => {
    await lake.close()
    await listener.close(0)
    await db.close()
  }
  return {
    lake,
    url,
    port: listener.port,
    folder: home,
    troubles,
    client: clientWith(TOKEN),
    anonymous: clientWith(),
    viewer: clientWith(VIEWER),
    async restart(changed = {}) {
      await end()
      return startLake({ ...options, ...changed, folder: home })
    },
    close: end,
    async stop() {
      await end()
      await rm(home, { recursive: true, force: true })
    },
  }
}
