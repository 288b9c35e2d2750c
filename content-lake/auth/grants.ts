import { type Change, type Document, draftId, LakeError, publishedId } from '../documents/types.ts'
import { matchesFilter, type Sight } from '../query/sight.ts'
import type { Identity, Role } from './auth.ts'

/** Sanity's type of the secret with which the Studio opens a preview. */
const PREVIEW_SECRET = 'sanity.previewUrlSecret'

/**
 * What a role may write: every type, or the listed ones. What it may read, drafts included: everything; with
 * `own markets` only documents of the editor's markets, for editors limited to some; or only the listed types,
 * limited to those markets as well.
 */
export type RoleRule = {
  title: string
  writes: 'everything' | readonly string[]
  reads: 'everything' | 'own markets' | readonly string[]
}
export type RoleTable = Readonly<Record<Role, RoleRule>>

/**
 * The lake knows no schema: its host defines which role may use which types (GAP-158), which types have markets that
 * limit where a document is shown, and which documents belong to another one, named in a field of theirs.
 */
export type Rights = {
  roles: RoleTable
  /** All other types are shared: an account that is limited to markets does not write them. */
  marketTypes: readonly string[]
  /** Type → the field with the published id of the document whose rights apply. */
  attachedTypes: Readonly<Record<string, string>>
}

/** The format of Sanity's access lists; the Studio evaluates the filter against the document in its form. */
export type Grant = { filter: string; permissions: string[] }

const ANYTHING = '_id in path("**")'
const READ = ['history', 'read']
const WRITE = ['create', 'editHistory', 'update']
/** Every role may upload; stored assets are shared by all markets. */
const ASSETS = ['sanity.imageAsset', 'sanity.fileAsset']
/** Their rights follow from other documents, or from their author: see `assertMayCommit` and `releases.ts`. */
const WITHOUT_MARKET = ['system.release', 'system.releaseArchive', PREVIEW_SECRET]

const listOf = (values: readonly string[]) => JSON.stringify(values)

/** The grants of an identity: those of its role, limited to its markets where it has some. */
export function grantsOf(identity: Identity, rights: Rights): Grant[] {
  const { role, markets } = identity
  const { writes } = rights.roles[role]
  const read = { filter: readFilterOf(identity, rights), permissions: READ }
  if (writes === 'everything' && markets === undefined && read.filter === ANYTHING)
    return [{ filter: ANYTHING, permissions: [...READ, ...WRITE, 'manage'].sort() }]
  if (writes !== 'everything' && writes.length === 0) return [read]
  if (markets === undefined) {
    const filter = writes === 'everything' ? ANYTHING : `_type in ${listOf(writes)}`
    return [read, { filter, permissions: WRITE }]
  }
  const written = (types: readonly string[]) =>
    writes === 'everything' ? types : types.filter((it) => writes.includes(it))
  const grant = (types: readonly string[], permissions: string[], and = '') =>
    types.length > 0 ? [{ filter: `_type in ${listOf(types)}${and}`, permissions }] : []
  // A document without markets is shown in every market.
  const within = ` && count(markets) > 0 && count(markets[!(@ in ${listOf(markets)})]) == 0`
  return [
    read,
    ...grant(written(rights.marketTypes), WRITE, within),
    ...grant(written([...WITHOUT_MARKET, ...Object.keys(rights.attachedTypes)]), WRITE),
    ...grant(written(ASSETS), ['create']),
  ]
}

/** The filter of what an identity may read; a document without markets is shown in every market. */
function readFilterOf({ id, role, markets }: Identity, { roles }: Rights): string {
  const { reads } = roles[role]
  if (reads === 'everything') return ANYTHING
  const conditions = [
    ...(reads === 'own markets' ? [] : [`_type in ${listOf(reads)}`]),
    ...(markets === undefined
      ? []
      : [
          `(!defined(markets) || count(markets) == 0 || count(markets[@ in ${listOf(markets)}]) > 0)`,
          // An archive holds documents of every market, and another editor's secret opens that editor's preview.
          '_type != "system.releaseArchive"',
          `(_type != "${PREVIEW_SECRET}" || userId == ${JSON.stringify(id)})`,
        ]),
  ]
  return conditions.length === 0 ? ANYTHING : conditions.join(' && ')
}

