import type { Document } from './types.ts'

/** Ids that a document refers to strongly: such a reference blocks the deletion of its target. */
export function strongReferences(document: Document): Set<string> {
  const found = new Set<string>()
  const walk = (value: unknown) => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item)
    } else if (typeof value === 'object' && value !== null) {
      const { _ref, _weak, _dataset, _projectId } = value as Record<string, unknown>
      const elsewhere = _dataset !== undefined || _projectId !== undefined
      if (typeof _ref === 'string' && _weak !== true && !elsewhere) found.add(_ref)
      for (const item of Object.values(value)) walk(item)
    }
  }
  walk(document)
  return found
}

/** All ids that a document refers to, as `references()` of GROQ sees them. */
export function allReferences(document: Document): Set<string> {
  const found = new Set<string>()
  const walk = (value: unknown) => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item)
    } else if (typeof value === 'object' && value !== null) {
      const { _ref } = value as Record<string, unknown>
      if (typeof _ref === 'string') found.add(_ref)
      for (const item of Object.values(value)) walk(item)
    }
  }
  walk(document)
  return found
}

/**
 * The Studio lets a draft refer weakly to an unpublished document and marks such references. When the draft is
 * published, they get the strength that the schema sets.
 */
export function strengthened<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(strengthened) as Value
  if (typeof value !== 'object' || value === null) return value
  const { _strengthenOnPublish, ...rest } = value as Record<string, unknown>
  if (_strengthenOnPublish !== undefined) {
    const weak = (_strengthenOnPublish as { weak?: unknown } | null)?.weak
    if (weak !== true) delete rest._weak
  }
  for (const [key, item] of Object.entries(rest)) rest[key] = strengthened(item)
  return rest as Value
}
