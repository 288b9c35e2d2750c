import { Hono } from 'hono'
import { z } from 'zod'
import { rejection, type WithdrawalAdministration } from '#contracts/withdrawal-administration.ts'
import { withdrawalsPage } from './withdrawals-page.ts'

const CAUSE = 'QA by the console'

/** The withdrawal queue of staff, as pages with forms. */
export function withdrawalsConsole(withdrawals: WithdrawalAdministration) {
  const app = new Hono()
  const led = (said: string) => `/console/withdrawals?said=${said}`
  app.get('/', async (c) => withdrawalsPage(await withdrawals.list(), c.req.query('said')))
  app.post('/:id/approve', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success) return c.redirect(led('NOT_FOUND'), 303)
    const decided = await withdrawals.approve(id.data, CAUSE)
    return c.redirect(led(decided.ok ? 'approved' : decided.refusal), 303)
  })
  app.post('/:id/reject', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    const form = rejection.safeParse(Object.fromEntries(await c.req.formData()))
    if (!id.success || !form.success) return c.redirect(led('NOT_FOUND'), 303)
    const decided = await withdrawals.reject(id.data, form.data, CAUSE)
    return c.redirect(led(decided.ok ? 'rejected' : decided.refusal), 303)
  })
  return app
}
