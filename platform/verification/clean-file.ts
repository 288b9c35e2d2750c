import sharp from 'sharp'
import type { FileProblem } from '#contracts/player-api/verification.ts'
import { type FileKind, MAX_DOCUMENT_BYTES } from '#contracts/player-api/verification-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { createSlots } from '../players/index.ts'
import { pdfBegin, pdfProblem } from './pdf-rules.ts'
import { PdfScan } from './pdf-scan.ts'
import type { Scanner } from './scanner.ts'

/** More than any hand-held camera produces; refused before it is unpacked. */
const MAX_PIXELS = 100_000_000
/** Enough to read the smallest print on an A4 page. */
const MAX_SIDE = 2_600
const QUALITY = 88

/** Files that are looked at together: each takes a thread of the few that pages and the database need as well. */
const AT_ONCE = 2
/** Of as many players; a player has one at a time. */
const MAX_WAITING = 50
/** One that was made to take long; one of our largest takes a fraction of it. */
const DEADLINE_S = 20

const pdfs = new PdfScan(pdfProblem)
const inSlot = createSlots({ concurrent: AT_ONCE, waiting: MAX_WAITING })

type CleanFile = { kind: FileKind; content: Buffer }

/**
 * Turns an uploaded file into one that may be stored (GAP-063, R25), or returns why not. Its first bytes determine its
 * type. An image is re-encoded: everything beside its pixels (the location, another appended file) is removed. Throws
 * SlotsFullError when too many wait.
 */
export async function cleanFile(
  content: Buffer,
  { scan, owner }: { scan: Scanner; owner: string },
): Promise<Result<CleanFile, FileProblem>> {
  if (content.length === 0) return refuse('file_empty')
  if (content.length > MAX_DOCUMENT_BYTES) return refuse('file_too_large')
  if ((await scan(content)) === 'infected') return refuse('file_infected')
  const kind = kindOf(content)
  if (kind === 'heic') return refuse('file_heic')
  if (kind === null) return refuse('file_type')
  if (kind !== 'pdf') return inSlot(() => redraw(content, kind))
  const problem = await pdfs.problemOf(content, owner)
  return problem === null ? ok({ kind, content }) : refuse(problem)
}

function kindOf(content: Buffer): 'jpeg' | 'png' | 'pdf' | 'heic' | null {
  const head = content.subarray(0, 12).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (HEIC.test(head)) return 'heic'
  return pdfBegin(content) === null ? null : 'pdf'
}

/** The brands of HEIF with HEVC pictures, which the decoder here has no licence for (decision 0043). */
const HEIC = /^[\s\S]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/

async function redraw(
  content: Buffer,
  kind: 'jpeg' | 'png',
): Promise<Result<CleanFile, FileProblem>> {
  const drawn = await draw(content, kind, 'error')
  if (drawn !== null) return ok({ kind: 'jpeg', content: drawn })
  if (kind === 'png') return refuse('file_broken')
  // Phones and messengers lose the end marker: whole with it, the picture is whole; less of it may hide what counts.
  const whole = await draw(Buffer.concat([content, END_OF_JPEG]), kind, 'warning')
  if (whole !== null) return ok({ kind: 'jpeg', content: whole })
  const isCut = (await draw(content, kind, 'none')) !== null
  return refuse(isCut ? 'file_incomplete' : 'file_broken')
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9])

/** The picture drawn again, or null: truncated, too many pixels, too slow, or no image after its first bytes. */
async function draw(
  content: Buffer,
  kind: 'jpeg' | 'png',
  failOn: 'none' | 'error' | 'warning',
): Promise<Buffer | null> {
  try {
    const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn })
    if ((await image.metadata()).format !== kind) return null
    return await image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: DEADLINE_S })
      .toBuffer()
  } catch {
    return null
  }
}
