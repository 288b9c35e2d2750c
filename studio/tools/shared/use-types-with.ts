import { useMemo } from 'react'
import { useSchema } from 'sanity'

/** The document types with any of these fields: a new type is included by having them. */
export function useTypesWith(fields: readonly string[]): string[] {
  const schema = useSchema()
  const wanted = fields.join(',')
  return useMemo(
    () =>
      schema.getTypeNames().filter((name) => {
        const type = schema.get(name)
        if (type?.jsonType !== 'object' || type.type?.name !== 'document') return false
        return type.fields.some((it) => wanted.split(',').includes(it.name))
      }),
    [schema, wanted],
  )
}
