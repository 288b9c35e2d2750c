import sharp from 'sharp'
import type { FileProblem } from '#contracts/player-api/verification.ts'
import type { FileKind } from '#contracts/player-api/verification-words.ts'
import { MAX_DOCUMENT_BYTES } from '#contracts/player-api/verification-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { pdfProblem } from './check-pdf.ts'
import type { Scanner } from './scanner.ts'

/** More than any camera in a hand takes; refused before it is unpacked. */
const MAX_PIXELS = 100_000_000
/** Enough to read the smallest print of a page of A4. */
const MAX_SIDE = 2_600
const QUALITY = 88

export type CleanFile = { kind: FileKind; content: Buffer }

/**
 * Makes of what a stranger sends a file that may be kept (GAP-063, R25), or says why not. What it is, its first bytes
 * say. A picture is drawn anew: what stood beside its pixels – where it was taken, another file behind it – is gone.
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
  if (kind !== 'pdf') return drawAnew(content, kind)
  const problem = await pdfProblem(content)
  return problem === null ? ok({ kind, content }) : refuse(problem)
}

function kindOf(content: Buffer): 'jpeg' | 'png' | 'pdf' | null {
  const head = content.subarray(0, 8).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head === '\x89PNG\r\n\x1a\n') return 'png'
  return head.startsWith('%PDF-') ? 'pdf' : null
}

async function drawAnew(
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
    // Cut off, too many pixels, or no picture behind its first bytes: the decoder says it in words only.
    return refuse('file_broken')
  }
}
