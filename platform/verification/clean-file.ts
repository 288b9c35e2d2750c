import sharp from 'sharp'
import type { FileProblem } from '#contracts/player-api/verification.ts'
import type { FileKind } from '#contracts/player-api/verification-words.ts'
import { MAX_DOCUMENT_BYTES } from '#contracts/player-api/verification-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { pdfProblem } from './check-pdf.ts'
import type { Scanner } from './scanner.ts'

/** More than any hand-held camera produces; refused before it is unpacked. */
const MAX_PIXELS = 100_000_000
/** Enough to read the smallest print on an A4 page. */
const MAX_SIDE = 2_600
const QUALITY = 88

export type CleanFile = { kind: FileKind; content: Buffer }

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
    // Truncated, too many pixels, or no image after its first bytes: the decoder reports it only as text.
    return refuse('file_broken')
  }
}
