import type { AuditLog } from '../audit/audit-log.ts'
import type { Auth } from '../auth/auth.ts'
import type { EditorAccounts } from '../auth/editor-accounts.ts'
import type { PreviewLinks } from '../auth/preview-links.ts'
import type { Dataset } from '../documents/dataset.ts'
import type { LakeDatabase } from '../lake-database.ts'
import type { OpenStreams } from '../listen/event-stream.ts'
import type { QueryPool } from '../query/query-pool.ts'
import type { Access } from './access.ts'

/** The dependencies of the routes. */
export type LakeParts = {
  projectId: string
  clock: () => number
  db: LakeDatabase
  auth: Auth
  editors: EditorAccounts
  access: Access
  audit: AuditLog
  previewLinks: PreviewLinks
  pool: QueryPool
  streams: OpenStreams
  /** 404 for a dataset that does not exist. */
  dataset(name: string | undefined): Dataset
  datasetNames(): string[]
  historyDays: number | undefined
  createDataset(name: string): Promise<void>
  studioOrigins: readonly string[]
  siteOrigins: readonly string[]
  assetDir: string
  /** Limit for rendered images on disk, in bytes. */
  maxPictureBytes?: number | undefined
  publicUrl: string
}
