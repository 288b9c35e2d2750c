import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningLake, startLake } from '#tests/fixtures/running-lake.ts'

const HOUR = 3_600_000
const tokenOf = (name: string) => `a-token-of-the-tests-for-${name}`

let now = Date.parse('2026-11-20T12:00:00Z')
let running: RunningLake
const as = (name: string): SanityClient => running.client.withConfig({ token: tokenOf(name) })
/** The site, which reads with the rights of an editor. */
const siteFor = (editor: string): SanityClient =>
  running.viewer.withConfig({ headers: { 'x-lake-reader': editor } })
const ids: Record<string, string> = {}

beforeAll(async () => {
  running = await startLake({
    clock: () => now,
    tokens: [
      { token: tokenOf('finland'), role: 'editor', name: 'Finland', markets: ['FI'] },
      { token: tokenOf('marketing'), role: 'marketing', name: 'Marketing' },
      { token: tokenOf('viewer'), role: 'viewer', name: 'Viewer' },
    ],
  })
  for (const name of ['finland', 'marketing', 'viewer'])
    ids[name] = (await as(name).request<{ id: string }>({ uri: '/users/me' })).id
  for (const [id, market] of [
    ['finnish', 'FI'],
    ['norwegian', 'NO'],
  ])
    await running.client.create({ _id: `drafts.${id}`, _type: 'banner', markets: [market] })
})
afterAll(() => running.stop())

const uri = '/preview-links/production'
const VIEW = { moment: null, audience: null }
const LINK = { perspective: ['drafts'], paths: ['/fi-FI'], path: '/fi-FI', view: VIEW, hours: 24 }
type Link = { id: string; editorId: string; expiresAt: number; revokedAt: number | null }
const make = (client: SanityClient, more: object = {}) =>
  client.request<{ link: Link; token: string }>({
    ...{ uri, method: 'POST', body: { ...LINK, ...more } },
  })
const use = (token: string, entering = false, client = running.viewer) =>
  client.request<{ link: Link }>({
    ...{ uri: `${uri}/use`, method: 'POST', body: { token, entering } },
  })
const list = async (client: SanityClient) =>
  (await client.request<{ links: (Link & { editorName: string })[] }>({ uri })).links
const revoke = (client: SanityClient, id: string) =>
  client.request<{ link: Link }>({ uri: `${uri}/${id}`, method: 'DELETE' })
const refused = (work: Promise<unknown>, statusCode: number) =>
  expect(work).rejects.toMatchObject({ statusCode })

test('the site reads with the rights of the editor for whom it asks, and never writes', async () => {
  const drafts = (client: SanityClient) =>
    client.fetch<string[]>('*[_type == "banner"]._id', {}, { perspective: 'drafts' })
  expect(await drafts(siteFor(ids.finland ?? ''))).toEqual(['finnish'])
  expect(await drafts(siteFor(ids.marketing ?? ''))).toEqual(['finnish', 'norwegian'])
  const { id: administrator } = await running.client.request<{ id: string }>({ uri: '/users/me' })
  const site = siteFor(administrator)
  await refused(site.create({ _type: 'banner' }), 403)
  await refused(site.request({ uri: '/audit' }), 403)
  await refused(siteFor('nobody').fetch('*'), 401)
  // No one else can read on behalf of others, and the site cannot read on its own behalf.
  const other = as('viewer').withConfig({ headers: { 'x-lake-reader': administrator } })
  await refused(other.fetch('*'), 403)
  const { id: itself } = await running.viewer.request<{ id: string }>({ uri: '/users/me' })
  await refused(siteFor(itself).fetch('*'), 401)
})

test('a link works until its end, at most seven days, and no call extends it', async () => {
  const { link, token } = await make(siteFor(ids.finland ?? ''))
  expect(link).toMatchObject({ editorId: ids.finland, expiresAt: now + 24 * HOUR })
  now += 24 * HOUR - 1
  expect((await use(token)).link.expiresAt).toBe(link.expiresAt)
  now += 1
  await refused(use(token), 404)
  await refused(make(as('finland'), { hours: 169 }), 400)
  await refused(make(as('finland'), { hours: 0 }), 400)
  expect((await make(as('finland'), { hours: 168 })).link.expiresAt).toBe(now + 168 * HOUR)
})

test('its maker and administrators see and revoke it, others do not; it is over at once', async () => {
  const { link, token } = await make(siteFor(ids.marketing ?? ''))
  expect((await use(token)).link.id).toBe(link.id)
  expect((await list(as('finland'))).map((it) => it.id)).not.toContain(link.id)
  await refused(revoke(as('finland'), link.id), 404)
  await refused(revoke(siteFor(ids.marketing ?? ''), link.id), 403)
  expect(await list(running.client)).toContainEqual(
    expect.objectContaining({ id: link.id, editorName: 'Marketing' }),
  )
  expect((await revoke(as('marketing'), link.id)).link.revokedAt).toBe(now)
  await refused(use(token), 404)
  now += HOUR
  expect((await revoke(running.client, link.id)).link.revokedAt).toBe(now - HOUR)
  expect(JSON.stringify(await list(running.client))).not.toContain(token)
})

test('a viewer makes none, and only the site opens one', async () => {
  await refused(make(as('viewer')), 403)
  await refused(make(siteFor(ids.viewer ?? '')), 403)
  const { token } = await make(as('marketing'))
  await refused(use(token, false, running.client), 403)
  await refused(use('another'), 404)
})

test('the audit log has who made, opened and revoked it, and not each page', async () => {
  const { link, token } = await make(as('marketing'), { paths: null })
  await use(token, true)
  await use(token)
  await revoke(running.client, link.id)
  const { entries } = await running.client.request<{
    entries: { way: string; by: { name: string }; detail: string }[]
  }>({ uri: '/audit?kind=preview-link&limit=3' })
  expect(entries.map(({ way, by }) => [way, by.name])).toEqual([
    ['revoked', 'Tests'],
    ['opened', 'Reader'],
    ['made', 'Marketing'],
  ])
  for (const { detail } of entries) expect(detail).toContain(`${link.id}: drafts on all pages`)
  expect(JSON.stringify(entries)).not.toContain(token)
})

test('links outlive a restart', async () => {
  const { token } = await make(as('marketing'))
  running = await running.restart()
  expect((await use(token)).link.editorId).toBe(ids.marketing)
})
