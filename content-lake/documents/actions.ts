import { z } from 'zod'
import type { MutationContext, ResolvedMutation, WorkingState } from './apply-mutations.ts'
import type { Plan } from './plan.ts'
import { strengthened } from './references.ts'
import { type Document, draftId, isLakesOwn, isPublished, LakeError, publishedId } from './types.ts'

const id = z.string().min(1).max(128)
const revision = z.string().max(128).optional()
const attributes = z.looseObject({ _id: id.optional(), _type: z.string().min(1) })
const patch = z.record(z.string(), z.unknown())
const purge = z.boolean().optional()
const of = <Name extends string>(name: Name) => z.literal(`sanity.action.document.${name}`)

export const action = z.discriminatedUnion('actionType', [
  z.object({
    actionType: of('create'),
    publishedId: id.optional(),
    attributes,
    ifExists: z.enum(['fail', 'ignore']).optional(),
  }),
  z.object({ actionType: of('edit'), draftId: id, publishedId: id, patch }),
  z.object({
    actionType: of('publish'),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  z.object({ actionType: of('unpublish'), draftId: id, publishedId: id }),
  z.object({
    actionType: of('delete'),
    publishedId: id,
    includeDrafts: z.array(id).max(100).optional(),
    purge,
  }),
  z.object({ actionType: of('discard'), draftId: id, purge }),
  z.object({ actionType: of('replaceDraft'), publishedId: id.optional(), attributes }),
  z.object({
    actionType: of('version.create'),
    publishedId: id.optional(),
    document: attributes.optional(),
    attributes: attributes.optional(),
    versionId: id.optional(),
    baseId: id.optional(),
    ifBaseRevisionId: revision,
  }),
  z.object({ actionType: of('version.discard'), versionId: id, purge }),
  z.object({ actionType: of('version.replace'), document: attributes }),
  z.object({ actionType: of('version.unpublish'), versionId: id, publishedId: id }),
])
type Action = z.infer<typeof action>
type ActionOf<Name extends Action['actionType']> = Extract<Action, { actionType: Name }>

/**
 * Applies one document action to the working state, in the order of the request; returns the ids that it wrote. Throws
 * LakeError.
 */
export async function applyAction(
  state: WorkingState,
  given: Action,
  context: MutationContext,
  plan: Plan,
): Promise<string[]> {
  const ids: string[] = []
  for (const mutation of mutationsOf(state, given)) {
    const { id } = await plan.apply(state, mutation, context)
    // Publishing a draft of a release would create a release that skips the release actions.
    if (isLakesOwn(id))
      throw new LakeError(403, 'forbidden', 'Releases are changed by their own actions')
    ids.push(id)
  }
  return ids
}

/** The mutations that an action consists of. */
function mutationsOf(state: WorkingState, given: Action): ResolvedMutation[] {
  switch (given.actionType) {
    case 'sanity.action.document.create': {
      const target = unpublished(given.attributes._id ?? draftId(given.publishedId ?? ''))
      if (state.get(target) && given.ifExists === 'ignore') return []
      return [{ create: { ...given.attributes, _id: target } }]
    }
    case 'sanity.action.document.edit':
      return edit(state, given)
    case 'sanity.action.document.publish':
      return publish(state, given)
    case 'sanity.action.document.unpublish': {
      assertPair(given)
      const published = need(state, given.publishedId)
      return [
        { createIfNotExists: { ...strip(published), _id: given.draftId } },
        { delete: { id: given.publishedId } },
      ]
    }
    case 'sanity.action.document.delete':
      return deleteGroup(state, given)
    case 'sanity.action.document.discard':
      return [{ delete: { id: need(state, unpublished(given.draftId))._id } }]
    case 'sanity.action.document.version.discard':
      return [{ delete: { id: need(state, unpublished(given.versionId))._id } }]
    case 'sanity.action.document.replaceDraft': {
      const target = unpublished(given.attributes._id ?? draftId(given.publishedId ?? ''))
      return [{ createOrReplace: { ...given.attributes, _id: target } }]
    }
    case 'sanity.action.document.version.create':
      return createVersion(state, given)
    case 'sanity.action.document.version.unpublish':
      return unpublishVersion(state, given)
    case 'sanity.action.document.version.replace': {
      const { _id } = need(state, unpublished(given.document._id ?? ''))
      return [{ createOrReplace: { ...given.document, _id } }]
    }
  }
}

function edit(
  state: WorkingState,
  given: ActionOf<'sanity.action.document.edit'>,
): ResolvedMutation[] {
  assertPair(given)
  const patch = { patch: { ...given.patch, id: given.draftId } }
  if (state.get(given.draftId)) return [patch]
  // The first edit of a published document creates its draft.
  return [{ create: { ...strip(need(state, given.publishedId)), _id: given.draftId } }, patch]
}

function publish(
  state: WorkingState,
  given: ActionOf<'sanity.action.document.publish'>,
): ResolvedMutation[] {
  assertPair(given)
  const draft = need(state, given.draftId)
  assertRevision(draft, given.ifDraftRevisionId)
  assertRevision(state.get(given.publishedId), given.ifPublishedRevisionId)
  return [
    { createOrReplace: { ...strengthened(strip(draft)), _id: given.publishedId } },
    { delete: { id: given.draftId } },
  ]
}

function deleteGroup(
  state: WorkingState,
  given: ActionOf<'sanity.action.document.delete'>,
): ResolvedMutation[] {
  const drafts = given.includeDrafts ?? []
  if (!isPublished(given.publishedId)) throw refused(400, 'delete names a published id')
  if (drafts.some((it) => isPublished(it) || publishedId(it) !== given.publishedId))
    throw refused(400, 'includeDrafts names a draft of another document')
  const left = draftId(given.publishedId)
  if (!drafts.includes(left) && state.get(left))
    throw refused(409, `The draft "${left}" would be left over`)
  if (!drafts.some((it) => state.get(it))) need(state, given.publishedId)
  return [...drafts, given.publishedId].map((target) => ({ delete: { id: target } }))
}

function createVersion(
  state: WorkingState,
  given: ActionOf<'sanity.action.document.version.create'>,
): ResolvedMutation[] {
  const body = given.document ?? given.attributes
  const target = unpublished(body?._id ?? given.versionId ?? '')
  if (body) return [{ create: { ...body, _id: target } }]
  if (!given.baseId) throw refused(400, 'version.create needs a document or a base')
  const base = need(state, given.baseId)
  assertRevision(base, given.ifBaseRevisionId)
  return [{ create: { ...strip(base), _id: target } }]
}

/** Marks a version: its release unpublishes the document instead of replacing it. */
function unpublishVersion(
  state: WorkingState,
  given: ActionOf<'sanity.action.document.version.unpublish'>,
): ResolvedMutation[] {
  const target = unpublished(given.versionId)
  if (!isPublished(given.publishedId) || publishedId(target) !== given.publishedId)
    throw refused(400, 'versionId and publishedId are of different documents')
  const published = need(state, given.publishedId)
  return [
    { createIfNotExists: { ...strip(published), _id: target } },
    { patch: { id: target, set: { '_system.delete': true } } },
  ]
}

const strip = ({ _rev, _updatedAt, ...rest }: Document) => rest

function need(state: WorkingState, wanted: string): Document {
  const document = state.get(wanted)
  if (!document) throw refused(409, `Document "${wanted.slice(0, 128)}" was not found`)
  return document
}

/** An action that names a draft must not reach a published document through it. */
function unpublished(given: string): string {
  if (isPublished(given)) throw refused(400, `"${given.slice(0, 60)}" is no draft and no version`)
  return given
}

function assertPair(given: { draftId: string; publishedId: string }): void {
  if (
    !isPublished(given.publishedId) ||
    publishedId(unpublished(given.draftId)) !== given.publishedId
  )
    throw refused(400, 'draftId and publishedId are of different documents')
}

function assertRevision(document: Document | null, expected: string | undefined): void {
  if (expected !== undefined && document?._rev !== expected)
    throw refused(409, `The revision is "${document?._rev ?? 'none'}", not "${expected}"`)
}

function refused(status: 400 | 409, description: string): LakeError {
  return new LakeError(status, 'actionError', description, {
    items: [{ index: 0, error: { type: 'actionError', description } }],
  })
}