/** The documents that an identity's grants let it read; anonymous callers read what is public. */
export function sightOf(identity: Identity | null, rights: Rights): Sight {
  if (identity === null) return 'public'
  const filter = readFilterOf(identity, rights)
  return filter === ANYTHING ? 'everything' : { filter }
}

type Lookup = (id: string) => Document | null
type Permission = 'create' | 'update'

/** What an identity may write, checked on single documents and on whole transactions. */
export class WriteRights {
  readonly #identity: Identity
  readonly #grants: readonly Grant[]
  readonly #attached: Rights['attachedTypes']
  readonly #stored: Lookup

  constructor(identity: Identity, rights: Rights, stored: Lookup) {
    this.#identity = identity
    this.#grants = grantsOf(identity, rights)
    this.#attached = rights.attachedTypes
    this.#stored = stored
  }

  /**
   * Refuses a transaction with a change that its author may not make. The author needs the right to a document before
   * and after the change, so no one can take over a document by changing its type or market. Throws LakeError 403.
   */
  assertMayCommit(changes: readonly Change[]): void {
    const asIfDone = new Map(changes.map(({ id, after }) => [id, after]))
    const after: Lookup = (id) => asIfDone.get(id) ?? this.#stored(id)
    for (const [index, change] of changes.entries()) {
      const permission = change.before === null ? 'create' : 'update'
      const may =
        this.#allows(permission, change.before, this.#stored) &&
        this.#allows(permission, change.after, after) &&
        this.#maySave(change.after)
      if (!may) throw refusal(change.id, permission, index)
    }
  }

  /** 403 when one of these documents could not be changed: acting on a release requires the rights to all of it. */
  assertMayChange(documents: readonly Document[]): void {
    for (const [index, document] of documents.entries())
      if (!this.#allows('update', document, this.#stored))
        throw refusal(document._id, 'update', index)
  }

  #allows(permission: Permission, document: Document | null, lookup: Lookup): boolean {
    if (document === null) return true
    if (!this.#holds(permission, document)) return false
    // A draft or version replaces the published document, and a first publication replaces its draft. Neither may be
    // created over a document that the author may not update.
    const name = publishedId(document._id)
    const others = [name, draftId(name)].filter((it) => it !== document._id)
    const replaced = others.map(this.#stored).find((it) => it !== null)
    if (replaced && !this.#holds('update', replaced)) return false
    const field = this.#attached[document._type]
    if (field === undefined) return true
    const id = String(document[field])
    const owner = lookup(id) ?? lookup(draftId(id))
    // Without its document it is a leftover, which accounts of all markets may clear away.
    return owner === null ? this.#identity.markets === undefined : this.#holds('update', owner)
  }

  #holds(permission: Permission, document: Document): boolean {
    return this.#grants.some(
      ({ permissions, filter }) =>
        permissions.includes(permission) &&
        (filter === ANYTHING || matchesFilter(filter, document)),
    )
  }

  /**
   * A preview secret opens the preview of the account that it names, so it can only be created for one's own account.
   */
  #maySave(document: Document | null): boolean {
    return document?._type !== PREVIEW_SECRET || document.userId === this.#identity.id
  }
}

function refusal(id: string, permission: Permission, index: number): LakeError {
  const description = `Insufficient permissions; permission "${permission}" required for "${id.slice(0, 128)}". Your account may not write it: its type, or its markets, are outside of your rights.`
  return new LakeError(403, 'insufficientPermissionsError', description, {
    items: [
      { index, error: { type: 'insufficientPermissionsError', description, permission, id } },
    ],
  })
}
