import { randomBytes, randomUUID } from 'node:crypto'
import type { LakeDatabase } from '../lake-database.ts'
import { hashOf } from './auth.ts'

const HOUR_MS = 3_600_000
/** No link lives longer, and none is extended: a new one is made. */
export const MAX_LINK_HOURS = 7 * 24
/** An ended link stays in the list for a while, so that its maker sees what became of it. */
const KEPT_MS = 30 * 24 * HOUR_MS

/** What a link shows; the site defines what its view means. */
type SharedPreview = {
  perspective: readonly string[]
  /** The pages on which it shows it; null for all. */
  paths: readonly string[] | null
  /** The page that it opens. */
  path: string
  /** For example a moment and an audience. */
  view: Readonly<Record<string, unknown>>
}
/** Times are in milliseconds since 1970. */
export type PreviewLink = SharedPreview & {
  id: string
  /** The editor who made it: it shows what this account may read. */
  editorId: string
  createdAt: number
  expiresAt: number
  revokedAt: number | null
}

type Row = {
  id: string
  editor_id: string
  perspective: string
  paths: string | null
  path: string
  view: string
  created_at: unknown
  expires_at: unknown
  revoked_at: unknown
}

/** Links that show a preview to people without an account; a token is stored as its hash only. */
export class PreviewLinks {
  readonly #db: LakeDatabase
  readonly #clock: () => number

  constructor(db: LakeDatabase, clock: () => number) {
    this.#db = db
    this.#clock = clock
  }

  /** The new link and its token, which cannot be read again. Hours: 1 to `MAX_LINK_HOURS`. */
  async create(
    dataset: string,
    editorId: string,
    { hours, ...shown }: SharedPreview & { hours: number },
  ): Promise<{ link: PreviewLink; token: string }> {
    const now = this.#clock()
    const token = randomBytes(32).toString('base64url')
    const link: PreviewLink = {
      ...shown,
      id: randomUUID(),
      editorId,
      createdAt: now,
      expiresAt: now + Math.min(hours, MAX_LINK_HOURS) * HOUR_MS,
      revokedAt: null,
    }
    await this.#db.batch([
      { sql: 'DELETE FROM lake.preview_link WHERE expires_at < $1', params: [now - KEPT_MS] },
      {
        sql: `INSERT INTO lake.preview_link
            (id, token_hash, dataset, editor_id, perspective, paths, path, view, created_at, expires_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        params: [
          link.id,
          hashOf(token),
          dataset,
          editorId,
          JSON.stringify(link.perspective),
          link.paths === null ? null : JSON.stringify(link.paths),
          link.path,
          JSON.stringify(link.view),
          link.createdAt,
          link.expiresAt,
        ],
      },
    ])
    return { link, token }
  }

  /** The link of a token while it works; null when it is unknown, over or revoked. */
  async find(dataset: string, token: string): Promise<PreviewLink | null> {
    const [row] = await this.#db.query<Row>(
      `SELECT * FROM lake.preview_link
       WHERE token_hash = $1 AND dataset = $2 AND expires_at > $3 AND revoked_at IS NULL`,
      [hashOf(token), dataset, this.#clock()],
    )
    return row ? toLink(row) : null
  }

  /** Newest first; those of one editor, or of all. */
  async list(dataset: string, editorId: string | null): Promise<PreviewLink[]> {
    const rows = await this.#db.query<Row>(
      `SELECT * FROM lake.preview_link
       WHERE dataset = $1 AND ($2::text IS NULL OR editor_id = $2)
       ORDER BY created_at DESC, id LIMIT 500`,
      [dataset, editorId],
    )
    return rows.map(toLink)
  }

  /** Revokes a link from now on; null when there is none, or it is another editor's and only one's own are meant. */
  async revoke(dataset: string, id: string, editorId: string | null): Promise<PreviewLink | null> {
    const [row] = await this.#db.query<Row>(
      `UPDATE lake.preview_link SET revoked_at = coalesce(revoked_at, $4)
       WHERE dataset = $1 AND id = $2 AND ($3::text IS NULL OR editor_id = $3) RETURNING *`,
      [dataset, id, editorId, this.#clock()],
    )
    return row ? toLink(row) : null
  }
}

function toLink(row: Row): PreviewLink {
  return {
    id: row.id,
    editorId: row.editor_id,
    perspective: JSON.parse(row.perspective),
    paths: row.paths === null ? null : JSON.parse(row.paths),
    path: row.path,
    view: JSON.parse(row.view),
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
    revokedAt: row.revoked_at === null ? null : Number(row.revoked_at),
  }
}
