import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Auth, Identity } from '../auth/auth.ts'
import { type Caller, networkOf, SITE } from '../auth/caller.ts'
import { type Grant, grantsOf, type Rights, sightOf, WriteRights } from '../auth/grants.ts'
import type { Dataset } from '../documents/dataset.ts'
import { assertMayPublish, type FindingsAgainstPublishing } from '../documents/may-publish.ts'
import { type Change, type Document, LakeError } from '../documents/types.ts'
import { type Sight, seesOf } from '../query/sight.ts'
import { bearerOf, type Context } from './request.ts'

/** The id of the editor for whom the site reads. */
const READER = 'x-lake-reader'
/**
 * A separate header, not a bearer token: it grants no rights, and a lake that does not know it (or not yet) answers the
 * site as it answers any caller.
 */
export const SITE_HEADER = 'x-lake-site'
const digestOf = (text: string) => createHash('sha256').update(text).digest()

const TICKET_MS = 30_000
const MAX_TICKETS = 10_000

/** Identifies the caller: by token, by the single-use ticket of a redirected stream, or as anonymous. */
export class Access {
  readonly #auth: Auth
  readonly #clock: () => number
  readonly #rights: Rights
  readonly #againstPublishing: FindingsAgainstPublishing
  readonly #privateTypes: ReadonlySet<string>
  readonly #siteDigest: Buffer | null
  /** Per process: an exported URL works until the lake restarts. */
  readonly #rawSecret = randomBytes(32)
  readonly #tickets = new Map<string, { identity: Identity | null; expiresAt: number }>()

  constructor(options: {
    auth: Auth
    clock: () => number
    rights: Rights
    againstPublishing: FindingsAgainstPublishing
    privateTypes: readonly string[]
    siteToken?: string | undefined
  }) {
    this.#siteDigest = options.siteToken === undefined ? null : digestOf(options.siteToken)
    this.#privateTypes = new Set(options.privateTypes)
    this.#rights = options.rights
    this.#auth = options.auth
    this.#clock = options.clock
    this.#againstPublishing = options.againstPublishing
  }

  /** Null for an anonymous caller; 401 for a token or ticket that is invalid or expired. */
  async identify(c: Context): Promise<Identity | null> {
    const ticket = c.req.query('__ticket')
    if (ticket !== undefined) {
      const known = this.hasTicket(ticket) ? this.#tickets.get(ticket) : undefined
      this.#tickets.delete(ticket)
      if (!known) throw unauthorized()
      return known.identity
    }
    const token = bearerOf(c)
    if (token === null) return null
    const identity = await this.#auth.identify(token)
    if (!identity) throw unauthorized()
    const reader = c.req.header(READER)
    return reader === undefined ? identity : this.#readerFor(identity, reader)
  }

  /** The editor for whom the site reads, with this editor's current rights. */
  async #readerFor(identity: Identity, id: string): Promise<Identity> {
    if (!identity.readsFor) throw new LakeError(403, 'forbidden', 'Only the site reads for others')
    const [editor] = await this.#auth.findEditors([id.slice(0, 200)])
    if (!editor || editor.readsFor || editor.isDisabled) throw unauthorized()
    return { ...editor, onlyReads: true }
  }

  /** Whom this request counts for, and in which order it is served. */
  callerOf(c: Context, identity: Identity | null): Caller {
    if (identity !== null) return { kind: 'editor', key: identity.id }
    if (this.#isOfSite(c.req.header(SITE_HEADER))) return SITE
    return { kind: 'stranger', key: networkOf(c.env.remoteAddress) }
  }

  #isOfSite(given: string | undefined): boolean {
    if (this.#siteDigest === null || given === undefined) return false
    return timingSafeEqual(digestOf(given), this.#siteDigest)
  }

  async needReader(c: Context): Promise<Identity> {
    const identity = await this.identify(c)
    if (!identity) throw unauthorized()
    return identity
  }

  async needWriter(c: Context): Promise<Identity> {
    const identity = await this.needReader(c)
    if (identity.onlyReads || !this.#writes(identity))
      throw new LakeError(
        403,
        'forbidden',
        'Insufficient permissions; permission "update" required',
      )
    return identity
  }

  #writes(identity: Identity): boolean {
    return this.grantsOf(identity).some((it) => it.permissions.includes('update'))
  }

  /** Whether an editor may show a preview to others, in the Studio or through the site. */
  mayShare(identity: Identity): boolean {
    return this.#writes(identity)
  }

  /** The grants of an identity, as reported to the Studio and as enforced for each of its transactions. */
  grantsOf(identity: Identity): Grant[] {
    return grantsOf(identity, this.#rights)
  }

  /** What an identity may read; null is an anonymous caller. */
  sightOf(identity: Identity | null): Sight {
    return sightOf(identity, this.#rights)
  }

  /** The same as a predicate: a document that fails it does not exist for the caller. */
  seesOf(identity: Identity | null): (document: Document) => boolean {
    return seesOf(this.sightOf(identity), this.#privateTypes)
  }

  /** What an identity may write in a dataset. */
  rightsOf(identity: Identity, dataset: Pick<Dataset, 'get'>): WriteRights {
    return new WriteRights(identity, this.#rights, dataset.get)
  }

  guardOf(
    identity: Identity,
    dataset: Pick<Dataset, 'get'>,
  ): (changes: readonly Change[]) => Promise<void> {
    const rights = this.rightsOf(identity, dataset)
    return async (changes) => {
      rights.assertMayCommit(changes)
      await assertMayPublish(changes, this.#againstPublishing)
    }
  }

  hasTicket(ticket: string): boolean {
    return (this.#tickets.get(ticket)?.expiresAt ?? 0) > this.#clock()
  }

  /** The proof that gives access to an original with all its camera metadata; given to readers of its document. */
  proofOfRaw(name: string): string {
    return createHmac('sha256', this.#rawSecret).update(name).digest('base64url').slice(0, 32)
  }

  /** Whether a request may read an original as uploaded: by a token, or by that proof. */
  mayReadRaw(c: Context, name: string, identity: Identity | null): boolean {
    const given = c.req.query('dlRaw')
    return given === 'true' ? identity !== null : given === this.proofOfRaw(name)
  }

  issueTicket(identity: Identity | null): string {
    const now = this.#clock()
    for (const [ticket, { expiresAt }] of this.#tickets) {
      // Tickets are ordered by their expiry.
      if (expiresAt > now && this.#tickets.size < MAX_TICKETS) break
      this.#tickets.delete(ticket)
    }
    const ticket = randomBytes(24).toString('base64url')
    this.#tickets.set(ticket, { identity, expiresAt: now + TICKET_MS })
    return ticket
  }
}

function unauthorized(): LakeError {
  return new LakeError(401, 'unauthorized', 'Unauthorized - Session not found')
}
