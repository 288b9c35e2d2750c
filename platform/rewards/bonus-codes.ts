import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { BONUS_CODE_REFUSALS, BonusRefusal } from '#contracts/player-api/reward-words.ts'
import type {
  CodeResponse,
  ManualClaimResponse,
  manualClaimRequest,
} from '#contracts/player-api/rewards.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { effectiveFlags, type PlayerRow } from '../players/index.ts'
import { type ClaimRefusal, claimReward } from './claim-reward.ts'
import { type OfferRow, selectOffers } from './reward-store.ts'
import { audienceOf, type RewardsDeps } from './rewards-deps.ts'

type CodeRefusal = (typeof BONUS_CODE_REFUSALS)[number]

/** Whether this player may enter codes (BCD-05); restrictions of a single bonus are reported for its code. */
export function mayClaimByCode({ takesRealMoney }: RewardsDeps, player: PlayerRow): boolean {
  const { bonuses, payout } = effectiveFlags(player)
  const isOpen = player.status === 'REGISTERED' && player.kyc_status !== 'SUSPENDED'
  return isOpen && bonuses && payout && takesRealMoney(player.country_code)
}

/** The offer of a code (BCD-02, GAP-137). A conflict with a running bonus is reported by the claim. */
export async function validateCode(
  deps: RewardsDeps,
  player: PlayerRow,
  bonusCode: string,
): Promise<Result<CodeResponse, CodeRefusal | BonusRefusal>> {
  const found = await findOffer(deps, player, bonusCode)
  if (!found.ok) return found
  const { id, kind } = found.value
  return ok({
    valid: true,
    campaignId: id,
    bonusCode,
    requiresDeposit: kind === 'DEPOSIT_MATCH',
  })
}

/** Claims a gift by its code (BCD-06, GAP-139). */
export async function claimByCode(
  deps: RewardsDeps,
  player: PlayerRow,
  { bonusCode, key }: z.output<typeof manualClaimRequest>,
): Promise<Result<ManualClaimResponse, CodeRefusal | ClaimRefusal>> {
  const [offer] = await offersOf(deps, player, bonusCode)
  if (!offer) return refuse('error.bonus_code.not_found')
  const claimed = await claimReward(deps, player, {
    ...{ campaignId: offer.id, code: bonusCode },
    key: key ?? randomUUID(),
  })
  if (claimed.ok) {
    const { campaignId, assignmentId } = claimed.value
    return ok({ campaignId, assignmentId })
  }
  // As a refusal of codes, where there is one for the case.
  const found = await findOffer(deps, player, bonusCode)
  return found.ok ? claimed : found
}

function offersOf({ db, clock }: RewardsDeps, player: PlayerRow, code: string) {
  return selectOffers(db, audienceOf(player), { code, now: new Date(clock()) })
}

async function findOffer(
  deps: RewardsDeps,
  player: PlayerRow,
  code: string,
): Promise<Result<OfferRow, CodeRefusal | BonusRefusal>> {
  const [offer] = await offersOf(deps, player, code)
  const refusal = codeRefusal(offer, new Date(deps.clock()))
  if (refusal !== null) return refuse(refusal)
  return offer ? ok(offer) : refuse('error.bonus_code.not_found')
}

/** Why a code is refused, or null. An offer of another market is not distinguished from a missing one. */
export function codeRefusal(
  offer: Pick<OfferRow, 'status' | 'starts_at' | 'ends_at' | 'refusal'> | undefined,
  now: Date,
): CodeRefusal | BonusRefusal | null {
  if (!offer || offer.starts_at > now) return 'error.bonus_code.not_found'
  switch (offer.refusal) {
    case 'BONUS_UNAVAILABLE': {
      const isOver = offer.status !== 'ACTIVE' || (offer.ends_at !== null && offer.ends_at <= now)
      return isOver ? 'error.bonus_code.expired' : 'error.bonus_code.not_found'
    }
    case 'BONUS_ALREADY_HAD':
      return 'error.bonus_code.already_used'
    case 'BONUS_FORBIDDEN':
    case 'BONUS_NOT_ELIGIBLE':
    case 'error.gambling.limit.reached':
      return offer.refusal
    default:
      return null
  }
}
