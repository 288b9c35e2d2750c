import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type IdentityReviews, identityVerdict } from '#contracts/identity-reviews.ts'
import { errorResponse } from '../error-response.ts'
import { identitiesPage } from './identities-page.ts'
import { readJson } from './read-json.ts'

const PATH = '/console/identities'
const REVIEWS = '/identity-reviews'
const pair = z.object({ playerId: z.uuid(), otherId: z.uuid() })

/** New accounts that wait for review (one person or two); pages and calls. */
export function identityRoutes(identities: IdentityReviews | null) {
  const app = new Hono()
  if (!identities) {
    app.get(REVIEWS, () => errorResponse(503, 'UNAVAILABLE'))
    return app
  }
  const pairOf = (c: Context) => pair.safeParse(c.req.param())
  app.get(REVIEWS, async (c) => c.json({ reviews: await identities.list() }))
  app.post(`${REVIEWS}/:playerId/:otherId`, async (c) => {
    const body = await readJson(c, identityVerdict)
    if (!body.ok) return body.response
    const of = pairOf(c)
    if (!of.success) return errorResponse(404, 'NOT_FOUND')
    const decided = await identities.decide(of.data, body.value.verdict, 'QA by the API')
    if (decided.ok) return c.body(null, 204)
    return errorResponse(decided.refusal === 'NOT_FOUND' ? 404 : 409, decided.refusal)
  })
  app.get(PATH, async (c) => identitiesPage(await identities.list(), c.req.query('said')))
  app.post(`${PATH}/:playerId/:otherId`, async (c) => {
    const form = identityVerdict.safeParse(Object.fromEntries(await c.req.formData()))
    const of = pairOf(c)
    if (!form.success || !of.success) return c.redirect(`${PATH}?said=NOT_FOUND`, 303)
    const decided = await identities.decide(of.data, form.data.verdict, 'QA by the console')
    return c.redirect(`${PATH}?said=${decided.ok ? form.data.verdict : decided.refusal}`, 303)
  })
  return app
}
