import { Hono } from 'hono'
import { z } from 'zod'
import type { Identity } from '../auth/auth.ts'
import { type Document, LakeError } from '../documents/types.ts'
import type { Perspective } from '../query/perspective.ts'
import type { LakeParts } from './parts.ts'
import {
  assertAddress,
  type Bindings,
  type Context,
  flag,
  idsOf,
  knowsVersions,
  mostQueryBytes,
  paramsOf,
  parseJson,
  rawOf,
} from './request.ts'

const LAYER = /^[A-Za-z0-9_-]{1,64}$/

const queryBody = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).nullish(),
})

/** Reads: queries and documents by id. Anonymous callers read what is published. */
export function queryRoutes(parts: LakeParts) {
  const app = new Hono<Bindings>()

  const answer = async (
    c: Context,
    identity: Identity | null,
    query: string,
    params: Record<string, unknown>,
  ) => {
    const dataset = parts.dataset(c.req.param('dataset'))
    const { json, syncTags, ms, cached } = await parts.pool.query(
      dataset,
      {
        query,
        params,
        perspective: perspectiveOf(c, identity),
        sight: parts.access.sightOf(identity),
        identity: identity?.id ?? '<anonymous>',
        now: parts.clock(),
      },
      { caller: parts.access.callerOf(c, identity) },
    )
    const echo = c.req.query('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`
    // The result is JSON already: it is not parsed and serialized again.
    return c.body(
      `{${echo}"result":${json},"syncTags":${JSON.stringify(syncTags)},"ms":${ms}}`,
      200,
      {
        'content-type': 'application/json; charset=utf-8',
        'x-lake-cache': cached ? 'hit' : 'miss',
      },
    )
  }

  app.get('/query/:dataset', async (c) => {
    const identity = await parts.access.identify(c)
    assertAddress(c, parts.access.callerOf(c, identity))
    return answer(c, identity, c.req.query('query') ?? '', paramsOf(c))
  })
  app.post('/query/:dataset', async (c) => {
    const identity = await parts.access.identify(c)
    const { query, params } = await parseJson(
      c,
      queryBody,
      mostQueryBytes(parts.access.callerOf(c, identity)),
    )
    return answer(c, identity, query, { ...paramsOf(c), ...params })
  })

  app.get('/doc/:dataset/:ids', async (c) => {
    const identity = await parts.access.identify(c)
    const dataset = parts.dataset(c.req.param('dataset'))
    const wanted = idsOf(c, 'ids')
    const sees = parts.access.seesOf(identity)
    const all = flag(c, 'includeAllVersions')
    const found = wanted.flatMap((id): (Document | string)[] => {
      const document = dataset.get(id)
      const family = all ? dataset.familyOf(id) : document ? [document] : []
      const seen = family.filter(sees).sort((a, b) => (a._id < b._id ? -1 : 1))
      return seen.length > 0 ? seen : [id]
    })
    // The Studio shows editors which permission they lack; for anonymous callers a hidden document does not exist.
    const reasonOf = (id: string) =>
      identity !== null && dataset.get(id) ? 'permission' : 'existence'
    const documents = found.filter((it) => typeof it !== 'string')
    const missing = found.filter((it) => typeof it === 'string')
    return c.json({
      documents: flag(c, 'excludeContent')
        ? documents.map(({ _id, _type, _rev }) => ({ _id, _type, _rev }))
        : documents,
      omitted: missing.map((id) => ({ id, reason: reasonOf(id) })),
    })
  })
  return app
}

/**
 * Anonymous callers read what is published. For others it depends on the API version: before 2025-02-19 the default is
 * everything raw, but without versions, which clients of that API do not know.
 */
function perspectiveOf(c: Context, identity: Identity | null): Perspective {
  const given = c.req.query('perspective')
  if (identity === null) {
    if (given !== undefined && given !== 'published' && given !== 'raw')
      throw new LakeError(401, 'unauthorized', 'Only published documents are public')
    return 'published'
  }
  if (given === undefined) return knowsVersions(c) ? 'published' : rawOf(c)
  if (given === 'raw') return rawOf(c)
  if (given === 'published') return given
  const layers = given.split(',').map((it) => (it === 'previewDrafts' ? 'drafts' : it))
  if (layers.length > 20 || !layers.every((it) => LAYER.test(it)) || layers.includes('raw'))
    throw new LakeError(400, 'invalidParameter', 'Unknown perspective')
  return layers.filter((it) => it !== 'published')
}

/**
 * Exports what the token's owner may read of a dataset as NDJSON, for `sanity dataset export`: without revisions,
 * ordered by id, so that the same content gives the same text. The URL of an image carries the proof that gives access
 * to its uploaded bytes.
 */
export function exportRoutes(parts: LakeParts) {
  const app = new Hono<Bindings>()
  app.get('/export/:dataset', async (c) => {
    const sees = parts.access.seesOf(await parts.access.needReader(c))
    const sorted = [...parts.dataset(c.req.param('dataset')).all()]
      .filter(sees)
      .sort((a, b) => (a._id < b._id ? -1 : 1))
    const documents = sorted[Symbol.iterator]()
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const next = documents.next()
        if (next.done) controller.close()
        else controller.enqueue(encoder.encode(toLine(parts, next.value)))
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
  })
  return app
}

function toLine(parts: LakeParts, { _rev, ...kept }: Document): string {
  if (kept._type === 'sanity.imageAsset' && typeof kept.url === 'string') {
    const name = kept.url.slice(kept.url.lastIndexOf('/') + 1)
    kept.url = `${kept.url}?dlRaw=${parts.access.proofOfRaw(name)}`
  }
  return `${JSON.stringify(kept)}\n`
}
