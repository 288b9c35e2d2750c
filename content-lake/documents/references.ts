import type { Document } from './types.ts'

/** Ids that a document refers to strongly: such a reference keeps its target from being deleted. */
export function strongReferences(document: Document): Set<string> {
  const found = new Set<string>()
  const walk = (value: unknown) => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item)
    } else if (typeof value === 'object' && value !== null) {
      const { _ref, _weak } = value as { _ref?: unknown; _weak?: unknown }
      if (typeof _ref === 'string' && _weak !== true) found.add(_ref)
      for (const item of Object.values(value)) walk(item)
    }
  }
  walk(document)
  return found
}
