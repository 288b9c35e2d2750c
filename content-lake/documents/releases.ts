import { z } from 'zod'
import { applyMutation, type MutationContext, type WorkingState } from './apply-mutations.ts'
import { strengthened } from './references.ts'
import {
  type Change,
  type Document,
  draftId,
  isVersion,
  LakeError,
  publishedId,
  RELEASE_ARCHIVES,
  RELEASES,
  releaseOf,
  VERSIONS,
} from './types.ts'

const releaseId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const of = <Name extends string>(name: Name) => z.literal(`sanity.action.release.${name}`)
const patch = z.record(z.string(), z.unknown())

export const releaseAction = z.discriminatedUnion('actionType', [
  z.object({
    actionType: of('create'),
    releaseId,
    metadata: z.looseObject({}).optional(),
  }),
  z.object({ actionType: of('edit'), releaseId, patch }),
  z.object({ actionType: of('publish'), releaseId }),
  z.object({ actionType: of('schedule'), releaseId, publishAt: z.iso.datetime({ offset: true }) }),
  z.object({ actionType: of('unschedule'), releaseId }),
  z.object({ actionType: of('archive'), releaseId }),
  z.object({ actionType: of('unarchive'), releaseId }),
  z.object({ actionType: of('delete'), releaseId }),
  z.object({
    actionType: of('import'),
    releaseId,
    attributes: z.looseObject({ state: z.enum(['active', 'scheduled', 'published', 'archived']) }),
    ifExists: z.enum(['fail', 'ignore', 'replace']).optional(),
  }),
])
export type ReleaseAction = z.infer<typeof releaseAction>

/** Every field exists from the beginning: the history of a release is recorded field by field. */
const NOTHING_YET = { publishAt: null, publishedAt: null, finalDocumentStates: null, error: null }

export type ReleaseState = 'active' | 'scheduled' | 'published' | 'archived'
type Verb = ReleaseAction['actionType'] extends `sanity.action.release.${infer Name}` ? Name : never

/**
 * The states that allow each action. The transient states of a hosted lake are not needed: each action ends within one
 * transaction.
 */
export const ALLOWED_FROM: Readonly<
  Record<Exclude<Verb, 'create' | 'import'>, readonly ReleaseState[]>
> = {
  edit: ['active', 'scheduled'],
  publish: ['active', 'scheduled'],
  schedule: ['active', 'scheduled'],
  unschedule: ['scheduled'],
  archive: ['active'],
  unarchive: ['archived'],
  delete: ['archived', 'published'],
}

export type ReleaseContext = MutationContext & {
  author: string
  /** Whether the author administers the lake: imports releases, and clears up after others. */
  administers: boolean
  /** Every stored document; the versions are looked up among them. */
  stored: () => Iterable<Document>
  /**
   * Throws when the author may not change all of these; any action on a release requires the rights to its contents.
   */
  assertMayChange: (documents: readonly Document[]) => void
  /** Called with what a scheduled release would change if it were published now, so that the caller can refuse it. */
  willPublish: (changes: readonly Change[]) => void
}

/** Applies one action of a release to the working state. Throws LakeError. */
export function applyReleaseAction(
  state: WorkingState,
  given: ReleaseAction,
  context: ReleaseContext,
): void {
  const id = `${RELEASES}${given.releaseId}`
  if (given.actionType === 'sanity.action.release.create') {
    if (state.get(id)) throw refused(409, `Release "${given.releaseId}" exists already`)
    const metadata = { releaseType: 'undecided', ...given.metadata }
    write(state, context, {
      _id: id,
      _type: 'system.release',
      name: given.releaseId,
      userId: context.author,
      createdBy: context.author,
      state: 'active',
      metadata,
      ...NOTHING_YET,
    })
    return
  }
  if (given.actionType === 'sanity.action.release.import') {
    bringIn(state, given, context)
    return
  }
  const verb = given.actionType.slice('sanity.action.release.'.length) as keyof typeof ALLOWED_FROM
  const release = state.get(id)
  if (!release) throw refused(404, `Release "${given.releaseId}" was not found`)
  if (!ALLOWED_FROM[verb].includes(release.state as ReleaseState))
    throw refused(409, `A release that is ${String(release.state)} cannot be asked to ${verb}`)
  const contents = contentsOf(state, release, context)
  context.assertMayChange(contents)
  if (contents.length === 0) assertOwn(release, context)
  take(state, release, given, context)
}

/** No document says who may act on an empty release: its creator does, and administrators. */
function assertOwn(release: Document, { author, administers }: ReleaseContext): void {
  if (administers || (release.createdBy ?? release.userId) === author) return
  const description =
    'Insufficient permissions; an empty release is changed by its creator or by an administrator'
  throw new LakeError(403, 'insufficientPermissionsError', description)
}

