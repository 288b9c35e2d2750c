import { Hono } from 'hono'
import { z } from 'zod'
import { errorResponse } from '../error-response.ts'
import type { SandboxDatabase } from '../sandbox-database.ts'
import { mailPreview, outboxPage } from './outbox-page.ts'
import { readMessage, readOutbox } from './outbox-store.ts'

const MAX_RECIPIENT = 254

/**
 * `GET /?to=` as JSON, `GET /read?to=` as a page, `GET /mail/{id}` as one mail: what a recipient would have got by mail
 * or SMS.
 */
export function outboxRoutes(db: SandboxDatabase) {
  const app = new Hono()
  app.use('*', async (c, next) => {
    // It contains codes: a page of another origin must not read them out of a developer's browser.
    const from = c.req.header('sec-fetch-site')
    const isAsked = from === undefined || from === 'same-origin' || from === 'none'
    const isVisit = c.req.header('sec-fetch-mode') === 'navigate'
    if (!isAsked && !isVisit) return errorResponse(403, 'ORIGIN_REFUSED')
    if ((c.req.query('to') ?? '').length > MAX_RECIPIENT) {
      return errorResponse(400, 'VALIDATION_FAILED', [{ field: 'to', code: 'too_big' }])
    }
    return next()
  })
  app.get('/', async (c) => {
    // A browser gets the readable page.
    if (c.req.header('accept')?.startsWith('text/html')) {
      return c.redirect(`/outbox/read${new URL(c.req.url).search}`, 302)
    }
    const messages = await readOutbox(db, toRecipient(c.req.query('to')))
    return c.json({ messages }, 200, {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })
  app.get('/mail/:id', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    const message = id.success ? await readMessage(db, id.data) : null
    return message ? mailPreview(message) : errorResponse(404, 'NOT_FOUND')
  })
  app.get('/read', async (c) => {
    const to = toRecipient(c.req.query('to'))
    return outboxPage(await readOutbox(db, to), to)
  })
  return app
}

/** The recipient in the form that the platform stores. A plus sign that was not encoded arrives as a space. */
function toRecipient(asked: string | undefined): string | null {
  const text = (asked ?? '').replaceAll('\0', '')
  const compact = text.replaceAll(/[\s()-]/g, '')
  if (/^\+?\d{5,15}$/.test(compact)) return compact.startsWith('+') ? compact : `+${compact}`
  return text.trim() === '' ? null : text.trim().toLowerCase()
}
