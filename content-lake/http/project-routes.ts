import { Hono } from 'hono'
import { z } from 'zod'
import { type Identity, mayAdminister } from '../auth/auth.ts'
import { LakeError } from '../documents/types.ts'
import type { LakeParts } from './parts.ts'
import { type Bindings, bearerOf, type Context, idsOf, parseJson } from './request.ts'

const values = z
  .array(z.object({ key: z.string().regex(/^[^\0]{1,200}$/), value: z.unknown() }))
  .max(100)
const ROLES = ['administrator', 'editor', 'marketing', 'viewer']

const MAX_BODY_BYTES = 512 * 1024

const titleOf = (role: string) => `${role.charAt(0).toUpperCase()}${role.slice(1)}`

const toUser = ({ id, name, email, role, provider }: Identity) => ({
  id,
  name,
  displayName: name,
  email,
  profileImage: null,
  imageUrl: null,
  role,
  roles: [{ name: role, title: titleOf(role), description: '' }],
  provider,
})

const projectOf = (id: string) => ({
  id,
  displayName: 'Playhouse',
  studioHost: null,
  organizationId: null,
  members: [],
  features: [],
  isBlocked: false,
  isDisabled: false,
  metadata: {},
  createdAt: '2026-01-01T00:00:00Z',
  externalStudioHost: null,
})

/** Users, projects, datasets, grants and the small responses without which the Studio logs errors. */
export function projectRoutes(parts: LakeParts) {
  const app = new Hono<Bindings>()
  const need = (c: Context) => parts.access.needReader(c)
  const project = projectOf(parts.projectId)
  const datasets = () => parts.datasetNames().map((name) => ({ name, aclMode: 'public' }))
  const onlyOurs = async (c: Context, next: () => Promise<void>) => {
    if (c.req.param('id') !== parts.projectId)
      throw new LakeError(404, 'notFound', 'No such project')
    await next()
  }
  app.use('/projects/:id', onlyOurs)
  app.use('/projects/:id/*', onlyOurs)

  app.get('/users/me', async (c) => {
    const identity = await need(c)
    // Markets are not part of Sanity's response: the Studio sets them on new documents.
    return c.json({ ...toUser(identity), markets: identity.markets })
  })
  app.get('/users/me/keyvalue/:keys', async (c) => {
    const { id } = await need(c)
    return c.json(await parts.editors.readValues(id, idsOf(c, 'keys').slice(0, 100)))
  })
  app.put('/users/me/keyvalue', async (c) => {
    const { id } = await need(c)
    const body = await parseJson(c, values, MAX_BODY_BYTES)
    await parts.editors.writeValues(id, body)
    return c.json(body)
  })
  app.get('/users/:ids', async (c) => {
    const identity = await need(c)
    const ids = idsOf(c, 'ids').slice(0, 100)
    const found = [
      ...(await parts.auth.findEditors(ids)),
      ...(ids.includes(identity.id) ? [identity] : []),
    ]
    const users = [...new Map(found.map((it) => [it.id, toUser(it)])).values()]
    return ids.length === 1
      ? users[0]
        ? c.json(users[0])
        : c.json({ id: ids[0], displayName: 'Unknown', imageUrl: null })
      : c.json(users)
  })
  app.get('/auth/id', async (c) => c.json({ id: (await need(c)).id }))
  app.get('/auth/providers', (c) => c.json({ providers: [] }))
  app.post('/auth/logout', async (c) => {
    const token = bearerOf(c)
    const by = await parts.auth.identify(token)
    if (token) await parts.auth.signOut(token)
    if (by) await parts.audit.record({ kind: 'signed-out', by, way: 'Studio' })
    return c.json({ ok: true })
  })
  app.get('/projects', async (c) => {
    await need(c)
    return c.json([project])
  })
  app.get('/projects/:id', (c) => c.json(project))
  app.get('/projects/:id/datasets', (c) => c.json(datasets()))
  app.get('/datasets', (c) => c.json(datasets()))
  const createDataset = async (c: Context) => {
    if (!mayAdminister(await need(c)))
      throw new LakeError(403, 'forbidden', 'Only an administrator creates datasets')
    const name = c.req.param('name') ?? ''
    if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(name))
      throw new LakeError(400, 'invalidRequest', 'Not a name for a dataset')
    await parts.createDataset(name)
    return c.json({ datasetName: name, aclMode: 'public' })
  }
  app.put('/projects/:id/datasets/:name', createDataset)
  app.put('/datasets/:name', createDataset)
  app.get('/projects/:id/datasets/:name/acl', async (c) => {
    return c.json(parts.access.grantsOf(await need(c)))
  })
  app.get('/projects/:id/grants', async (c) => {
    await need(c)
    return c.json({})
  })
  app.get('/projects/:id/user-applications', (c) => c.json([]))
  app.get('/projects/:id/permissions', (c) => c.json([]))
  app.get('/projects/:id/features/:feature', (c) => c.json(false))
  // Comments are disabled in the Studio's configuration. If this list did not contain them, the Studio would remount
  // everything to advertise them, and a dialog that is open by then would close and lose its input.
  app.get('/features', (c) => c.json(['contentReleases', 'singleDocRelease', 'studioComments']))
  app.get('/ping', (c) => c.text('pong'))
  app.get('/check/cors', (c) => {
    const origin = c.req.header('origin') ?? ''
    const allowed = [...parts.studioOrigins, ...parts.siteOrigins].includes(origin)
    return c.json({ result: { allowed, withCredentials: allowed } })
  })
  app.get('/help', (c) => c.json({ resources: { title: '', sectionArray: [] } }))
  app.get('/help/*', (c) => c.json({ resources: { title: '', sectionArray: [] } }))
  app.get('/journey/*', (c) => c.json({}))
  app.get('/intake/*', (c) => c.json({ status: 'denied' }))
  app.post('/intake/*', (c) => c.json({}))
  app.get('/access/requests/me', (c) => c.json([]))
  app.get('/media-libraries', (c) => c.json({ data: [] }))
  // A self-hosted lake has no plan that limits releases.
  app.get('/projects/:id/new-content-release-allowed', (c) =>
    c.json({
      data: { orgActiveReleaseCount: 0, orgActiveReleaseLimit: 1_000, datasetReleaseLimit: 1_000 },
    }),
  )
  app.get('/projects/:id/roles', async (c) => {
    await need(c)
    return c.json(ROLES.map((name) => ({ name, title: titleOf(name), isRootRole: true })))
  })
  app.get('/subscriptions/project/:project', (c) =>
    c.json({
      isTrial: false,
      plan: null,
      // No plan deletes anything; the Studio asks for the retention of ended releases.
      featureTypes: {
        retention: { features: [{ attributes: { maxRetentionDays: parts.historyDays ?? null } }] },
      },
    }),
  )
  app.get('/schedules/*', (c) => c.json({ schedules: [] }))
  app.post('/descriptors/claim', (c) => c.json({ synchronization: { type: 'complete' } }))
  app.all('/comments/*', (c) => c.json([]))
  return app
}