function take(
  state: WorkingState,
  release: Document,
  given: Exclude<
    ReleaseAction,
    { actionType: 'sanity.action.release.create' | 'sanity.action.release.import' }
  >,
  context: ReleaseContext,
): void {
  switch (given.actionType) {
    case 'sanity.action.release.edit':
      edit(state, release, given.patch, context)
      break
    case 'sanity.action.release.publish':
      publish(state, release, context)
      break
    case 'sanity.action.release.schedule':
      schedule(state, release, given.publishAt, context)
      break
    case 'sanity.action.release.unschedule':
      write(state, context, { ...release, state: 'active', publishAt: null })
      break
    case 'sanity.action.release.archive':
      archive(state, release, context)
      break
    case 'sanity.action.release.unarchive':
      unarchive(state, release, context)
      break
    case 'sanity.action.release.delete':
      for (const id of [
        ...versionsOf(state, release, context).map((it) => it._id),
        archiveOf(release),
        release._id,
      ])
        applyMutation(state, { delete: { id } }, context)
  }
}

/**
 * 409 for a version of a scheduled release, which is published as it is, and for a new version in a release that has
 * ended, where it could never be found again.
 */
export function assertOpen(state: WorkingState, ids: Iterable<string>): void {
  for (const id of ids) {
    if (!isVersion(id)) continue
    const release = state.get(`${RELEASES}${releaseOf(id)}`)?.state
    if (release === 'scheduled')
      throw refused(409, `"${id}" belongs to a release that is scheduled: unschedule it first`)
    if ((release === 'archived' || release === 'published') && state.get(id))
      throw refused(409, `"${id}" would belong to a release that is ${release}`)
  }
}

/** The scheduled releases with their publish time; one without a valid time is left out. */
export function scheduledReleases(
  stored: Iterable<Document>,
): { name: string; publishAt: number; author: string }[] {
  return [...stored].flatMap((it) => {
    // Only actions write below that prefix: another document of the type schedules nothing.
    if (!it._id.startsWith(RELEASES) || it.state !== 'scheduled') return []
    const publishAt = Date.parse(String(it.publishAt))
    return Number.isNaN(publishAt)
      ? []
      : [{ name: nameOf(it), publishAt, author: String(it.userId ?? 'scheduler') }]
  })
}

/** Whether a release is still scheduled for this time: it may have been moved or unscheduled. */
export function isDue(
  state: WorkingState,
  { name, publishAt }: { name: string; publishAt: number },
): boolean {
  const release = state.get(`${RELEASES}${name}`)
  return release?.state === 'scheduled' && Date.parse(String(release.publishAt)) === publishAt
}

/** A scheduled release that could not be published becomes active again, with the reason. */
export function noteFailure(
  state: WorkingState,
  name: string,
  message: string,
  context: MutationContext,
): void {
  const release = state.get(`${RELEASES}${name}`)
  if (!release) return
  write(state, context, {
    ...release,
    state: 'active',
    publishAt: null,
    error: { message: message.slice(0, 1_000) },
  })
}

/**
 * A release from an export, unchanged; only administrators may import it. One whose publish time has passed in the
 * meantime is not published unseen and perhaps incomplete: it becomes active, with an error that says so.
 */
function bringIn(
  state: WorkingState,
  given: Extract<ReleaseAction, { actionType: 'sanity.action.release.import' }>,
  context: ReleaseContext,
): void {
  const id = `${RELEASES}${given.releaseId}`
  if (!context.administers) throw new LakeError(403, 'forbidden', 'Only an administrator imports')
  if (state.get(id)) {
    if (given.ifExists === 'ignore') return
    if (given.ifExists !== 'replace')
      throw refused(409, `Release "${given.releaseId}" exists already`)
  }
  const { attributes } = given
  const missed =
    attributes.state === 'scheduled' &&
    !(Date.parse(String(attributes.publishAt)) > Date.parse(context.timestamp))
  const document = {
    userId: context.author,
    createdBy: context.author,
    ...NOTHING_YET,
    ...attributes,
    ...(missed
      ? {
          state: 'active',
          publishAt: null,
          error: { message: 'Its moment had passed when it was imported.' },
        }
      : {}),
    _id: id,
    _type: 'system.release',
    name: given.releaseId,
  }
  applyMutation(state, { createOrReplace: document }, context)
}

function edit(
  state: WorkingState,
  release: Document,
  operations: Record<string, unknown>,
  context: MutationContext,
): void {
  applyMutation(state, { patch: { ...operations, id: release._id } }, context)
  const after = state.get(release._id)
  const same = (field: string) =>
    JSON.stringify(after?.[field] ?? null) === JSON.stringify(release[field] ?? null)
  if (
    ![
      'state',
      'name',
      'publishAt',
      'publishedAt',
      'finalDocumentStates',
      'userId',
      'createdBy',
    ].every(same)
  )
    throw refused(400, 'Only the metadata of a release can be edited')
}

