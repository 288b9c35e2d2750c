import { Hono } from 'hono'
import { z } from 'zod'
import { type EarlyWarnings, pretendedHit } from '#contracts/early-warnings.ts'
import { errorResponse } from '../error-response.ts'
import { readJson } from './read-json.ts'
import { warningsPage } from './warnings-page.ts'

const PATH = '/console/warnings'
const WARNINGS = '/early-warnings'
const pair = z.object({ playerId: z.uuid(), id: z.uuid() })
const look = z.object({ playerId: z.uuid() })
const hitOfForm = z.object({
  rule: pretendedHit.shape.rule,
  level: z.coerce.number().pipe(z.literal([1, 2, 3])),
})

/** Findings about how players play: pages and calls. */
export function warningRoutes(warnings: EarlyWarnings | null) {
  const app = new Hono()
  if (!warnings) {
    app.get(WARNINGS, () => errorResponse(503, 'UNAVAILABLE'))
    return app
  }
  app.get(WARNINGS, async (c) => c.json({ warnings: await warnings.list() }))
  app.post(`${WARNINGS}/:playerId/look`, async (c) => {
    const of = look.safeParse(c.req.param())
    if (!of.success) return errorResponse(404, 'NOT_FOUND')
    return c.json({ raised: await warnings.look(of.data.playerId) })
  })
  app.post(`${WARNINGS}/:playerId`, async (c) => {
    const hit = await readJson(c, pretendedHit)
    if (!hit.ok) return hit.response
    const of = look.safeParse(c.req.param())
    if (!of.success) return errorResponse(404, 'NOT_FOUND')
    return c.json({ raised: await warnings.pretend(of.data.playerId, hit.value) })
  })
  app.get(PATH, async (c) =>
    warningsPage(await warnings.list(), warnings.rules, c.req.query('said')),
  )
  app.post(`${PATH}/look`, async (c) => {
    const form = Object.fromEntries(await c.req.formData())
    const of = look.safeParse({ playerId: String(form.playerId ?? '').trim() })
    if (!of.success) return c.redirect(`${PATH}?said=unknown`, 303)
    const { playerId } = of.data
    const hit = hitOfForm.safeParse(form)
    const raised = hit.success
      ? await warnings.pretend(playerId, hit.data)
      : await warnings.look(playerId)
    return c.redirect(`${PATH}?said=${raised ? 'raised' : 'nothing'}`, 303)
  })
  app.post(`${PATH}/:playerId/:id/note`, async (c) => {
    const of = pair.safeParse(c.req.param())
    const isNoted = of.success && (await warnings.note(of.data))
    return c.redirect(`${PATH}?said=${isNoted ? 'noted' : 'gone'}`, 303)
  })
  return app
}
