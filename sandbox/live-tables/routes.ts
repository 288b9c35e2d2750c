import { Hono } from 'hono'
import { errorResponse } from '../error-response.ts'
import type { LiveServer } from '../games/live/live-server.ts'

/** The table data of two providers: `/creedroomz/tables`, and `/live-tables/tables?partnerId=` (GAP-106). */
export function liveTableRoutes(live: Pick<LiveServer, 'tables'>) {
  const now = async (ofCreedroomz: boolean) =>
    (await live.tables()).filter((it) => it.creedroomz === ofCreedroomz).map(({ table }) => table)
  const app = new Hono()
  app.get('/creedroomz/tables', async (c) => c.json(await now(true)))
  app.get('/live-tables/tables', async (c) =>
    (c.req.query('partnerId') ?? '') === ''
      ? errorResponse(400, 'VALIDATION_FAILED')
      : c.json(await now(false)),
  )
  return app
}
