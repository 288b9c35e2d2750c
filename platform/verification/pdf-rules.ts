import { createInflate } from 'node:zlib'

/**
 * Whether a PDF contains only pages (R25): one file from its first byte to its last, without scripts, attachments and
 * encryption, also in packed objects, and not a decompression bomb. Names are searched in objects; the bytes of
 * pictures, texts and comments are skipped, but an object that starts inside them is read as well, since a
 * cross-reference may point there. Every step reads each byte a bounded number of times.
 */
export async function pdfProblem(content: Buffer): Promise<'file_broken' | 'file_unsafe' | null> {
  if (!hasVersion(content) || !hasEnd(content)) return 'file_broken'
  if (holdsArchive(content)) return 'file_unsafe'
  const { isUnsafe, streams } = readObjects(content.toString('latin1'))
  if (isUnsafe) return 'file_unsafe'
  let unpacked = 0
  for (const stream of streams) {
    const holdsObjects = isObjectStream(stream)
    if (holdsObjects && !isCertain(stream)) return 'file_unsafe'
    const packed = content.subarray(stream.from, stream.to)
    const isPacked = filtersOf(stream).some(
      (it) => it === 'FlateDecode' || it === 'Fl' || it === 'R',
    )
    if (isPacked) {
      const { bytes, head } = await unpack(packed, {
        atMost: MAX_UNPACKED_BYTES - unpacked,
        keep: holdsObjects ? MAX_OBJECTS_BYTES : 0,
      })
      unpacked += bytes
      if (unpacked >= MAX_UNPACKED_BYTES) return 'file_unsafe'
      if (holdsObjects && bytes > MAX_OBJECTS_BYTES) return 'file_unsafe'
      if (holdsObjects && hasActiveObject(head, stream)) return 'file_unsafe'
    } else if (holdsObjects && hasActiveObject(packed.toString('latin1'), stream))
      return 'file_unsafe'
  }
  return null
}

/** The limit for all streams of a file unpacked; a scan of twenty pages stays below. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024
const MAX_OBJECTS_BYTES = 8 * 1024 * 1024
/** A book of a thousand pages has far fewer. */
const MAX_OBJECTS = 300_000
/** Names that run by themselves, embed files, or cannot be inspected. */
const ACTIVE = new Set(
  'JavaScript JS Launch EmbeddedFile EmbeddedFiles FileAttachment RichMedia XFA SubmitForm ImportData GoToE Encrypt'.split(
    ' ',
  ),
)

const HEAD_BYTES = 1_024

/** The position of the header, after at most a byte order mark and blank lines; null: this is not a PDF. */
export function pdfBegin(content: Buffer): number | null {
  const head = content.subarray(0, HEAD_BYTES).toString('latin1')
  return /^(?:\xef\xbb\xbf)?[\s\0]*(?=%PDF-)/.exec(head)?.[0].length ?? null
}

function hasVersion(content: Buffer): boolean {
  const begin = pdfBegin(content)
  return begin !== null && /^%PDF-[12]\.\d/.test(content.toString('latin1', begin, begin + 8))
}

const TAIL_BYTES = 1_024

/** Some writers leave newlines or comments after the end marker; a page of HTML in a comment is not accepted. */
function hasEnd(content: Buffer): boolean {
  const tail = content.subarray(-TAIL_BYTES).toString('latin1')
  const end = tail.lastIndexOf('%%EOF')
  const behind = tail.slice(end + '%%EOF'.length).split(/[\r\n]/)
  return end >= 0 && behind.every((line) => /^[\t\f \0]*(?:%[^<>]*)?$/.test(line))
}

/** An archive's directory is at its end: a PDF that contains one is two files. Its number of disks is zero. */
const ZIP_DIRECTORY = Buffer.from('PK\x05\x06\0\0\0\0', 'latin1')
const ZIP_DIRECTORY_REACH = 66_000

const holdsArchive = (content: Buffer) =>
  content.subarray(-ZIP_DIRECTORY_REACH).includes(ZIP_DIRECTORY)

/** Keys of a dictionary, with the words of each value; for nested dictionaries only the fact that there is one. */
type Dictionary = ReadonlyMap<string, readonly string[]>
type Stream = {
  dictionary: Dictionary
  hasKeyTwice: boolean
  from: number
  to: number
  /** Its length leads to its end, and there is one length. */
  isSure: boolean
}

