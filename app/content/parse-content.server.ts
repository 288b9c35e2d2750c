import { z } from 'zod'

/** A document that an editor (or an import) left in a form that no page can show. */
export type DroppedItem = { id: string | undefined; problem: string }

/** Parsing is synchronous, so one collector at a time is enough. */
let collector: DroppedItem[] | null = null

/**
 * A list from which an invalid item is dropped and reported instead of failing the page. Null counts as empty: an
 * editor who never opened a list has left none.
 */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .nullable()
    .transform((items) =>
      (items ?? []).flatMap((it): z.output<Item>[] => {
        const parsed = item.safeParse(it)
        if (parsed.success) return [parsed.data]
        collector?.push({ id: idOf(it), problem: problemOf(parsed.error) })
        return []
      }),
    ) as unknown as z.ZodType<z.output<Item>[], z.input<Item>[] | null>
}

export type ParsedContent<Value> = { value: Value; dropped: DroppedItem[] }

/** Throws when the result as a whole does not match the schema. */
export function parseContent<Schema extends z.ZodType>(
  schema: Schema,
  result: unknown,
): ParsedContent<z.output<Schema>> {
  const dropped: DroppedItem[] = []
  collector = dropped
  try {
    return { value: schema.parse(result), dropped }
  } finally {
    collector = null
  }
}

function idOf(item: unknown): string | undefined {
  return typeof item === 'object' && item !== null && '_id' in item && typeof item._id === 'string'
    ? item._id
    : undefined
}

function problemOf(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ')
}
