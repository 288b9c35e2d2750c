import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { originalsOf, removeLeftovers } from './assets/asset-files.ts'
import { AuditLog } from './audit/audit-log.ts'
import { type ConfiguredToken, createAuth, type Editor } from './auth/auth.ts'
import { EditorAccounts } from './auth/editor-accounts.ts'
import type { Rights } from './auth/grants.ts'
import { PreviewLinks } from './auth/preview-links.ts'
import { Dataset } from './documents/dataset.ts'
import { createHeavyPatches } from './documents/heavy-patches.ts'
import type { FindingsAgainstPublishing } from './documents/may-publish.ts'
import { prepareTables } from './documents/migrations.ts'
import { scheduleReleases } from './documents/release-scheduler.ts'
import { type Document, LakeError } from './documents/types.ts'
import { keepHistoryShort } from './history/retention.ts'
import { Access } from './http/access.ts'

import { createApp } from './http/app.ts'
import type { LakeParts } from './http/parts.ts'
import type { LakeDatabase } from './lake-database.ts'
import { OpenStreams } from './listen/event-stream.ts'
import { createPresence } from './listen/presence.ts'
import type { Perspective } from './query/perspective.ts'
import { createQueryPool } from './query/query-pool.ts'

type LakeOptions = {
  db: LakeDatabase
  assetDir: string
  /** Limit for rendered images on disk, in bytes; 512 MiB by default. */
  maxPictureBytes?: number
  projectId: string
  dataset: string
  clock: () => number
  /** Who reads and writes what. */
  rights: Rights
  /** Types that anonymous callers never see, published or not. */
  privateTypes?: readonly string[]
  /** Reasons why a document must not be public, as sentences; none by default. */
  againstPublishing?: FindingsAgainstPublishing
  /** Days that history is kept; without it, for ever. */
  historyDays?: number | undefined
  /** The value of `x-lake-site` by which the site is known, and served first. It gives no right to read more. */
  siteToken?: string | undefined
  writeTokens: ConfiguredToken[]
  /** Origins whose pages may call with an editor's token. */
  studioOrigins: readonly string[]
  /** Origins whose pages may read public content. */
  siteOrigins: readonly string[]
  /** The URL under which browsers reach the lake; it is part of the `url` of every asset. */
  publicUrl: string
  /** Of one network, without a token; four times as many with one. */
  requestsPerSecond: number
  logger: { error(data: object, text: string): void }
}

export type Lake = {
  fetch(request: Request, meta: { remoteAddress: string }): Promise<Response>
  /** The WebSocket on which editors see each other's presence. */
  handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    meta: { remoteAddress: string },
  ): void
  /** Queries the first dataset with the server's own rights, drafts included where the perspective has them. */
  query(groq: string, params?: Record<string, unknown>, perspective?: Perspective): Promise<unknown>
  putEditor(editor: Editor): Promise<void>
  documents(dataset: string): Iterable<Document>
  /** Call it after the clock was changed: a scheduled release may be due. */
  clockWasSet(): void
  /** True once queries are answered. */
  isReady(): boolean
  close(): Promise<void>
}