/** Publishes all versions at once; one marked for unpublishing removes its document (which stays as a draft). */
function publish(state: WorkingState, release: Document, context: ReleaseContext): void {
  const versions = versionsOf(state, release, context)
  for (const version of versions) {
    const id = publishedId(version._id)
    const published = state.get(id)
    if (isUnpublishing(version)) {
      if (published) {
        applyMutation(
          state,
          { createIfNotExists: { ...bare(published), _id: draftId(id) } },
          context,
        )
        applyMutation(state, { delete: { id } }, context)
      }
    } else
      applyMutation(
        state,
        { createOrReplace: { ...strengthened(bare(version)), _id: id } },
        context,
      )
    applyMutation(state, { delete: { id: version._id } }, context)
  }
  write(state, context, {
    ...release,
    ...NOTHING_YET,
    state: 'published',
    publishedAt: context.timestamp,
    finalDocumentStates: finalStates(versions),
  })
}

function schedule(
  state: WorkingState,
  release: Document,
  publishAt: string,
  context: ReleaseContext,
): void {
  if (Date.parse(publishAt) <= Date.parse(context.timestamp))
    throw refused(400, 'A release is scheduled for a moment that is still to come')
  // Reports now what could not be published, to the editor who schedules it.
  const trial = layered(state)
  publish(trial, release, context)
  context.willPublish([...trial.changes.values()])
  write(state, context, {
    ...release,
    state: 'scheduled',
    publishAt: new Date(publishAt).toISOString(),
    userId: context.author,
    finalDocumentStates: finalStates(versionsOf(state, release, context)),
    error: null,
  })
}

function archive(state: WorkingState, release: Document, context: ReleaseContext): void {
  const versions = versionsOf(state, release, context)
  write(state, context, {
    _id: archiveOf(release),
    _type: 'system.releaseArchive',
    documents: versions.map((it) => JSON.stringify(bare(it))),
  })
  for (const { _id } of versions) applyMutation(state, { delete: { id: _id } }, context)
  write(state, context, {
    ...release,
    state: 'archived',
    finalDocumentStates: finalStates(versions),
  })
}

function unarchive(state: WorkingState, release: Document, context: ReleaseContext): void {
  const archived = state.get(archiveOf(release))
  // A version of the same name that was created in the meantime is not overwritten, and no archived version is lost:
  // 409.
  for (const text of (archived?.documents ?? []) as string[])
    applyMutation(state, { create: JSON.parse(text) }, context)
  if (archived) applyMutation(state, { delete: { id: archived._id } }, context)
  write(state, context, { ...release, state: 'active', finalDocumentStates: null })
}

/** What a release has or had: its versions, those in its archive, or what it published, as it is now. */
function contentsOf(state: WorkingState, release: Document, context: ReleaseContext): Document[] {
  const archived = (state.get(archiveOf(release))?.documents ?? []) as string[]
  const published =
    release.state === 'published'
      ? ((release.finalDocumentStates ?? []) as { id: string }[]).flatMap(({ id }) => {
          const name = publishedId(id)
          return state.get(name) ?? state.get(draftId(name)) ?? []
        })
      : []
  return [
    ...versionsOf(state, release, context),
    ...archived.map((it) => JSON.parse(it) as Document),
    ...published,
  ]
}

function versionsOf(
  state: WorkingState,
  release: Document,
  { stored }: ReleaseContext,
): Document[] {
  const prefix = `${VERSIONS}${nameOf(release)}.`
  const ids = new Set([...stored()].map((it) => it._id).filter((it) => it.startsWith(prefix)))
  for (const id of state.changes.keys()) if (id.startsWith(prefix)) ids.add(id)
  return [...ids].sort().flatMap((it) => state.get(it) ?? [])
}

/** A state on top of this one, which stays unchanged; it holds the changes of both. */
function layered(below: WorkingState): WorkingState {
  const changes: WorkingState['changes'] = new Map(
    [...below.changes].map(([id, it]) => [id, { ...it, mutations: [...it.mutations] }]),
  )
  return {
    changes,
    get(id) {
      const change = changes.get(id)
      return change ? change.after : below.get(id)
    },
  }
}

const nameOf = ({ _id }: Document) => _id.slice(RELEASES.length)
const archiveOf = (release: Document) => `${RELEASE_ARCHIVES}${nameOf(release)}`
/** The last content of the versions, from which the Studio shows what a release changed, and reverts it. */
const finalStates = (versions: readonly Document[]) =>
  versions.map(({ _id }) => ({ _key: publishedId(_id).slice(0, 128), id: _id }))

export function isUnpublishing({ _system: system }: Document): boolean {
  return typeof system === 'object' && system !== null && Reflect.get(system, 'delete') === true
}

/** A version without the fields that only versions have. */
const bare = ({ _rev, _updatedAt, _system, ...rest }: Document) => rest

function write(
  state: WorkingState,
  context: MutationContext,
  document: Record<string, unknown>,
): void {
  const { _rev, _updatedAt, ...rest } = document
  applyMutation(state, { createOrReplace: rest }, context)
}

function refused(status: 400 | 404 | 409, description: string): LakeError {
  return new LakeError(status, 'actionError', description, {
    items: [{ index: 0, error: { type: 'actionError', description } }],
  })
}
