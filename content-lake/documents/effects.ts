import { applyPatch } from 'mendoza'
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

/**
 * Mendoza patches, the format in which history and previews receive changes. Only a decoder is published; this encoder
 * works field by field and member by member, so that each change is attributed to its author. The codes are those of
 * the decoder's table of operations.
 */
const OP = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
  stringAppendString: 22,
  stringAppendSlice: 23,
} as const

type Fields = Record<string, unknown>
type Patch = unknown[]

/** Half of a surrogate pair: it cannot be encoded in UTF-8. */
const LONE_SURROGATE = /\p{Surrogate}/u

/** Shorter texts are sent whole: a slice would not be shorter. */
const MIN_SLICED_TEXT = 24

/** The patch that turns `before` into `after`. A deletion is exactly `[0, null]`: the Studio checks for it. */
export function encodeMendoza(before: Fields | null, after: Fields | null): Patch {
  if (before === null || after === null) return [OP.value, after]
  return encodeFields(before, after)
}

/** Like `encodeMendoza`, but each changed field whole and by its name, for readers that know fewer fields. */
function encodeByName(before: Fields | null, after: Fields | null): Patch {
  if (before === null || after === null) return [OP.value, after]
  const removed = Object.keys(before)
    .sort()
    .flatMap((key, index) => (Object.hasOwn(after, key) ? [] : [OP.objectDeleteField, index]))
  const changed = Object.keys(after).filter(
    (key) => !Object.hasOwn(before, key) || !equalJson(before[key], after[key]),
  )
  return [...removed, ...changed.flatMap((key) => [OP.objectSetFieldValue, after[key], key])]
}

function encodeFields(before: Fields, after: Fields): Patch {
  const patch: Patch = []
  // The decoder refers to a field by its index in the sorted keys of its input.
  for (const [index, key] of Object.keys(before).sort().entries()) {
    if (!Object.hasOwn(after, key)) patch.push(OP.objectDeleteField, index)
    else if (!equalJson(before[key], after[key]))
      patch.push(...encodeField(index, key, before[key], after[key]))
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) patch.push(OP.objectSetFieldValue, after[key], key)
  }
  return patch
}

function encodeField(index: number, key: string, was: unknown, is: unknown): Patch {
  if (isFields(was) && isFields(is))
    return [OP.pushFieldCopy, index, ...encodeFields(was, is), OP.returnIntoObjectSameKeyPop]
  const inner =
    Array.isArray(was) && Array.isArray(is)
      ? encodeList(was, is)
      : typeof was === 'string' && typeof is === 'string'
        ? encodeText(was, is)
        : null
  return inner
    ? [OP.pushFieldBlank, index, ...inner, OP.returnIntoObjectSameKeyPop]
    : [OP.objectSetFieldValue, is, key]
}

/** Runs of unchanged members, and between them what is new or changed. Null when nothing is unchanged. */
function encodeList(before: unknown[], after: unknown[]): Patch | null {
  const places = placesOf(before)
  const patch: Patch = []
  const run = { from: 0, to: 0 }
  let kept = 0
  const endRun = () => {
    if (run.to > run.from) patch.push(OP.arrayAppendSlice, run.from, run.to)
    run.from = run.to
  }
  for (const item of after) {
    const place = places(item)
    const was = place === undefined ? undefined : before[place]
    if (place !== undefined && equalJson(was, item)) {
      kept += 1
      if (run.to !== place || run.from === run.to) {
        endRun()
        run.from = place
      }
      run.to = place + 1
      continue
    }
    endRun()
    if (place !== undefined && isFields(was) && isFields(item)) {
      kept += 1
      patch.push(OP.pushElementCopy, place, ...encodeFields(was, item), OP.returnIntoArrayPop)
    } else patch.push(OP.arrayAppendValue, item)
  }
  endRun()
  return kept === 0 ? null : patch
}

/** The former index of a member: found by its `_key`, or by its value where it has none. */
function placesOf(before: unknown[]): (item: unknown) => number | undefined {
  const places = new Map<string, number>()
  const nameOf = (item: unknown) =>
    isFields(item) && typeof item._key === 'string'
      ? `key ${item._key}`
      : `is ${JSON.stringify(item)}`
  for (const [index, item] of before.entries()) {
    const name = nameOf(item)
    if (!places.has(name)) places.set(name, index)
  }
  return (item) => places.get(nameOf(item))
}

/** Keeps the common start and end; positions count UTF-8 bytes. */
function encodeText(before: string, after: string): Patch | null {
  if (before.length < MIN_SLICED_TEXT || after === '') return null
  if (LONE_SURROGATE.test(before) || LONE_SURROGATE.test(after)) return null
  const [was, is] = [[...before], [...after]]
  const shorter = Math.min(was.length, is.length)
  let start = 0
  while (start < shorter && was[start] === is[start]) start += 1
  let end = 0
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  if (start + end === 0) return null
  const bytes = (characters: string[]) => Buffer.byteLength(characters.join(''))
  const total = bytes(was)
  const middle = is.slice(start, is.length - end).join('')
  return [
    ...(start > 0 ? [OP.stringAppendSlice, 0, bytes(was.slice(0, start))] : []),
    ...(middle ? [OP.stringAppendString, middle] : []),
    ...(end > 0 ? [OP.stringAppendSlice, total - bytes(was.slice(was.length - end)), total] : []),
  ]
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function equalJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((it, i) => equalJson(it, b[i]))
  if (!isFields(a) || !isFields(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equalJson(a[key], b[key]))
  )
}
