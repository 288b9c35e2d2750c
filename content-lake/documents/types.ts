export type Document = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
} & Record<string, unknown>

/** One document before and after a transaction; null where it did not or does not exist. */
export type Change = { id: string; before: Document | null; after: Document | null }

export type Mutation =
  | { create: Record<string, unknown> }
  | { createOrReplace: Record<string, unknown> }
  | { createIfNotExists: Record<string, unknown> }
  | {
      delete:
        | { id: string; ifRevisionID?: string }
        | { query: string; params?: Record<string, unknown> }
    }
  | { patch: Record<string, unknown> }

/** A committed transaction as listeners and history see it. */
export type Transaction = {
  seq: number
  id: string
  author: string
  timestamp: string
  changes: Change[]
  mutations: Mutation[]
}

/** An expected no of the lake, with Sanity's error shape. */
export class LakeError extends Error {
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

export const DRAFTS = 'drafts.'
export const VERSIONS = 'versions.'

export const draftId = (id: string) => (id.startsWith(DRAFTS) ? id : `${DRAFTS}${publishedId(id)}`)

export function publishedId(id: string): string {
  if (id.startsWith(DRAFTS)) return id.slice(DRAFTS.length)
  if (id.startsWith(VERSIONS)) return id.split('.').slice(2).join('.')
  return id
}

export const isDraft = (id: string) => id.startsWith(DRAFTS)
export const isVersion = (id: string) => id.startsWith(VERSIONS)
export const isPublished = (id: string) => !isDraft(id) && !isVersion(id)
