import type { LaunchRequest, LaunchResponse } from '#contracts/player-api/v1.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { findMarket, marketOfCountry } from '#markets/index.ts'
import { isLanguage } from '#markets/languages.ts'
import { mayPlayForFun } from '#markets/products.ts'
import type { Db } from '../db/db.ts'
import { type Authorised, effectiveFlags, hashSecret } from '../players/index.ts'
import { insertTicket } from './gameplay-store.ts'
import { chooseCdn, jurisdictionOf, type Provider, relaxLaunchUrl } from './launch-rules.ts'

/** Long enough for a slow phone to load the game, too short to be found in a history. */
const TICKET_LIFETIME_MS = 120_000
const TICKET_BYTES = 32
/** The operator's name at the provider (GAP-109). */
const PARTNER = 'main'

export type RelaxOptions = {
  cdn: string
  /** A licensed alternative host for restricted countries (CON-28). */
  proxyCdn?: string
  /** Shared with the provider: it signs its callbacks with it. */
  secret: string
  frameOrigin: string
}

export type LaunchDeps = {
  db: Db
  clock: () => number
  random: (bytes: number) => Buffer
  relax: RelaxOptions
  siteOrigins: readonly string[]
}

type LaunchRefusal = 'NO_SESSION' | 'GAME_RESTRICTED' | 'PLAYER_BLOCKED'
type Invalid = { field: 'language' | 'market' | 'homeUrl' }

/** The address of a game. Real play needs a signed-in player who may stake; fun mode needs nobody (GAM-03). */
export async function launchGame(
  deps: LaunchDeps,
  request: LaunchRequest,
  who: Authorised | null,
): Promise<Result<LaunchResponse, LaunchRefusal> | { ok: false; invalid: Invalid }> {
  const { language, homeUrl, mode, provider } = request
  const pageMarket = findMarket(request.market)
  if (!isLanguage(language)) return { ok: false, invalid: { field: 'language' } }
  if (!pageMarket) return { ok: false, invalid: { field: 'market' } }
  // The game sends its player there: only our own pages.
  if (!deps.siteOrigins.includes(new URL(homeUrl).origin)) {
    return { ok: false, invalid: { field: 'homeUrl' } }
  }
  if (mode === 'real' && who === null) return refuse('NO_SESSION')

  const market = who === null ? pageMarket : marketOfCountry(who.player.country_code)
  if (who === null && !mayPlayForFun(market, request.ofAge ?? false)) return refuse('NO_SESSION')
  const country = who?.player.country_code ?? pageMarket.originCountries[0] ?? ''
  const { proxyCdn } = deps.relax
  const cdn = chooseCdn({ provider, country, mode, cdn: deps.relax.cdn, proxyCdn })
  if (cdn === null) return refuse('GAME_RESTRICTED')

  let ticket: string | undefined
  if (mode === 'real' && who !== null) {
    const issued = await issueTicket(deps, { provider, gameId: request.gameId, who })
    if (!issued.ok) return issued
    ticket = issued.value
  }
  const url = relaxLaunchUrl({
    cdn,
    language,
    channel: request.channel,
    jurisdiction: jurisdictionOf(market),
    ticket,
    gameId: request.gameId,
    partner: PARTNER,
    homeUrl,
  })
  const frameOrigin = cdn === deps.relax.cdn ? deps.relax.frameOrigin : new URL(cdn).origin
  return ok({ url, frameOrigin })
}

/** A ticket that the provider exchanges once for a game session (GAM-05). Only its hash is kept. */
export async function issueTicket(
  { db, clock, random, relax }: LaunchDeps,
  { provider, gameId, who }: { provider: Provider; gameId: string; who: Authorised },
): Promise<Result<string, 'GAME_RESTRICTED' | 'PLAYER_BLOCKED'>> {
  const { player, sessionId } = who
  const { payout, casino, liveCasino } = effectiveFlags(player)
  // Who may only take money out does not stake (CON-05); nor does a player without any casino.
  if (player.status !== 'REGISTERED' || !payout || !(casino || liveCasino)) {
    return refuse('PLAYER_BLOCKED')
  }
  const { cdn, proxyCdn } = relax
  if (!chooseCdn({ provider, country: player.country_code, mode: 'real', cdn, proxyCdn })) {
    return refuse('GAME_RESTRICTED')
  }
  const ticket = random(TICKET_BYTES).toString('base64url')
  await insertTicket(db, {
    hash: hashSecret(ticket),
    playerId: player.id,
    sessionId,
    provider,
    gameId,
    currency: player.currency,
    expiresAt: new Date(clock() + TICKET_LIFETIME_MS),
  })
  return ok(ticket)
}
