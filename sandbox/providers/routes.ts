import { Hono } from 'hono'
import { creedroomzRoutes } from './creedroomz/routes.ts'
import { evolutionRoutes } from './evolution/routes.ts'
import { novomaticRoutes } from './novomatic/routes.ts'
import { pariplayRoutes } from './pariplay/routes.ts'
import { playngoRoutes } from './playngo/routes.ts'
import { pragmaticplayRoutes } from './pragmaticplay/routes.ts'
import type { ProviderDeps, ProviderRoutes } from './provider-deps.ts'
import { quickspinRoutes } from './quickspin/routes.ts'
import { relaxRoutes } from './relax/routes.ts'
import { softswissRoutes } from './softswiss/routes.ts'
import { yggdrasilRoutes } from './yggdrasil/routes.ts'

/** The providers that the sandbox simulates. */
const PROVIDERS: Readonly<Record<string, ProviderRoutes>> = {
  creedroomz: creedroomzRoutes,
  evolution: evolutionRoutes,
  novomatic: novomaticRoutes,
  pariplay: pariplayRoutes,
  playngo: playngoRoutes,
  pragmaticplay: pragmaticplayRoutes,
  quickspin: quickspinRoutes,
  relax: relaxRoutes,
  softswiss: softswissRoutes,
  yggdrasil: yggdrasilRoutes,
}

/** Endpoints and pages of every provider; one without a secret gets no requests, and offers fun mode only. */
export function providerRoutes(
  deps: Omit<ProviderDeps, 'secret'>,
  secrets: Readonly<Record<string, string>>,
) {
  const app = new Hono()
  for (const [id, routes] of Object.entries(PROVIDERS)) {
    const secret = secrets[id]
    if (secret !== undefined) app.route('/', routes({ ...deps, secret }))
  }
  return app
}
