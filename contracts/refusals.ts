/**
 * The error catalogue: every code that leaves the platform, with its HTTP status.
 * Codes in dotted form are literals of the seeds (000 §8, 001 §8), codes in capitals are ours.
 */
export const REFUSAL_STATUS = {
  'error.timeout.in.progress': 403,
  'error.exclusion.in.progress': 403,
  'error.exclusion.in.progress.indefinitely': 403,
  'error.sign.in.attempt.count.exceeded': 429,
  'error.account.deactivated': 403,
  'error.account.closed': 403,
  'error.player.not.found': 401,
  'error.country.blocked': 403,
  'error.captcha.validation': 403,
  'error.registration.player_already_exists': 409,
  /** A register of excluded people lists the person. */
  'error.registration.excluded': 403,
  'error.cpf.duplicate_found': 409,
  'error.password.reset': 400,
  'error.old_password.incorrect': 400,
  'sms.code.invalid': 400,
  'sms.max.attempts.reached': 429,
  'error.gambling.limit.reached': 403,
  /** The player's market wants limits of the player's own before any play or deposit, and not all of them are set. */
  'error.gambling.limit.required': 403,
  'error.withdrawal.cancel.limit_reached': 403,
  'error.deposit.limit.interval': 422,
  'error.deposit.limit.too_low': 422,
  'error.deposit.limit.too_high': 422,
  'error.deposit.limit.locked': 403,
  /** The player's market wants this limit before play: it can be lowered or changed, not removed. */
  'error.deposit.limit.required': 403,
  /** Another bonus of the same vertical runs (CON-40); REW-34 wants every no of a claim as a 400 with its code. */
  'error.bonus.active.already.exists': 400,
  'error.bonus.active.triggered.already.exists': 400,
  'error.bonus_code.not_found': 400,
  'error.bonus_code.expired': 400,
  'error.bonus_code.already_used': 400,
  'error.oops.tryAgain': 500,
  VALIDATION_FAILED: 400,
  MALFORMED_BODY: 400,
  NO_SESSION: 401,
  TOKEN_EXPIRED: 401,
  FORBIDDEN: 403,
  ORIGIN_REFUSED: 403,
  NOT_FOUND: 404,
  WALLET_DOES_NOT_EXIST: 404,
  METHOD_NOT_ALLOWED: 405,
  FAVOURITES_FULL: 409,
  IN_FLIGHT: 409,
  SIGN_UP_STEP: 409,
  ROUND_CLOSED: 409,
  /** The document is with the reviewer, or verified: nothing is to be sent in or decided now (GAP-062). */
  DOCUMENT_STATE: 409,
  TRANSACTION_REVERSED: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  REFERENCE_CONFLICT: 422,
  INSUFFICIENT_FUNDS: 402,
  CURRENCY_MISMATCH: 422,
  STAKE_OUT_OF_RANGE: 422,
  UNKNOWN_GAME: 404,
  UNKNOWN_ROUND: 404,
  GAME_SESSION_ENDED: 401,
  GAME_RESTRICTED: 403,
  /** Editors hide the provider in the player's market (GAP-103): there it is as if it did not exist. */
  PROVIDER_HIDDEN: 404,
  ROUND_TOO_SOON: 409,
  /** The player has played as long as the time set: no round begins until the check is answered (LIM-20). */
  REALITY_CHECK_DUE: 403,
  /** The market lets nobody go on yet: the rest after a check is not over. */
  REALITY_CHECK_LOCKED: 409,
  OTHER_GAME_OPEN: 409,
  /** A game has begun a round by itself where the market lets none do that (`autoplay`). */
  AUTOPLAY_OFF: 403,
  /** A provider's server does not let this player in; its own 400 (GAM-16). */
  PROVIDER_REFUSED_PLAYER: 400,
  /** A provider's server is late, broken or speaks of something else; the platform itself is well. */
  PROVIDER_UNAVAILABLE: 424,
  PLAYER_BLOCKED: 403,
  /** The market's register of excluded people does not answer: nobody plays or pays in unasked. The platform is well. */
  REGISTER_UNAVAILABLE: 424,
  /** The player must prove who they are first (GAP-080). */
  DOCUMENTS_REQUIRED: 403,
  /** More than is there to be withdrawn. */
  NOT_ENOUGH_FUNDS: 402,
  WITHDRAWAL_LIMIT_REACHED: 403,
  /** As many withdrawals are under way as anybody may have at a time. */
  WITHDRAWALS_FULL: 409,
  WITHDRAWAL_FORBIDDEN: 403,
  /** The market lets nobody take a withdrawal back (GAP-084). */
  WITHDRAWAL_CANCEL_FORBIDDEN: 403,
  /** It is on its way, or over. */
  WITHDRAWAL_NOT_PENDING: 409,
  /** A bonus runs that a withdrawal ends: the player has to say so (table 4, forfeit on withdrawal). */
  BONUS_WOULD_BE_LOST: 409,
  /** Why a bonus is not given; each is explained in `player-api/reward-words.ts`. */
  BONUS_FORBIDDEN: 403,
  BONUS_UNAVAILABLE: 400,
  BONUS_ALREADY_HAD: 400,
  BONUS_NOT_ELIGIBLE: 400,
  BONUS_DEPOSIT_REQUIRED: 400,
  BONUS_DEPOSIT_TOO_LOW: 400,
  /** It has ended in another way: there is nothing left to forfeit. */
  BONUS_ENDED: 409,
  /** Not a method of this player, or not any more. */
  METHOD_UNAVAILABLE: 422,
  SIGNATURE_INVALID: 401,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof REFUSAL_STATUS

/** The error body of every part of the product (GAP-154). */
export type ErrorBody = {
  error: string
  message: string
  error_description: string
  code: RefusalCode
  validationErrors: { field: string; code: string }[]
}
