import { applyPatch } from 'mendoza'
import { encodeByName, encodeMendoza } from './mendoza.ts'
import type { Document } from './types.ts'

/** The patch of a transaction to a document, and the patch that undoes it. */
export type Effects = { apply: unknown[]; revert: unknown[] }

/**
 * Effects leave the revision out, as it is stored beside them. A patch names fields by their index in the sorted keys,
 * and every consumer (the Studio too) removes the revision before it applies one.
 */
export function effectsOf(before: Document | null, after: Document | null): Effects {
  const [was, is] = [withoutRevision(before), withoutRevision(after)]
  // The Studio applies effects of a release to a projection of it, in which fields have other indexes.
  const encode = (before ?? after)?._type === 'system.release' ? encodeByName : encodeMendoza
  return { apply: encode(was, is), revert: encode(is, was) }
}

/** Applies an effect to a document; the result has the given revision. */
export function applyEffect(
  document: Document | null,
  patch: unknown[],
  revision: string | null,
): Document | null {
  const made = applyPatch(withoutRevision(document), patch) as Record<string, unknown> | null
  return made === null ? null : ({ ...made, _rev: revision } as Document)
}

function withoutRevision(document: Document | null): Record<string, unknown> | null {
  if (document === null) return null
  const { _rev, ...rest } = document
  return rest
}
