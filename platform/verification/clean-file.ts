import { createInflate } from 'node:zlib'
import sharp from 'sharp'
import type { FileProblem } from '#contracts/player-api/verification.ts'
import { type FileKind, MAX_DOCUMENT_BYTES } from '#contracts/player-api/verification-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { PdfScan } from './pdf-scan.ts'
import type { Scanner } from './scanner.ts'

/** More than any hand-held camera produces; refused before it is unpacked. */
const MAX_PIXELS = 100_000_000
/** Enough to read the smallest print on an A4 page. */
const MAX_SIDE = 2_600
const QUALITY = 88

const pdfs = new PdfScan(pdfProblem)

type CleanFile = { kind: FileKind; content: Buffer }

/**
 * Turns an uploaded file into one that may be stored (GAP-063, R25), or returns why not. Its first bytes determine its
 * type. An image is re-encoded: everything beside its pixels (the location, another appended file) is removed.
 */
export async function cleanFile(
  content: Buffer,
  scan: Scanner,
): Promise<Result<CleanFile, FileProblem>> {
  if (content.length === 0) return refuse('file_empty')
  if (content.length > MAX_DOCUMENT_BYTES) return refuse('file_too_large')
  if ((await scan(content)) === 'infected') return refuse('file_infected')
  const kind = kindOf(content)
  if (kind === null) return refuse('file_type')
  if (kind !== 'pdf') return redraw(content, kind)
  const problem = await pdfs.problemOf(content)
  return problem === null ? ok({ kind, content }) : refuse(problem)
}

function kindOf(content: Buffer): 'jpeg' | 'png' | 'pdf' | null {
  const head = content.subarray(0, 8).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head === '\x89PNG\r\n\x1a\n') return 'png'
  return head.startsWith('%PDF-') ? 'pdf' : null
}

async function redraw(
  content: Buffer,
  kind: 'jpeg' | 'png',
): Promise<Result<CleanFile, FileProblem>> {
  try {
    const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    if ((await image.metadata()).format !== kind) return refuse('file_broken')
    const drawn = await image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return ok({ kind: 'jpeg', content: drawn })
  } catch {
    // Truncated, too many pixels, or no image after its first bytes: the decoder reports it only as text.
    return refuse('file_broken')
  }
}

const HEAD = /^%PDF-[12]\.\d/
/** Some writers leave newlines after the end marker. */
const TAIL = /%%EOF[\s\0]*$/
const TAIL_BYTES = 1_024
/** An archive's directory is at its end: a PDF that contains one is two files. */
const ZIP_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_DIRECTORY_REACH = 66_000
/** Names that run by themselves, embed files, or cannot be inspected. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Encrypt)(?![A-Za-z0-9])/
/** All streams of a file unpacked; a scan of twenty pages stays below. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024
const MAX_NAMES_BYTES = 8 * 1024 * 1024

/**
 * Whether a PDF contains only pages (R25): one file from its first byte to its last, without scripts, attachments and
 * encryption, also in packed objects, and not a decompression bomb. Returns the problem, or null.
 */
export async function pdfProblem(content: Buffer): Promise<'file_broken' | 'file_unsafe' | null> {
  const text = content.toString('latin1')
  if (!HEAD.test(text) || !TAIL.test(text.slice(-TAIL_BYTES))) return 'file_broken'
  if (content.subarray(-ZIP_DIRECTORY_REACH).includes(ZIP_DIRECTORY)) return 'file_unsafe'
  if (ACTIVE.test(plainNames(text))) return 'file_unsafe'
  let unpacked = 0
  for (const { from, to, dictionary } of streamsOf(text)) {
    if (!/\/(?:FlateDecode|Fl)(?![A-Za-z])/.test(dictionary)) continue
    const holdsObjects = dictionary.includes('/ObjStm')
    const { bytes, head } = await unpack(content.subarray(from, to), {
      atMost: MAX_UNPACKED_BYTES - unpacked,
      keep: holdsObjects ? MAX_NAMES_BYTES : 0,
    })
    unpacked += bytes
    const isTooLong = unpacked >= MAX_UNPACKED_BYTES || (holdsObjects && bytes > MAX_NAMES_BYTES)
    if (isTooLong || ACTIVE.test(plainNames(head))) return 'file_unsafe'
  }
  return null
}

/** A name may be written with character codes: `/J#53` is `/JS`. */
function plainNames(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** The position of each stream, with the dictionary before it. */
function* streamsOf(text: string): Generator<{ from: number; to: number; dictionary: string }> {
  const begin = /stream\r?\n/g
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const from = found.index + found[0].length
    const to = text.indexOf('endstream', from)
    if (to < 0) return
    const dictionary = plainNames(text.slice(Math.max(0, found.index - 1_000), found.index))
    yield { from, to, dictionary: dictionary.slice(dictionary.lastIndexOf(' obj') + 1) }
    begin.lastIndex = to + 'endstream'.length
  }
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
