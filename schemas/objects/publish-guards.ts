import { findingsAgainstPublishing, inWords } from '../rules/publish-guards.ts'
import type { Rule, SchemaType } from '../schema-types.ts'

/** Adds to a document type's form, at each field, the reasons against publishing. */
export function withPublishGuards(type: SchemaType): SchemaType {
  if (type.type !== 'document') return type
  const { validation } = type
  return {
    ...type,
    validation: (rule) => {
      const guarded = rule.custom(check)
      if (!validation) return guarded
      const own = validation(rule)
      return [...(Array.isArray(own) ? own : [own]), guarded]
    },
  }
}

const check: Parameters<Rule['custom']>[0] = (document: Record<string, unknown> | undefined) => {
  const findings = findingsAgainstPublishing(document ?? {})
  return findings.length === 0
    ? true
    : findings.map((it) => ({ message: inWords(it), path: it.path }))
}
