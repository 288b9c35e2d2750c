import { Hono } from 'hono'
import { Originals, streamOriginal } from '../assets/asset-files.ts'
import { PictureCache } from '../assets/picture-cache.ts'
import type { PictureTurns } from '../assets/picture-turns.ts'
import { describeFile, FILE_NAME, fileHeaders, MAX_FILE_BYTES } from '../assets/store-file.ts'
import {
  type Described,
  describeImage,
  MAX_IMAGE_BYTES,
  type Upload,
} from '../assets/store-image.ts'
import { usesOf } from '../assets/usual-pictures.ts'
import type { Identity } from '../auth/auth.ts'
import { applyMutation } from '../documents/apply-mutations.ts'
import type { Dataset } from '../documents/dataset.ts'
import { transact } from '../documents/transact.ts'
import { type Document, LakeError } from '../documents/types.ts'
import { NoTurnError, Turns } from '../turns/turns.ts'
import type { LakeParts } from './parts.ts'
import { type Bindings, type Context, chunksOf } from './request.ts'

const KINDS = {
  images: { maxBytes: MAX_IMAGE_BYTES, describe: describeImage },
  files: { maxBytes: MAX_FILE_BYTES, describe: describeFile },
} as const satisfies Record<
  string,
  { maxBytes: number; describe(upload: Upload): Promise<Described> }
>

/** Bodies that come in at once; one that waits is not read. The Studio sends as many as an editor drops on it. */
const UPLOADS = { atOnce: 16, atOnceEach: 4, waiting: 64, waitingEach: 32 }

/** Uploads: the document of an asset is created once its bytes are on disk. */
export function uploadRoutes(parts: LakeParts, turns: PictureTurns) {
  const originals = new Originals(parts.assetDir)
  const uploads = new Turns(UPLOADS)
  const app = new Hono<Bindings>()
  app.post('/:kind/:dataset', async (c) => {
    const identity = await parts.access.needWriter(c)
    const kindName = c.req.param('kind')
    if (kindName !== 'images' && kindName !== 'files')
      throw new LakeError(404, 'notFound', 'Uploads are images or files')
    const kind = KINDS[kindName]
    const dataset = parts.dataset(c.req.param('dataset'))
    const store = async () => {
      const received = await originals.receive(chunksOf(c, kind.maxBytes))
      try {
        const upload = {
          received,
          filename: c.req.query('filename') ?? null,
          projectId: parts.projectId,
          dataset: dataset.name,
          extract: (c.req.queries('meta') ?? []).flatMap((it) => it.split(',')),
        }
        const { name, document } = await turns.ofUpload(identity.id, () => kind.describe(upload))
        const url = `${parts.publicUrl}/${document.path}`
        const described = { ...document, ...describedBy(c), url }
        return await originals.keep(received, name, {
          makeDocument: () => makeDocument(parts, dataset, identity, described),
          isUsed: () => isInAnyDataset(parts, String(document._id)),
        })
      } finally {
        await originals.discard(received)
      }
    }
    const made = await uploads.run(identity.id, store).catch((error: unknown) => {
      if (!(error instanceof NoTurnError)) throw error
      throw new LakeError(429, 'tooManyUploads', 'Too many uploads at once')
    })
    return c.json({ document: made })
  })
  return app
}

const isInAnyDataset = (parts: LakeParts, id: string) =>
  parts.datasetNames().some((it) => parts.dataset(it).get(id) !== null)

function describedBy(c: Context): Record<string, string> {
  const given = ['title', 'description', 'label', 'creditLine'].flatMap((name) => {
    const value = c.req.query(name)
    return value ? [[name, value.slice(0, 500)] as const] : []
  })
  return Object.fromEntries(given)
}

/** The same bytes are the same asset: an existing document stays unchanged. */
async function makeDocument(
  parts: LakeParts,
  dataset: Dataset,
  identity: Identity,
  document: Record<string, unknown>,
): Promise<Document | null> {
  const id = String(document._id)
  const known = dataset.get(id)
  if (known) return known
  const mutation = { createIfNotExists: document }
  const timestamp = new Date(parts.clock()).toISOString()
  await transact(
    dataset,
    {
      by: identity,
      way: 'upload',
      timestamp,
      content: mutation,
      guard: parts.access.guardOf(identity, dataset),
    },
    parts.heavyPatches,
    async (state, it) => [applyMutation(state, mutation, it)],
  )
  return dataset.get(id)
}

/** Serves images and files: public, and cacheable for ever, as their names derive from their content. */
export function assetRoutes(parts: LakeParts, turns: PictureTurns) {
  const pictures = new PictureCache({
    assetDir: parts.assetDir,
    turns,
    clock: parts.clock,
    maxBytes: parts.maxPictureBytes,
  })
  const app = new Hono<Bindings>()
  const assertKnown = (c: Context) => {
    if (c.req.param('project') !== parts.projectId)
      throw new LakeError(404, 'notFound', 'No such asset')
    parts.dataset(c.req.param('dataset'))
  }

  app.get('/images/:project/:dataset/:name', async (c) => {
    assertKnown(c)
    // An Origin header is no proof: only a token gives access to every size.
    const identity = await parts.access.identify(c)
    const name = c.req.param('name')
    if (parts.access.mayReadRaw(c, name, identity)) {
      const { bytes, mime } = await pictures.raw(name)
      const headers = {
        'content-type': mime,
        'content-security-policy': "default-src 'none'; sandbox",
      }
      return new Response(new Uint8Array(bytes), { headers })
    }
    const picture = await pictures.get({
      name,
      query: c.req.query(),
      accept: c.req.header('accept') ?? '',
      by: identity === null ? { stranger: c.env.remoteAddress } : { editor: identity.id },
      uses: (id) => usesOf(parts.dataset(c.req.param('dataset')), id),
    })
    const headers = {
      'content-type': picture.mime,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      vary: 'Accept',
      etag: `"${picture.etag}"`,
    }
    if (c.req.header('if-none-match') === headers.etag)
      return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(picture.bytes), { headers })
  })

  app.get('/files/:project/:dataset/:name', async (c) => {
    assertKnown(c)
    const name = c.req.param('name')
    const extension = FILE_NAME.exec(name)?.[1]
    const file = extension ? await streamOriginal(parts.assetDir, name) : null
    if (!file || !extension) throw new LakeError(404, 'notFound', 'No such file')
    const headers = { ...fileHeaders(extension), 'content-length': String(file.size) }
    return new Response(file.body, { headers })
  })
  return app
}
