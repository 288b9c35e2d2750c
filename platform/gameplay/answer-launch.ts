import type { z } from 'zod'
import { signatureHeader } from '#contracts/provider-callbacks/signature.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { GameProvider, PlayerCall } from '#game-providers/index.ts'
import { isLanguage, LANGUAGE_CODES, LANGUAGES } from '#markets/languages.ts'
import { type Authorised, hashSecret } from '../players/index.ts'
import { readBounded } from '../read-bounded.ts'
import { type AdmissionRefusal, admitToGame, readFacts, requireShown } from './admit-to-game.ts'
import type { GameplayDeps } from './gameplay-deps.ts'
import { insertTicket } from './gameplay-store.ts'
import { type PlayRefusal, requireReadyToPlay } from './ready-to-play.ts'

/** Long enough for a slow phone to load the game, too short to be reused from a browser history. */
const TICKET_LIFETIME_MS = 120_000
const TICKET_BYTES = 32

export type LaunchRefusal = AdmissionRefusal | ProviderRefusal | PlayRefusal

/**
 * Answers one of a provider's launch calls of table 3: with a new token, or with the address that its server returns.
 * Real money requires a player who may stake there; fun mode needs no player and creates no token. `language`: the tag
 * of the page's language; null or unknown: the player's own.
 */
export async function answerLaunch(
  deps: GameplayDeps,
  from: {
    provider: GameProvider
    call: PlayerCall
    body: unknown
    who: Authorised | null
    language: string | null
  },
): Promise<Result<unknown, LaunchRefusal>> {
  const { provider, call, body, who, language } = from
  const access = deps.providers[provider.id]
  if (access === undefined) throw new Error(`${provider.id} is served without its secret`)
  const country = who?.player.country_code ?? null
  const shown = await requireShown(deps, { provider: provider.id, country })
  if (!shown.ok) return shown
  const gameId = call.gameOf?.(body) ?? null
  const facts =
    gameId === null ? ok(null) : await readFacts(deps, { provider: provider.id, gameId, country })
  if (!facts.ok) return facts

  let token: string | null = null
  if (call.mode === 'real') {
    if (who === null) throw new Error(`nobody is signed in at ${call.path}`)
    const admitted = admitToGame(deps, who.player, { provider: provider.id, game: facts.value })
    if (!admitted.ok) return admitted
    const ready = await requireReadyToPlay(deps, who.player)
    if (!ready.ok) return ready
    token = await issueTicket(deps, { provider: provider.id, gameId, who })
  }
  const { answeredBy } = call
  if (answeredBy.kind === 'token') {
    if (token === null) throw new Error(`${call.path} makes a token for fun`)
    return ok(answeredBy.toAnswer(token))
  }
  if (access.serverUrl === null) return refuse('PROVIDER_UNAVAILABLE')
  const answer = await askForAddress(
    { url: access.serverUrl, secret: access.secret },
    {
      path: answeredBy.path,
      body: { ...(body as object), ...(who && token ? playerOf(who, token, language) : {}) },
      answer: call.response,
    },
    deps,
  )
  if (!answer.ok) {
    deps.logger.warn({ provider: provider.id, refusal: answer.refusal }, 'a provider gave no game')
  }
  return answer
}

/** What a provider's server learns about the player: not every call of the site names a language in its body. */
function playerOf({ player }: Authorised, token: string, tag: string | null) {
  const own = isLanguage(player.language_code) ? player.language_code : 'en'
  const language = LANGUAGE_CODES.find((it) => LANGUAGES[it].tag === tag) ?? own
  return { token, playerLanguage: LANGUAGES[language].outbound }
}

/** A token that the provider exchanges once for a game session (GAM-05). Only its hash is stored. */
export async function issueTicket(
  { db, clock, random }: Pick<GameplayDeps, 'db' | 'clock' | 'random'>,
  { provider, gameId, who }: { provider: string; gameId: string | null; who: Authorised },
): Promise<string> {
  const token = random(TICKET_BYTES).toString('base64url')
  await insertTicket(db, {
    hash: hashSecret(token),
    playerId: who.player.id,
    sessionId: who.sessionId,
    provider,
    gameId,
    currency: who.player.currency,
    expiresAt: new Date(clock() + TICKET_LIFETIME_MS),
  })
  return token
}

/** The address of a provider's server, and the secret that signs our calls to it. */
type ProviderServer = { url: string; secret: string }

type ProviderRefusal = 'PROVIDER_REFUSED_PLAYER' | 'PROVIDER_UNAVAILABLE'

/** Shorter than a page's timeout for the platform, so that the page can still report what went wrong. */
const TIMEOUT_MS = 2_500
/** Enough for an address and a token; a larger response is not an answer to our request. */
const MAX_ANSWER_BYTES = 16_384

/**
 * Requests the address of a game from a provider's server. A server that is late, broken or sends something else is
 * unavailable; its 400 means that it refuses this player (GAM-16). Never throws.
 */
async function askForAddress<Answer extends z.ZodType>(
  server: ProviderServer,
  question: { path: string; body: object; answer: Answer },
  deps: { clock: () => number; timeoutMs?: number },
): Promise<Result<z.output<Answer>, ProviderRefusal>> {
  const body = JSON.stringify(question.body)
  const address = new URL(`${server.url}${question.path}`)
  const call = { timestampMs: deps.clock(), method: 'POST', path: address.pathname, body }
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...signatureHeader(server.secret, call),
      },
      body,
      // The token must not follow a redirect to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(deps.timeoutMs ?? TIMEOUT_MS),
    })
    if (response.status === 400) {
      await response.body?.cancel()
      return refuse('PROVIDER_REFUSED_PLAYER')
    }
    if (!response.ok) {
      await response.body?.cancel()
      return refuse('PROVIDER_UNAVAILABLE')
    }
    const parsed = question.answer.safeParse(
      JSON.parse(await readBounded(response, MAX_ANSWER_BYTES)),
    )
    return parsed.success ? ok(parsed.data) : refuse('PROVIDER_UNAVAILABLE')
  } catch {
    return refuse('PROVIDER_UNAVAILABLE')
  }
}
