import { Hono } from 'hono'
import { z } from 'zod'
import { type Identity, mayAdminister } from '../auth/auth.ts'
import { MAX_LINK_HOURS, type PreviewLink } from '../auth/preview-links.ts'
import { LakeError } from '../documents/types.ts'
import type { LakeParts } from './parts.ts'
import { type Bindings, type Context, parseJson } from './request.ts'

const MAX_BODY_BYTES = 16 * 1024
const path = z.string().regex(/^\/[^\0]{0,1000}$/)
const newLink = z.object({
  perspective: z
    .array(z.string().regex(/^[\w-]{1,64}$/))
    .min(1)
    .max(10),
  paths: z.array(path).min(1).max(10).nullable(),
  path,
  view: z.record(z.string(), z.unknown()),
  hours: z.int().min(1).max(MAX_LINK_HOURS),
})
const use = z.object({
  token: z.string().min(1).max(200),
  /** Whether a browser has just opened the link, as opposed to loading its next page. */
  entering: z.boolean(),
})

/**
 * Links that show a preview to people without an account. The site makes and opens them, with the rights of the editor
 * for whom it asks; the Studio lists and revokes them.
 */
export function previewRoutes(parts: LakeParts) {
  const app = new Hono<Bindings>()
  const datasetOf = (c: Context) => parts.dataset(c.req.param('dataset')).name
  /** The editor who manages links in the Studio; links cannot be managed through the site. */
  const manager = async (c: Context): Promise<{ by: Identity; only: string | null }> => {
    const by = await parts.access.needReader(c)
    if (by.onlyReads) throw new LakeError(403, 'forbidden', 'Links are managed in the Studio')
    return { by, only: mayAdminister(by) ? null : by.id }
  }
  const record = (by: Identity, way: string, dataset: string, link: PreviewLink) =>
    parts.audit.record({
      kind: 'preview-link',
      by,
      way,
      dataset,
      detail: `${link.id}: ${link.perspective.join(', ')} on ${link.paths?.join(', ') ?? 'all pages'}, until ${new Date(link.expiresAt).toISOString()}`,
    })

  app.post('/:dataset', async (c) => {
    const by = await parts.access.needReader(c)
    if (!parts.access.mayShare(by))
      throw new LakeError(403, 'forbidden', 'Your role does not share previews')
    const dataset = datasetOf(c)
    const body = await parseJson(c, newLink, MAX_BODY_BYTES)
    const { link, token } = await parts.previewLinks.create(dataset, by.id, body)
    await record(by, 'made', dataset, link)
    return c.json({ link, token })
  })

  app.post('/:dataset/use', async (c) => {
    const site = await parts.access.needReader(c)
    if (!site.readsFor) throw new LakeError(403, 'forbidden', 'The site opens links')
    const dataset = datasetOf(c)
    const { token, entering } = await parseJson(c, use, MAX_BODY_BYTES)
    const link = await parts.previewLinks.find(dataset, token)
    if (!link) throw new LakeError(404, 'notFound', 'No such link, or it is over or revoked')
    if (entering) await record(site, 'opened', dataset, link)
    return c.json({ link })
  })

  app.get('/:dataset', async (c) => {
    const { only } = await manager(c)
    const links = await parts.previewLinks.list(datasetOf(c), only)
    const makers = await parts.auth.findEditors([...new Set(links.map((it) => it.editorId))])
    const names = new Map(makers.map(({ id, name }) => [id, name]))
    return c.json({
      links: links.map((it) => ({ ...it, editorName: names.get(it.editorId) ?? null })),
    })
  })

  app.delete('/:dataset/:id', async (c) => {
    const { by, only } = await manager(c)
    const dataset = datasetOf(c)
    const link = await parts.previewLinks.revoke(dataset, c.req.param('id'), only)
    if (!link) throw new LakeError(404, 'notFound', 'No such link')
    await record(by, 'revoked', dataset, link)
    return c.json({ link })
  })
  return app
}