const filtersOf = ({ dictionary }: Stream) =>
  (dictionary.get('Filter') ?? []).filter((it) => it !== '[' && it !== ']')

const isObjectStream = ({ dictionary: it }: Stream) =>
  (it.get('Type') ?? []).includes('ObjStm') || (it.has('N') && it.has('First'))

/** Whether every reader unpacks the same objects from it: no other filters, chains, predictors or duplicate keys. */
function isCertain(stream: Stream): boolean {
  const filters = filtersOf(stream)
  const isPlain =
    filters.length === 0 || (filters.length === 1 && /^Fl(?:ateDecode)?$/.test(filters[0] ?? ''))
  const { dictionary, hasKeyTwice, isSure } = stream
  const parameters = [...(dictionary.get('DecodeParms') ?? []), ...(dictionary.get('DP') ?? [])]
  return isPlain && isSure && !hasKeyTwice && parameters.every((it) => /^(?:null|\[|\])$/.test(it))
}

const [TAB, LF, FF, CR, SPACE] = [9, 10, 12, 13, 32]
const isSpace = (it: number) =>
  it === 0 || it === TAB || it === LF || it === FF || it === CR || it === SPACE
const isDigit = (it: number) => it >= 0x30 && it <= 0x39
const DELIMITERS = new Set([...'()<>[]{}/%'].map((it) => it.charCodeAt(0)))

/** `name` is decoded: `/J#53` is JS. The bytes of a string and of a comment are skipped. */
type Token = {
  kind: 'name' | 'word' | 'string' | 'comment'
  value: string
  from: number
  to: number
}
const LONGEST_WORD = 128

/** The next token from a position on, or null at the end. */
function tokenAt(text: string, start: number): Token | null {
  const from = behindSpace(text, start)
  if (from >= text.length) return null
  const until = (to: number, kind: Token['kind'], value = '') => ({ kind, value, from, to })
  const char = text.charAt(from)
  if (char === '%') return until(endOfLine(text, from), 'comment')
  if (char === '(') return until(endOfString(text, from), 'string')
  if (char === '<' && text.charCodeAt(from + 1) !== 0x3c) {
    const close = text.indexOf('>', from)
    return until(close < 0 ? text.length : close + 1, 'string')
  }
  if (char === '<' || (char === '>' && text.charCodeAt(from + 1) === 0x3e)) {
    return until(from + 2, 'word', char + char)
  }
  if (char !== '/' && DELIMITERS.has(text.charCodeAt(from))) return until(from + 1, 'word', char)
  const to = endOfWord(text, from + 1)
  const longest = Math.min(to, from + LONGEST_WORD)
  return char === '/'
    ? until(to, 'name', decoded(text.slice(from + 1, longest)))
    : until(to, 'word', text.slice(from, longest))
}

/** `EF` holds the files of an attachment where a dictionary follows; a glyph of a font can have that name as well. */
function isOneOf(names: ReadonlySet<string>, text: string, { kind, value, to }: Token): boolean {
  if (kind !== 'name') return false
  if (value !== 'EF') return names.has(value)
  // A comment that fills the window hides what follows.
  const behind = text.slice(to, to + 200)
  let next = tokenAt(behind, 0)
  while (next?.kind === 'comment') next = tokenAt(behind, next.to)
  if (next === null) return behind.length === 200
  const after = tokenAt(behind, next.to)
  return next.value === '<<' || (/^\d+$/.test(next.value) && /^\d+$/.test(after?.value ?? ''))
}

