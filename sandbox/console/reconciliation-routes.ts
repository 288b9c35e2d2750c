import { Hono } from 'hono'
import type { ReconciliationAdministration } from '#contracts/reconciliation.ts'
import { errorResponse } from '../error-response.ts'
import { reconciliationPage } from './reconciliation-page.ts'

const PATH = '/console/reconciliation'

/** The payment provider's list compared with the ledger: findings, and a form to compare again; pages and calls. */
export function reconciliationRoutes(reconciliation: ReconciliationAdministration | null) {
  const app = new Hono()
  if (!reconciliation) {
    app.get('/reconciliation', () => errorResponse(503, 'UNAVAILABLE'))
    return app
  }
  app.get('/reconciliation', async (c) =>
    c.json({ reports: await reconciliation.newest(), books: await reconciliation.books() }),
  )
  app.post('/reconciliation', async (c) => {
    const report = await reconciliation.run().catch(() => null)
    return report ? c.json(report) : errorResponse(503, 'UNAVAILABLE')
  })
  app.get(PATH, async (c) =>
    reconciliationPage({
      reports: await reconciliation.newest(),
      books: await reconciliation.books(),
      said: c.req.query('said'),
    }),
  )
  app.post(PATH, async (c) => {
    const report = await reconciliation.run().catch(() => null)
    return c.redirect(`${PATH}?said=${report ? 'done' : 'unavailable'}`, 303)
  })
  return app
}
