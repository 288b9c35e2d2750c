import { z } from 'zod'
import { applyMutation, type WorkingState } from './apply-mutations.ts'
import {
  type Document,
  draftId,
  isPublished,
  LakeError,
  type Mutation,
  publishedId,
} from './types.ts'

const id = z.string().min(1).max(128)
const revision = z.string().max(128).optional()
const attributes = z.looseObject({ _id: id.optional(), _type: z.string().min(1) })
const patch = z.record(z.string(), z.unknown())
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
    includeDrafts: z.array(id).optional(),
    purge: z.boolean().optional(),
  }),
  z.object({ actionType: of('discard'), draftId: id, purge: z.boolean().optional() }),
  z.object({ actionType: of('replaceDraft'), publishedId: id.optional(), attributes }),
  z.object({
    actionType: of('version.create'),
    publishedId: id.optional(),
    document: attributes.optional(),
    attributes: attributes.optional(),
    versionId: id.optional(),
    baseId: id.optional(),
  }),
  z.object({ actionType: of('version.discard'), versionId: id, purge: z.boolean().optional() }),
  z.object({ actionType: of('version.replace'), document: attributes }),
])
export type Action = z.infer<typeof action>

type Context = {
  transactionId: string
  timestamp: string
  stored: (id: string) => Document | null
  /** Told every mutation that the action comes down to: listeners replay them. */
  record?: (mutation: Mutation) => void
}

const strip = ({ _rev, _updatedAt, ...rest }: Document) => rest

/** Applies one action of a document to the working state, in the order of the request. */
export function applyAction(state: WorkingState, given: Action, context: Context): void {
  const mutate = (mutation: Mutation) => {
    applyMutation(state, mutation, context)
    context.record?.(mutation)
  }
  switch (given.actionType) {
    case 'sanity.action.document.create': {
      const target = given.attributes._id ?? draftId(given.publishedId ?? '')
      if (state.get(target) && given.ifExists === 'ignore') return
      mutate({ create: { ...given.attributes, _id: target } })
      return
    }
    case 'sanity.action.document.edit': {
      // The first edit of a published document makes its draft.
      if (!state.get(given.draftId)) {
        const published = state.get(given.publishedId)
        if (!published)
          throw new LakeError(
            409,
            'actionError',
            `Neither draft nor published document of "${given.publishedId}" exists`,
          )
        mutate({ create: { ...strip(published), _id: given.draftId } })
      }
      mutate({ patch: { ...given.patch, id: given.draftId } })
      return
    }
    case 'sanity.action.document.publish': {
      const draft = need(state, given.draftId)
      expectRevision(draft, given.ifDraftRevisionId)
      expectRevision(state.get(given.publishedId), given.ifPublishedRevisionId)
      mutate({ createOrReplace: { ...strip(draft), _id: given.publishedId } })
      mutate({ delete: { id: given.draftId } })
      return
    }
    case 'sanity.action.document.unpublish': {
      const published = need(state, given.publishedId)
      mutate({ createIfNotExists: { ...strip(published), _id: given.draftId } })
      mutate({ delete: { id: given.publishedId } })
      return
    }
    case 'sanity.action.document.delete': {
      if (!isPublished(given.publishedId))
        throw new LakeError(400, 'actionError', 'delete names a published id')
      const drafts = given.includeDrafts ?? []
      const strangers = drafts.filter((it) => publishedId(it) !== given.publishedId)
      if (strangers.length > 0)
        throw new LakeError(400, 'actionError', 'includeDrafts names a draft of another document')
      if (!state.get(given.publishedId) && !drafts.some((it) => state.get(it)))
        need(state, given.publishedId)
      for (const target of [...drafts, given.publishedId]) mutate({ delete: { id: target } })
      return
    }
    case 'sanity.action.document.discard':
      need(state, given.draftId)
      mutate({ delete: { id: given.draftId } })
      return
    case 'sanity.action.document.version.discard':
      need(state, given.versionId)
      mutate({ delete: { id: given.versionId } })
      return
    case 'sanity.action.document.replaceDraft': {
      const target = given.attributes._id ?? draftId(given.publishedId ?? '')
      mutate({ createOrReplace: { ...given.attributes, _id: target } })
      return
    }
    case 'sanity.action.document.version.create': {
      const body = given.document ?? given.attributes
      if (body) {
        mutate({ create: { ...body, _id: body._id ?? given.versionId } })
        return
      }
      if (!given.baseId || !given.versionId)
        throw new LakeError(400, 'actionError', 'version.create needs a document or a base')
      mutate({ create: { ...strip(need(state, given.baseId)), _id: given.versionId } })
      return
    }
    case 'sanity.action.document.version.replace':
      mutate({ createOrReplace: given.document })
  }
}

function need(state: WorkingState, wanted: string): Document {
  const document = state.get(wanted)
  if (!document) throw new LakeError(409, 'actionError', `Document "${wanted}" was not found`)
  return document
}

function expectRevision(document: Document | null, expected: string | undefined): void {
  if (expected !== undefined && document?._rev !== expected) {
    throw new LakeError(
      409,
      'actionError',
      `The revision is "${document?._rev ?? 'none'}", not "${expected}"`,
    )
  }
}
