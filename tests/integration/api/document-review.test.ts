import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlayerDocuments } from '#contracts/player-api/verification.ts'
import { createHttpIdentityChecker } from '#platform/verification/index.ts'
import { documentRoutes } from '#sandbox/console/document-routes.ts'
import { identityCheckRoutes } from '#sandbox/identity-check/routes.ts'
import { aPicture } from '#tests/fixtures/document-files.ts'
import {
  listen,
  type OwnPlatform,
  openPlatform,
  SITE_ORIGIN,
  secretOf,
} from '#tests/fixtures/running-platform.ts'

/** The platform, with the two that see documents: the reviewer's console and the passport check. */
const SECRET = secretOf('identity-check')
let it: OwnPlatform
let platformEndpoint: Awaited<ReturnType<typeof listen>>
let sandbox: Server
let sandboxUrl: string
let pages: Hono
const failures: unknown[] = []

beforeAll(async () => {
  const app = new Hono()
  sandbox = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve))
  sandboxUrl = `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`
  it = await openPlatform({
    identityChecker: createHttpIdentityChecker({
      url: `${sandboxUrl}/identity-check`,
      secret: SECRET,
      clock: () => it.clock.now(),
      onFailure: (error) => failures.push(error),
    }),
  })
  platformEndpoint = await listen(it.platform)
  app.route(
    '/identity-check',
    identityCheckRoutes({
      secret: SECRET,
      clock: () => it.clock.now(),
      publicUrl: sandboxUrl,
      platformUrl: platformEndpoint.url,
      siteOrigins: [SITE_ORIGIN],
    }),
  )
  pages = documentRoutes(it.platform.reviews)
})
afterAll(async () => {
  sandbox?.closeAllConnections()
  await new Promise((resolve) => sandbox?.close(resolve))
  await platformEndpoint?.close()
  await it?.close()
})

async function aPlayer() {
  const { playerId, email } = await it.aPlayer()
  return { playerId, email, token: (await it.signIn(email)).idToken }
}
type Player = Awaited<ReturnType<typeof aPlayer>>
const documents = async ({ token }: Player) =>
  (await it.call('GET', '/v1/player/documents', { token })).body as PlayerDocuments

async function sendIn(who: Player) {
  await it.platform.fetch(
    new Request('http://platform.test/v1/player/documents/files?documentType=OTHER', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${who.token}`,
        'content-type': 'application/octet-stream',
      },
      body: new Uint8Array(await aPicture()),
    }),
    { remoteAddress: '127.0.0.1' },
  )
  const body = { documentType: 'OTHER' }
  await it.call('POST', '/v1/player/documents/verification', { token: who.token, body })
}

const post = (path: string, form: Record<string, string>) =>
  pages.request(path, { method: 'POST', body: new URLSearchParams(form) })

describe('a check at the identity provider of the sandbox', () => {
  /** Starts a check, and reads what the provider's page contains. */
  async function begin(who: Player) {
    const { body } = await it.call('POST', '/v1/jumio/documents/initiate', {
      token: who.token,
      body: { successUrl: `${SITE_ORIGIN}/ok`, errorUrl: `${SITE_ORIGIN}/no` },
    })
    expect(failures).toEqual([])
    const page = await fetch(String(body.redirectUrl))
    expect(page.headers.get('content-security-policy')).toContain(
      `form-action 'self' ${SITE_ORIGIN}`,
    )
    return /name="check" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  }
  const finish = (form: Record<string, string>) =>
    fetch(`${sandboxUrl}/identity-check/finish`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })

  test.each([
    ['VERIFIED', 'VERIFIED', undefined, '/ok'],
    ['REJECTED', 'REQUESTED', 'ID_EXPIRED', '/ok'],
    ['CANCELLED', 'UNREQUESTED', undefined, '/no'],
  ])('%s makes the document %s, and leads back', async (result, status, reason, path) => {
    const who = await aPlayer()
    const answer = await finish({ check: await begin(who), result, reason: 'ID_EXPIRED' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${SITE_ORIGIN}${path}`])
    const { idDocument } = await documents(who)
    expect([idDocument.documentStatus, idDocument.rejectionReason]).toEqual([status, reason])
  })

  test('cannot be forged: neither its page nor its start', async () => {
    const check = await begin(await aPlayer())
    const [text = ''] = check.split('.')
    const forged = await finish({ check: `${text}.AAAA`, result: 'VERIFIED' })
    expect(forged.status).toBe(400)
    const unsigned = await fetch(`${sandboxUrl}/identity-check/initiate`, {
      method: 'POST',
      body: '{}',
    })
    expect(unsigned.status).toBe(401)
  })

  test('says so when the operator cannot be notified, and can be finished again', async () => {
    const who = await aPlayer()
    const check = await begin(who)
    const away = identityCheckRoutes({
      secret: SECRET,
      clock: it.clock.now,
      publicUrl: sandboxUrl,
      platformUrl: 'http://127.0.0.1:1',
      siteOrigins: [SITE_ORIGIN],
    })
    const lost = await away.request('/finish', {
      method: 'POST',
      body: new URLSearchParams({ check, result: 'VERIFIED' }),
    })
    expect([lost.status, (await lost.text()).includes('could not be told')]).toEqual([502, true])
    expect((await finish({ check, result: 'VERIFIED' })).status).toBe(303)
    expect((await documents(who)).idDocument.documentStatus).toBe('VERIFIED')
  })
})

