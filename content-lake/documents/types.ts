export type Document = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
} & Record<string, unknown>

export type Mutation =
  | { create: Record<string, unknown> }
  | { createOrReplace: Record<string, unknown> }
  | { createIfNotExists: Record<string, unknown> }
  | { delete: { id: string } }
  | { patch: Record<string, unknown> }

/** A mutation as requested: deletions and patches may name a query instead of an id. */
export type AskedMutation =
  | Mutation
  | { delete: { id: string; ifRevisionID?: string } | Selection }
  | { patch: Record<string, unknown> }
export type Selection = { query: string; params?: Record<string, unknown> }

/** One document before and after a transaction; null where it did not exist before or no longer exists. */
export type Change = {
  id: string
  before: Document | null
  after: Document | null
  /** The mutations of this document: a listener that replays them gets the same document. */
  mutations: Mutation[]
}

export type MutationResult = { id: string; operation: 'create' | 'update' | 'delete' | 'none' }

/** A committed transaction as listeners and history see it. `seq` counts within a dataset, without gaps. */
export type Transaction = {
  seq: number
  id: string
  author: string
  /** ISO time. */
  timestamp: string
  changes: Change[]
}

/** An expected error of the lake, in Sanity's error shape. */
export class LakeError extends Error {
  override name = 'LakeError'
  readonly status: number
  readonly type: string
  readonly details: Record<string, unknown>

  constructor(
    status: number,
    type: string,
    description: string,
    details: Record<string, unknown> = {},
  ) {
    super(description)
    this.status = status
    this.type = type
    this.details = details
  }
}

/** A mutation that cannot be applied; `items` holds what the client shows. */
export function mutationError(
  status: 400 | 409 | 413,
  type: string,
  description: string,
  details: Record<string, unknown> = {},
): LakeError {
  return new LakeError(status, 'mutationError', `The mutation(s) failed: ${description}`, {
    items: [{ index: 0, error: { type, description, ...details } }],
  })
}

const DRAFTS = 'drafts.'
export const VERSIONS = 'versions.'
/** Prefix of a release's document id, before its name. */
export const RELEASES = '_.releases.'

export const draftId = (id: string) => (id.startsWith(DRAFTS) ? id : `${DRAFTS}${publishedId(id)}`)

export function publishedId(id: string): string {
  if (id.startsWith(DRAFTS)) return id.slice(DRAFTS.length)
  if (id.startsWith(VERSIONS)) return id.split('.').slice(2).join('.')
  return id
}

/** The name of the release that a version belongs to. */
export const releaseOf = (versionId: string) => versionId.split('.')[1] ?? ''

/** The contents of an archived release; restored from here, independent of what history still has. */
export const RELEASE_ARCHIVES = 'release-archive.'

/** Releases and their archives, including their drafts and versions: only release actions write these. */
export const isLakesOwn = (id: string) =>
  publishedId(id).startsWith('_.') || publishedId(id).startsWith(RELEASE_ARCHIVES)

export const isVersion = (id: string) => id.startsWith(VERSIONS)

export const isPublished = (id: string) => !id.startsWith(DRAFTS) && !id.startsWith(VERSIONS)