/** Opens the content lake: Sanity's HTTP API on the given database. */
export async function createLake(options: LakeOptions): Promise<Lake> {
  const { db, projectId, clock, requestsPerSecond } = options
  const publicUrl = options.publicUrl.replace(/\/+$/, '')
  await prepareTables(db)
  await removeLeftovers(originalsOf(options.assetDir))
  const audit = new AuditLog(db, clock)
  const auth = await createAuth({ db, clock, tokens: options.writeTokens })

  const log = (error: unknown) =>
    options.logger.error({ err: error }, 'trouble in the content lake')
  const privateTypes = options.privateTypes ?? []
  const access = new Access({
    auth,
    clock,
    rights: options.rights,
    privateTypes,
    siteToken: options.siteToken,
    againstPublishing: options.againstPublishing ?? (() => []),
  })
  const heavyPatches = createHeavyPatches()
  const { dataset, datasets, schedulers, open } = createDatasetOpener({
    db,
    heavyPatches,
    publicUrl,
    clock,
    auth,
    access,
    log,
  })
  await open(options.dataset)
  for (const { name } of await db.query<{ name: string }>('SELECT name FROM lake.dataset'))
    await open(name)

  const { historyDays } = options
  const retention =
    historyDays === undefined
      ? null
      : keepHistoryShort({ db, clock, days: historyDays, onTrouble: log })

  const pool = createQueryPool({
    projectId,
    privateTypes,
    datasets: () => [...datasets.values()],
    onTrouble: log,
  })
  const streams = new OpenStreams(log)
  const presence = createPresence({
    identify: (token) => auth.identify(token),
    sees(identity, name, id) {
      const family = datasets.get(name)?.familyOf(id) ?? []
      return family.length === 0 || family.some(access.seesOf(identity))
    },
    studioOrigins: options.studioOrigins,
    clock,
  })
  const editors = new EditorAccounts(db, clock, (id) => {
    auth.forgetSessions()
    // What is open has the old rights: a client reconnects with the new ones.
    streams.endOf(id)
    presence.endOf(id)
  })
  const parts: LakeParts = {
    projectId,
    clock,
    db,
    auth,
    editors,
    access,
    audit,
    previewLinks: new PreviewLinks(db, clock),
    pool,
    streams,
    heavyPatches,
    dataset,
    datasetNames: () => [...datasets.keys()],
    createDataset: open,
    historyDays,
    studioOrigins: options.studioOrigins,
    siteOrigins: options.siteOrigins,
    assetDir: options.assetDir,
    maxPictureBytes: options.maxPictureBytes,
    publicUrl,
  }
  const app = createApp(parts, { isReady: pool.isReady, log, requestsPerSecond })

  return {
    fetch: async (request, meta) => app.fetch(request, meta),
    handleUpgrade: presence.handleUpgrade,
    async query(groq, params = {}, perspective = 'published') {
      const asked = { query: groq, params, perspective, now: clock() }
      const rights = { sight: 'everything', identity: 'server' } as const
      const { json } = await pool.query(dataset(options.dataset), { ...asked, ...rights })
      return JSON.parse(json)
    },
    async putEditor(editor) {
      const changed = await auth.putEditor(editor)
      if (changed !== null) await recordEditor(audit, editor)
      // The open streams have the old rights: the client reconnects with the new ones.
      if (changed !== null) streams.endOf(changed)
    },
    documents: (name) => dataset(name).all(),
    clockWasSet() {
      for (const it of schedulers) it.wake()
    },
    isReady: pool.isReady,
    async close() {
      streams.endAll()
      presence.close()
      await retention?.close()
      await Promise.all(schedulers.map((it) => it.close()))
      await pool.close()
      // Running writes are completed.
      await Promise.all([...datasets.values()].map((it) => it.whenIdle()))
      await heavyPatches.close()
    },
  }
}

type OpenerDeps = Pick<LakeParts, 'db' | 'clock' | 'auth' | 'access' | 'heavyPatches'> & {
  publicUrl: string
  log: (error: unknown) => void
}

/** Opens each dataset once, with the scheduler of its releases; concurrent calls share one opening. */
function createDatasetOpener(deps: OpenerDeps) {
  const { db, publicUrl, clock, auth, access, heavyPatches, log } = deps
  const schedulers: ReturnType<typeof scheduleReleases>[] = []
  const datasets = new Map<string, Dataset>()
  const opening = new Map<string, Promise<void>>()
  const load = async (name: string) => {
    await db.query(
      'INSERT INTO lake.dataset (name, created_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [name, new Date(clock()).toISOString()],
    )
    const opened = await Dataset.open(db, name, publicUrl)
    datasets.set(name, opened)
    schedulers.push(
      scheduleReleases({
        dataset: opened,
        heavyPatches,
        clock,
        authorOf: async (id) => {
          const [by] = await auth.findEditors([id])
          if (by && !by.isDisabled) return { by, guard: access.guardOf(by, opened) }
          throw new LakeError(
            403,
            'forbidden',
            'The editor who scheduled it may no longer publish it',
          )
        },
        onTrouble: log,
      }),
    )
  }
  const open = async (name: string) => {
    if (datasets.has(name)) return
    const turn = opening.get(name) ?? load(name).finally(() => opening.delete(name))
    opening.set(name, turn)
    await turn
  }
  const dataset = (name: string | undefined): Dataset => {
    const known = datasets.get(name ?? '')
    if (known) return known
    throw new LakeError(404, 'notFound', `Dataset "${(name ?? '').slice(0, 64)}" not found`)
  }
  return { dataset, datasets, schedulers, open }
}

function recordEditor(audit: AuditLog, editor: Editor): Promise<void> {
  return audit.record({
    kind: 'editor',
    by: { id: 'host', name: 'Host', role: '' },
    way: 'configuration',
    detail: `${editor.email}: ${editor.role}${editor.markets ? ` of ${editor.markets.join(', ')}` : ''}`,
  })
}
