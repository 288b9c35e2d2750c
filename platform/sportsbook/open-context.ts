import type { z } from 'zod'
import {
  type ContextHeaders,
  contextHeaders,
  type openSportsContext,
  type sportsContext,
} from '#contracts/player-api/sportsbook.ts'
import { ok, type Result } from '#contracts/result.ts'
import type { PlayRefusal } from '../gameplay/index.ts'
import type { Authorised } from '../players/index.ts'
import { accessTo, admitToSession } from './admit-to-sportsbook.ts'
import type { SportsbookDeps } from './sportsbook-deps.ts'

const CONTEXT_BYTES = 32
/** As long as the cookie that keeps it (SPB-10). */
const CONTEXT_LIFETIME_MS = 365 * 24 * 60 * 60_000

type Invalid = { ok: false; invalid: { field: string } }
type Opened = z.input<typeof sportsContext>
type Asked = {
  body: z.output<typeof openSportsContext>
  header: (name: string) => string | null
}

/**
 * The context of a visit (GAP-142): the name under which the book keeps a slip, drawn here unless the visitor has one.
 * The wallet stores none: a context neither admits to bets nor names a player.
 */
export function openContext(
  { providers, clock, random }: Pick<SportsbookDeps, 'providers' | 'clock' | 'random'>,
  provider: string,
  { body, header }: Asked,
): Result<Opened, never> | Invalid {
  const refused = invalidHeader(header)
  if (refused) return { ok: false, invalid: { field: refused } }
  return ok({
    contextId: body.contextId ?? random(CONTEXT_BYTES).toString('base64url'),
    url: accessTo({ providers }, provider).frameUrl,
    expiresAt: new Date(clock() + CONTEXT_LIFETIME_MS).toISOString(),
  })
}

/** The same for a player, of whom everything is asked that a bet is asked. */
export async function openPlayersContext(
  deps: SportsbookDeps,
  provider: string,
  { who, ...asked }: Asked & { who: Authorised },
): Promise<Result<Opened, 'GAME_RESTRICTED' | PlayRefusal> | Invalid> {
  const admitted = await admitToSession(deps, provider, who.player)
  return admitted.ok ? openContext(deps, provider, asked) : admitted
}

/** The first header that is missing or not what the contract says. */
function invalidHeader(header: Asked['header']): string | null {
  const names = Object.keys(contextHeaders.shape) as (keyof ContextHeaders)[]
  const parsed = contextHeaders.safeParse(
    Object.fromEntries(names.map((name) => [name, header(name) ?? undefined])),
  )
  return parsed.success ? null : String(parsed.error.issues[0]?.path[0])
}
