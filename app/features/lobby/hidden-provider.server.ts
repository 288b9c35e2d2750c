import { type AppLoadContext, data } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import type { Kind } from './lobby.query.server.ts'
import { readLobbyPlan, type Visit } from './lobby-setting.server.ts'

/**
 * Throws a 404 for the games of a provider that editors hide in this market (GAP-103). While the lake is down
 * and nothing is known, the page of the game says so itself.
 */
export async function requireShownProvider(
  args: { request: Request; context: AppLoadContext },
  provider: string | undefined,
  { kind, visit }: { kind: Kind; visit: Visit },
): Promise<void> {
  try {
    const { plan, lobby } = await readLobbyPlan(args, kind, visit)
    const one = plan.providers.find((it) => it.id === provider)
    if (one && lobby.hiddenProviders.includes(one._id)) throw data(null, { status: 404 })
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
  }
}
