import { Hono } from 'hono'
import { createTeller } from './notices.ts'
import { operatorRoutes } from './operator-routes.ts'
import { pageRoutes } from './page-routes.ts'
import { createPaymentServer } from './payment-server.ts'
import type { PspOptions } from './psp-options.ts'

/** The base path of the operator's calls. */
export const PSP_API_PATH = '/psp/api'

/** A payment provider: its endpoints, its pages, and the events it sends. */
export async function createPsp(options: PspOptions) {
  const server = await createPaymentServer(options)
  const tell = createTeller(server, options)
  let telling: Promise<unknown> = Promise.resolve()
  /** One round after the other: we do not send an event twice concurrently. */
  const tellNow = () => {
    telling = telling
      .then(async () => {
        await server.advance()
        await tell()
      })
      .catch((error: unknown) => options.logger.error({ err: error }, 'telling payments failed'))
    return telling
  }
  const routes = new Hono()
  routes.route(PSP_API_PATH, operatorRoutes(server, options))
  routes.route(
    '/psp',
    pageRoutes(server, options, () => void tellNow()),
  )
  const desk = {
    newest: server.newest,
    async decide(id: string, to: string) {
      const decided = await server.decide(id, to)
      if (decided) void tellNow()
      return decided !== null
    },
  }
  return { routes, server, tellNow, desk }
}
export type Psp = Awaited<ReturnType<typeof createPsp>>
