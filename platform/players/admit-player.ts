import type { TokenSet } from '#contracts/player-api/v1.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { Statement } from '../db/db.ts'
import { newId } from '../wallet/index.ts'
import { decideSignIn, isExcluded, type SignInRefusal } from './account-status.ts'
import { endTimeOutStatement, findCooling } from './cooling-store.ts'
import { insertSignInStatements, type PlayerRow, selectSignIns } from './players-store.ts'
import { proofOfSignIn } from './reopen-account.ts'
import { beginPlayTimeStatement, findSession } from './session-store.ts'
import { prepareSession, type SessionDeps } from './sessions.ts'

/** Origin and device of a sign-in; the country is that of the visit. Empty when unknown. */
export type Visit = { ip: string; countryCode: string; userAgent: string }

/**
 * Signs in a player who has been authenticated, by whichever method: the account's status decides (GAP-041), then
 * session, history and `further` are written together or not at all. `payoutOnly` admits a player in a break, to their
 * own money and no further; without a break it has no effect.
 */
export async function admitPlayer(
  deps: SessionDeps,
  known: PlayerRow,
  visit: Visit & {
    further?: readonly Statement[]
    providerSession?: string | null
    payoutOnly?: true | undefined
  },
): Promise<Result<TokenSet, SignInRefusal>> {
  const { db, clock } = deps
  const now = new Date(clock())
  const { id: playerId } = known
  const coolingUntil = known.status === 'TIMEOUT' ? await findCooling(db, playerId) : null
  const decide = ({ status, status_until: statusUntil }: PlayerRow) =>
    decideSignIn({ playerId, status, statusUntil, coolingUntil }, now.getTime())
  // The register is queried only where it decides: for a player who would be admitted, or whose exclusion may come from
  // the register alone.
  const isAsked = decide(known).ok || known.status === 'SELF_EXCLUDED'
  const player = isAsked ? await deps.askRegister(known) : known
  const { status } = player
  const decision = decide(player)
  const payoutOnly = visit.payoutOnly === true && isExcluded(status)
  if (!decision.ok && !payoutOnly) return withProof(deps, decision)

  const [last] = player.signed_in_before ? await selectSignIns(db, playerId, 1) : []
  const lastSignInAt = last?.at ?? null
  const session = await prepareSession(deps, player, { ...visit, payoutOnly, lastSignInAt })
  await db.batch([
    ...(decision.ok && decision.value.returns && !payoutOnly
      ? [
          endTimeOutStatement({
            playerId,
            until: player.status_until,
            id: newId(now.getTime()),
            now,
          }),
        ]
      : []),
    session.statement,
    // A payout-only session does not play.
    ...(payoutOnly
      ? []
      : [
          beginPlayTimeStatement({
            ...{ playerId, sessionId: session.sessionId, now },
            rule: marketOfCountry(player.country_code).realityCheck,
          }),
        ]),
    ...insertSignInStatements({
      playerId,
      sessionId: session.sessionId,
      at: now,
      ip: visit.ip,
      countryCode: visit.countryCode,
    }),
    ...(visit.further ?? []),
  ])
  const isOpen = await findSession(db, { playerId, sessionId: session.sessionId })
  // The password has changed meanwhile: the authentication is no longer valid.
  return isOpen ? ok(session.set) : refuse('error.player.not.found')
}

/** A time-out that is over can be left: the refusal carries what the request for it needs (GAP-042). */
function withProof(
  deps: SessionDeps,
  decision: Extract<ReturnType<typeof decideSignIn>, { ok: false }>,
): Extract<Result<TokenSet, SignInRefusal>, { ok: false }> {
  const { refusal, detail } = decision
  const isOver = detail?.isCooling === false && detail.milliseconds === 0
  return isOver
    ? refuse(refusal, { ...detail, proof: proofOfSignIn(deps, String(detail.playerId)) })
    : decision
}
