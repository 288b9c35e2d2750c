import { applyPatch } from 'mendoza'
import { encodeByName, encodeMendoza } from './mendoza.ts'
import type { Document } from './types.ts'

/** What a transaction did to a document, and what takes it back. */
export type Effects = { apply: unknown[]; revert: unknown[] }

/**
 * Effects leave the revision out: it is known beside them. A patch names fields by their place in the sorted
 * keys, and whoever applies one (the Studio, too) takes the revision away first.
 */
export function effectsOf(before: Document | null, after: Document | null): Effects {
  const [was, is] = [withoutRevision(before), withoutRevision(after)]
  // The Studio applies those of a release to a projection of it, in which other fields have other places.
  const encode = (before ?? after)?._type === 'system.release' ? encodeByName : encodeMendoza
  return { apply: encode(was, is), revert: encode(is, was) }
}

/** The document that an effect makes of another, at the revision that it then has. */
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
