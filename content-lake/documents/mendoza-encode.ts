/**
 * Mendoza patches, the form in which history and previews receive changes. Only a decoder is published;
 * this encoder works field by field, so that a change is blamed on who made it. An array that changed is
 * sent whole. Codes are those of the decoder's table of operations.
 */
const VALUE = 0
const PUSH_FIELD_COPY = 10
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const OBJECT_SET_FIELD_VALUE = 17
const OBJECT_DELETE_FIELD = 19

type Fields = Record<string, unknown>

/** The patch that makes `after` of `before`. A deletion is exactly `[0, null]`: the Studio looks for it. */
export function encodeMendoza(before: Fields | null, after: Fields | null): unknown[] {
  if (before === null || after === null) return [VALUE, after]
  return encodeFields(before, after)
}

function encodeFields(before: Fields, after: Fields): unknown[] {
  const patch: unknown[] = []
  const sorted = Object.keys(before).sort()
  for (const [index, key] of sorted.entries()) {
    if (!Object.hasOwn(after, key)) patch.push(OBJECT_DELETE_FIELD, index)
    else if (!equalJson(before[key], after[key])) {
      const [was, is] = [before[key], after[key]]
      if (isFields(was) && isFields(is)) {
        patch.push(
          PUSH_FIELD_COPY,
          index,
          ...encodeFields(was, is),
          RETURN_INTO_OBJECT_SAME_KEY_POP,
        )
      } else patch.push(OBJECT_SET_FIELD_VALUE, is, key)
    }
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) patch.push(OBJECT_SET_FIELD_VALUE, after[key], key)
  }
  return patch
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function equalJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((it, i) => equalJson(it, b[i]))
  }
  if (!isFields(a) || !isFields(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equalJson(a[key], b[key]))
  )
}