describe('the reviewer', () => {
  test('sees what is pending, reviews it, and rejects it with a reason', async () => {
    const who = await aPlayer()
    await sendIn(who)
    const queue = await (await pages.request('/console/documents')).text()
    expect(queue).toContain(who.email)
    const address = `/console/documents/players/${who.playerId}`
    const page = await (await pages.request(address)).text()
    const file = await pages.request(
      /href="(\/console\/documents\/files\/[^"]+)"/.exec(page)?.[1] ?? '',
    )
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    const action = /action="([^"]+\/decisions\/[^"]+)"/.exec(page)?.[1] ?? ''
    const refused = await post(action, { verdict: 'REJECT', reason: 'NO_SUCH_REASON' })
    expect(refused.status).toBe(400)
    const done = await post(action, { verdict: 'REJECT', reason: 'DAMAGED_DOCUMENT' })
    expect(done.headers.get('location')).toBe(`${address}?said=done`)
    const [document] = (await documents(who)).otherDocument
    expect([document?.documentStatus, document?.rejectionReason]).toEqual([
      'REQUESTED',
      'DAMAGED_DOCUMENT',
    ])
    const late = await post(action, { verdict: 'ACCEPT' })
    expect(late.headers.get('location')).toBe(`${address}?said=DOCUMENT_STATE`)
    const after = await (await pages.request(`${address}?said=DOCUMENT_STATE`)).text()
    expect(after).toContain('it was decided a moment ago')
  })

  test('accepts what was reviewed, and lets it expire, by the forms of the page', async () => {
    const who = await aPlayer()
    await sendIn(who)
    const address = `/console/documents/players/${who.playerId}`
    const decide = async (decision: string) => {
      const page = await (await pages.request(address)).text()
      const forms = [...page.matchAll(/<form[^>]*action="([^"]+)"[^>]*>(.*?)<\/form>/gs)]
      const form = forms.find(([, , inside = '']) => inside.includes(`value="${decision}"`))
      return form
        ? (await post(form[1] ?? '', { verdict: decision })).headers.get('location')
        : 'no form'
    }
    const status = async () => (await documents(who)).otherDocument[0]?.documentStatus
    expect([await decide('ACCEPT'), await status()]).toEqual([`${address}?said=done`, 'VERIFIED'])
    expect(await decide('REJECT')).toBe('no form')
    expect([await decide('EXPIRE'), await status()]).toEqual([`${address}?said=done`, 'EXPIRED'])
    expect(await decide('ACCEPT')).toBe('no form')
    expect(await (await pages.request('/console/documents')).text()).not.toContain(who.email)
  })

  test('requests another document, by page and by call', async () => {
    const who = await aPlayer()
    const asked = await post(`/console/documents/players/${who.playerId}`, {
      documentType: 'OTHER',
      about: 'Marriage <certificate>',
    })
    expect(asked.status).toBe(303)
    const page = await pages.request(`/console/documents/players/${who.playerId}`)
    expect(await page.text()).toContain('Marriage &lt;certificate&gt;')
    const call = (path: string, body: object) =>
      pages.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const path = `/players/${who.playerId}/documents`
    expect((await call(path, { documentType: 'PROOF_OF_ID' })).status).toBe(204)
    expect((await call(path, { documentType: 'PROOF_OF_ID' })).status).toBe(409)
    const held = await documents(who)
    expect([held.idDocument.documentStatus, held.otherDocument.map((one) => one.about)]).toEqual([
      'REQUESTED',
      ['Marriage <certificate>'],
    ])
  })

  test('requests one, and the player is notified by a service mail, once, also in a break (KYC-14)', async () => {
    const who = await aPlayer()
    const ask = (documentType: 'PROOF_OF_ID' | 'OTHER') =>
      it.platform.reviews.request(who.playerId, { documentType, about: '' }, 'staff')
    const mails = async () => {
      await it.platform.runJobs()
      return it.db.query<{ language: string; params: Record<string, string> }>(
        `select language, params from platform.message
         where recipient = $1 and template = 'document.requested' order by id`,
        [who.email],
      )
    }
    expect(await ask('PROOF_OF_ID')).toMatchObject({ ok: true })
    expect(await mails()).toEqual([
      {
        language: 'fi',
        params: {
          name: expect.any(String),
          link: `${SITE_ORIGIN}/fi-FI/my-account/account/verification`,
        },
      },
    ])
    expect(await ask('PROOF_OF_ID')).toEqual({ ok: false, refusal: 'DOCUMENT_STATE' })
    // A job that runs twice, as after a crash before its end.
    await it.db.query(
      `select platform.put_job(jsonb_build_object('id', gen_random_uuid(), 'kind', 'mail-document-request',
         'key', 'again', 'payload', jsonb_build_object('playerId', $1::text), 'runAt', '0'))`,
      [who.playerId],
    )
    expect(await mails()).toHaveLength(1)
    await it.call('PATCH', '/v1/player/timeout', { token: who.token, body: { timeout: 24 } })
    await ask('OTHER')
    expect(await mails()).toHaveLength(2)
  })

  test('rejects it, and the player is notified by a mail that names neither document nor reason, once', async () => {
    const who = await aPlayer()
    const mails = async () => {
      await it.platform.runJobs()
      return it.db.query<{ template: string; language: string; params: Record<string, string> }>(
        `select template, language, params from platform.message
         where recipient = $1 and template like 'document.%' order by id`,
        [who.email],
      )
    }
    const reject = async () => {
      await sendIn(who)
      const [document] = (await it.platform.reviews.ofPlayer(who.playerId)).documents.filter(
        ({ status }) => status === 'UNDER_REVIEW',
      )
      const decision = { verdict: 'REJECT', reason: 'ID_EXPIRED' } as const
      return it.platform.reviews.decide(document?.id ?? '', decision, 'staff')
    }
    expect(await reject()).toMatchObject({ ok: true })
    const mail = {
      template: 'document.rejected',
      language: 'fi',
      params: {
        name: expect.any(String),
        link: `${SITE_ORIGIN}/fi-FI/my-account/account/verification`,
      },
    }
    expect(await mails()).toEqual([mail])
    expect(await mails()).toHaveLength(1)
    expect(await reject()).toMatchObject({ ok: true })
    expect(await mails()).toEqual([mail, mail])
  })

  test('finds nothing for an unknown player or document', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    const answers = await Promise.all([
      pages.request(`/console/documents/files/${nobody}`),
      pages.request('/console/documents/files/nothing'),
      pages.request(`/documents/${nobody}/decision`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"verdict":"ACCEPT"}',
      }),
    ])
    expect(answers.map((one) => one.status)).toEqual([404, 404, 404])
  })
})