function decoded(name: string): string {
  if (!name.includes('#')) return name
  return name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

function endOfWord(text: string, from: number): number {
  for (let to = from; to < text.length; to += 1) {
    const code = text.charCodeAt(to)
    if (isSpace(code) || DELIMITERS.has(code)) return to
  }
  return text.length
}

function endOfLine(text: string, from: number): number {
  let to = from
  while (to < text.length && text.charCodeAt(to) !== LF && text.charCodeAt(to) !== CR) to += 1
  return to
}

function endOfString(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const char = text[at]
    if (char === '\\') at += 1
    else if (char === '(') depth += 1
    else if (char === ')') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}

/** Reads a file from its first byte to its last, and then what was skipped but could be read as an object. */
function readObjects(text: string): { isUnsafe: boolean; streams: Stream[] } {
  const streams: Stream[] = []
  const lengths = numbersOf(text)
  if (lengths === null) return { isUnsafe: true, streams }
  const seen = new Set<number>()
  const scan = new NameScan(text)
  let open = new OpenDictionary()
  for (let token = tokenAt(text, 0); token; ) {
    let next = token.to
    const { kind, value } = token
    if (isOneOf(ACTIVE, text, token)) return { isUnsafe: true, streams }
    if (kind === 'word' && (value.startsWith('obj') || value === 'trailer')) {
      seen.add(token.from)
      open = new OpenDictionary()
    } else if (kind === 'word' && value === 'stream' && open.isClosed) {
      const stream = streamAt(text, token.to, open.lengths(lengths))
      // If the length and the end marker disagree, readers may treat any part of it as objects.
      if (stream.isScanned && scan.hasName(ACTIVE, stream)) return { isUnsafe: true, streams }
      streams.push({ ...stream, dictionary: open.keys, hasKeyTwice: open.hasKeyTwice })
      next = stream.to
      open = new OpenDictionary()
    } else open.add(token)
    token = tokenAt(text, next)
  }
  return { isUnsafe: hasHiddenObject(text, seen), streams }
}

/** In an object that was skipped, packed objects count as active: they are not unpacked. */
const ACTIVE_IN_HIDDEN = new Set([...ACTIVE, 'ObjStm', 'First'])

/**
 * Whether a string, a comment or a stream contains an object or a trailer with active content. Whatever a
 * cross-reference says, a reader looks for these words where it points, and for all of them where it is damaged.
 */
function hasHiddenObject(text: string, seen: ReadonlySet<number>): boolean {
  for (const [word, end] of [
    ['obj', 'endobj'],
    ['trailer', 'startxref'],
  ] as const) {
    const scan = new NameScan(text)
    for (const from of placesOf(text, word)) {
      const before = text.charCodeAt(from - 1)
      const isWord = isSpace(before) || isDigit(before)
      if (seen.has(from) || !isWord) continue
      if (scan.hasName(ACTIVE_IN_HIDDEN, { from, to: scan.endBehind(from, end) })) return true
    }
  }
  return false
}

/** The outermost dictionary of the object that is being read. */
class OpenDictionary {
  readonly keys = new Map<string, string[]>()
  hasKeyTwice = false
  /** It has been closed: `stream` may follow. */
  isClosed = false
  #depth = 0
  #lists = 0
  #values: string[] | null = null

  add({ kind, value }: Token): void {
    if (kind === 'comment') return
    if (kind === 'word' && value === '>>') {
      this.#depth -= 1
      if (this.#depth === 0) this.isClosed = true
      return
    }
    if (this.#depth === 1) this.#addInside(kind, value)
    if (kind === 'word' && value === '<<') this.#depth += 1
  }

  #addInside(kind: Token['kind'], value: string): void {
    // A name after a key is its value, and so are the names in a list.
    const isValue = this.#values !== null && (this.#values.length === 0 || this.#lists > 0)
    if (kind === 'name' && !isValue) {
      if (this.keys.has(value)) this.hasKeyTwice = true
      this.#values = []
      this.keys.set(value, this.#values)
      return
    }
    this.#values?.push(value)
    if (kind === 'word' && value === '[') this.#lists += 1
    if (kind === 'word' && value === ']') this.#lists -= 1
  }

  /** The declared length of the stream: a direct number, or one in another object, of which there may be several. */
  lengths(numbers: ReadonlyMap<string, readonly number[]>): readonly number[] {
    const [first = '', generation, r] = this.keys.get('Length') ?? []
    if (generation === undefined) return /^\d{1,9}$/.test(first) ? [Number(first)] : []
    return r === 'R' ? (numbers.get(first) ?? []) : []
  }
}

const END_OF_STREAM = 'endstream'

/** The bytes of a stream after its keyword: if its length does not lead to `endstream`, up to the next `endstream`. */
function streamAt(
  text: string,
  keywordEnd: number,
  lengths: readonly number[],
): { from: number; to: number; isSure: boolean; isScanned: boolean } {
  let from = keywordEnd
  if (text.charCodeAt(from) === CR) from += 1
  if (text.charCodeAt(from) === LF) from += 1
  for (const length of lengths) {
    let to = from + length
    for (let blanks = 0; blanks < 4 && isSpace(text.charCodeAt(to)); blanks += 1) to += 1
    const isThere = text.slice(to, to + END_OF_STREAM.length) === END_OF_STREAM
    if (isThere) {
      return { from, to: from + length, isSure: lengths.length === 1, isScanned: false }
    }
  }
  const end = text.indexOf(END_OF_STREAM, from)
  return { from, to: end < 0 ? text.length : end, isSure: false, isScanned: true }
}

/**
 * Objects that consist of one number, by object number: the lengths of streams. Null: more objects than a document has.
 */
function numbersOf(text: string): ReadonlyMap<string, number[]> | null {
  const numbers = new Map<string, number[]>()
  let objects = 0
  for (const at of placesOf(text, 'obj')) {
    objects += 1
    if (objects > 2 * MAX_OBJECTS) return null
    if (!isSpace(text.charCodeAt(at + 3))) continue
    const behind = /^obj\s+(\d{1,9})\s+endobj/.exec(text.slice(at, at + 40))
    const before = /(\d{1,9})\s+\d{1,5}\s+$/.exec(
      behind ? text.slice(Math.max(0, at - 24), at) : '',
    )
    if (!behind || !before) continue
    const known = numbers.get(before[1] ?? '') ?? []
    // Each change of the file writes it again; with more than this it is not a length.
    if (known.length < 8) numbers.set(before[1] ?? '', [...known, Number(behind[1])])
  }
  return numbers
}

function* placesOf(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) yield at
}

/** Searches for names in any context, from front to back: no byte is read twice. */
class NameScan {
  readonly #text: string
  #readTo = 0
  #end = -1

  constructor(text: string) {
    this.#text = text
  }

  hasName(names: ReadonlySet<string>, range: { from: number; to: number }): boolean {
    const from = Math.max(range.from, this.#readTo)
    if (from >= range.to) return false
    this.#readTo = range.to
    return hasNameIn(this.#text.slice(from, range.to), names)
  }

  /** The next place of that word, or the end of the file. */
  endBehind(from: number, word: string): number {
    if (this.#end < from) {
      const end = this.#text.indexOf(word, from)
      this.#end = end < 0 ? this.#text.length : end
    }
    return this.#end
  }
}

function hasNameIn(text: string, names: ReadonlySet<string>): boolean {
  for (const at of placesOf(text, '/')) {
    const token = tokenAt(text, at)
    if (token && isOneOf(names, text, token)) return true
  }
  return false
}

/**
 * Whether the objects of an object stream have an active name. If the list before them does not point to the starts of
 * objects, its strings and comments are read as well, since it may point into them.
 */
function hasActiveObject(objects: string, { dictionary }: Stream): boolean {
  const first = Number((dictionary.get('First') ?? []).join(' ') || Number.NaN)
  const list: number[] = []
  let isList = Number.isSafeInteger(first)
  let missing: Set<number> | null = null
  for (let token = tokenAt(objects, 0); token; token = tokenAt(objects, token.to)) {
    if (isOneOf(ACTIVE, objects, token)) return true
    if (token.from < first) {
      list.push(Number(token.value))
      isList &&= token.kind === 'word' && /^\d{1,9}$/.test(token.value)
    } else {
      missing ??= beginsOf(objects, list, first)
      missing.delete(token.from)
    }
  }
  const isRight = isList && (missing ?? beginsOf(objects, list, first)).size === 0
  return !isRight && hasNameIn(objects, ACTIVE)
}

/** The start positions of objects in a list of numbers and offsets. */
const beginsOf = (objects: string, list: readonly number[], first: number) =>
  new Set(list.flatMap((it, index) => (index % 2 === 0 ? [] : [behindSpace(objects, first + it)])))

function behindSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1
  return at
}

/** The unpacked length of a stream, without holding it in memory; a damaged stream ends where the damage is. */
function unpack(
  packed: Buffer,
  { atMost, keep }: { atMost: number; keep: number },
): Promise<{ bytes: number; head: string }> {
  return new Promise((resolve) => {
    const inflate = createInflate()
    const kept: Buffer[] = []
    let bytes = 0
    const end = () => {
      inflate.destroy()
      resolve({ bytes, head: Buffer.concat(kept).toString('latin1') })
    }
    inflate.on('data', (chunk: Buffer) => {
      if (bytes < keep) kept.push(chunk)
      bytes += chunk.length
      if (bytes >= atMost) end()
    })
    inflate.on('end', end)
    inflate.on('error', end)
    inflate.end(packed)
  })
}
