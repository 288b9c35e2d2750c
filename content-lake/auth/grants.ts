import { evaluateSync, parse } from 'groq-js'
import { type Change, type Document, LakeError } from '../documents/types.ts'
import type { Identity, Role } from './auth.ts'

/** What a role may write: every type, or those named. Everybody with a role reads everything, drafts included. */
export type RoleRule = { title: string; writes: 'everything' | readonly string[] }
/** The lake knows no schema: its host says which types belong to whom (GAP-158). */
export type RoleTable = Readonly<Record<Role, RoleRule>>

/** As Sanity's access lists have it; the Studio evaluates the filter over the document in its form. */
export type Grant = { filter: string; permissions: string[] }

const ANYTHING = '_id in path("**")'
const READ = ['history', 'read']
const WRITE = ['create', 'editHistory', 'update']
/** Assets and what the Studio writes by itself belong to no market. */
const BELONGS_TO_NO_MARKET = /^sanity\./

const listOf = (values: readonly string[]) => JSON.stringify(values)

/** The grants of somebody: his role's, narrowed to his markets where he has some. */
export function grantsOf(
  { role, markets }: Pick<Identity, 'role' | 'markets'>,
  table: RoleTable,
): Grant[] {
  const { writes } = table[role]
  if (writes === 'everything' && markets === undefined)
    return [{ filter: ANYTHING, permissions: [...READ, ...WRITE, 'manage'].sort() }]
  const read = { filter: ANYTHING, permissions: READ }
  if (writes !== 'everything' && writes.length === 0) return [read]
  if (markets === undefined)
    return [read, { filter: `_type in ${listOf(writes as string[])}`, permissions: WRITE }]
  // A document without markets is shown in all of them.
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

const trees = new Map<string, ReturnType<typeof parse>>()

function matches(filter: string, document: Document): boolean {
  const tree = trees.get(filter) ?? parse(`*[${filter}]`)
  if (trees.size > 1_000) trees.clear()
  trees.set(filter, tree)
  const value = evaluateSync(tree, { dataset: [document] })
  return Array.isArray(value.data) && value.data.length === 1
}

/**
 * Refuses a transaction that holds a change its author may not make. A document must be his before and
 * after: nobody takes a document over by giving it another type or market. Throws LakeError 403.
 */
export function assertMayCommit(grants: readonly Grant[], changes: readonly Change[]): void {
  for (const [index, { id, before, after }] of changes.entries()) {
    const permission = before === null ? 'create' : 'update'
    const holding = grants.filter((it) => it.permissions.includes(permission))
    const allows = (document: Document | null) =>
      document === null || holding.some((it) => matches(it.filter, document))
    if (allows(before) && allows(after)) continue
    const description = `Insufficient permissions; permission "${permission}" required`
    throw new LakeError(403, 'mutationError', `The mutation(s) failed: ${description}`, {
      items: [
        { index, error: { type: 'insufficientPermissionsError', description, permission, id } },
      ],
    })
  }
}
