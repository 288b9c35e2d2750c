import { type Change, type Document, LakeError } from '../documents/types.ts'
import { matchesFilter, type Sight } from '../query/sight.ts'
import type { Identity, Role } from './auth.ts'

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
/** The lake knows no schema: its host defines which role may use which types (GAP-158). */
export type RoleTable = Readonly<Record<Role, RoleRule>>

/** The format of Sanity's access lists; the Studio evaluates the filter against the document in its form. */
export type Grant = { filter: string; permissions: string[] }

const ANYTHING = '_id in path("**")'
const READ = ['history', 'read']
const WRITE = ['create', 'editHistory', 'update']
/** Assets, releases and documents that the Studio writes by itself belong to no market. */
const BELONGS_TO_NO_MARKET = /^(sanity|system)\./

const listOf = (values: readonly string[]) => JSON.stringify(values)

/** The grants of an identity: those of its role, limited to its markets where it has some. */
export function grantsOf(
  { role, markets }: { role: Role; markets?: readonly string[] | undefined },
  table: RoleTable,
): Grant[] {
  const { writes } = table[role]
  const read = { filter: readFilterOf({ role, markets }, table), permissions: READ }
  if (writes === 'everything' && markets === undefined && read.filter === ANYTHING)
    return [{ filter: ANYTHING, permissions: [...READ, ...WRITE, 'manage'].sort() }]
  if (writes !== 'everything' && writes.length === 0) return [read]
  if (markets === undefined) {
    const filter = writes === 'everything' ? ANYTHING : `_type in ${listOf(writes)}`
    return [read, { filter, permissions: WRITE }]
  }
  // A document without markets is shown in every market.
  const within = `count(markets) > 0 && count(markets[!(@ in ${listOf(markets)})]) == 0`
  const types = writes === 'everything' ? [] : writes
  const free = types.filter((it) => BELONGS_TO_NO_MARKET.test(it))
  const bound = types.filter((it) => !BELONGS_TO_NO_MARKET.test(it))
  const ofType = writes === 'everything' ? '' : `_type in ${listOf(bound)} && `
  return [
    read,
    { filter: `${ofType}${within}`, permissions: WRITE },
    ...(free.length > 0 ? [{ filter: `_type in ${listOf(free)}`, permissions: WRITE }] : []),
  ]
}

/** The filter of what an identity may read; a document without markets is shown in every market. */
function readFilterOf(
  { role, markets }: { role: Role; markets: readonly string[] | undefined },
  table: RoleTable,
): string {
  const { reads } = table[role]
  if (reads === 'everything') return ANYTHING
  const conditions = [
    ...(reads === 'own markets' ? [] : [`_type in ${listOf(reads)}`]),
    ...(markets === undefined
      ? []
      : [
          `(!defined(markets) || count(markets) == 0 || count(markets[@ in ${listOf(markets)}]) > 0)`,
        ]),
  ]
  return conditions.length === 0 ? ANYTHING : conditions.join(' && ')
}

/** The documents that an identity's grants let it read; anonymous callers read what is public. */
export function sightOf(identity: Identity | null, table: RoleTable): Sight {
  if (identity === null) return 'public'
  const filter = readFilterOf({ role: identity.role, markets: identity.markets }, table)
  return filter === ANYTHING ? 'everything' : { filter }
}

/**
 * Refuses a transaction with a change that its author may not make. The author needs the right to a document before and
 * after the change: nobody can take over a document by giving it another type or market. Throws LakeError 403.
 */
export function assertMayCommit(grants: readonly Grant[], changes: readonly Change[]): void {
  for (const [index, { id, before, after }] of changes.entries()) {
    const permission = before === null ? 'create' : 'update'
    const holding = grants.filter((it) => it.permissions.includes(permission))
    const allows = (document: Document | null) =>
      document === null || holding.some((it) => matchesFilter(it.filter, document))
    if (allows(before) && allows(after)) continue
    const description = `Insufficient permissions; permission "${permission}" required`
    throw new LakeError(403, 'mutationError', `The mutation(s) failed: ${description}`, {
      items: [
        { index, error: { type: 'insufficientPermissionsError', description, permission, id } },
      ],
    })
  }
}
