import { useMemo } from 'react'
import { type SchemaType, useSchema } from 'sanity'

/** The document types with a text in several languages, at any depth. */
export function useLocalisedTypes(): string[] {
  const schema = useSchema()
  return useMemo(
    () =>
      schema.getTypeNames().filter((name) => {
        const type = schema.get(name)
        return type?.type?.name === 'document' && isLocalised(type, 0)
      }),
    [schema],
  )
}

const DEEPEST = 5

function isLocalised(type: SchemaType, depth: number): boolean {
  if (/^locale[A-Z]/.test(type.name)) return true
  if (depth > DEEPEST) return false
  if (type.jsonType === 'object') return type.fields.some((it) => isLocalised(it.type, depth + 1))
  return type.jsonType === 'array' && type.of.some((it) => isLocalised(it, depth + 1))
}
