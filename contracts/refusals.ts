/**
 * The error catalogue: every code that leaves the platform, with its HTTP status.
 * Codes in dotted form are literals of the requirements, codes in capitals are ours.
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
  /** An exclusion register lists the person. */
  'error.registration.excluded': 403,
  'error.cpf.duplicate_found': 409,
  /** The delivery service takes no messages to this phone number (SUP-18). */
  'error.vonage.phone.invalid': 403,
  'error.password.reset': 400,
  'error.old_password.incorrect': 400,
  'sms.code.invalid': 400,
  'sms.max.attempts.reached': 429,
  'error.gambling.limit.reached': 403,
  /** A limit on time of the player's own is reached: no round begins until its period restarts (LIM-25). */
  'error.gambling.limit.time': 403,
  /** The player's market requires limits before any play or deposit, and not all of them are set. */
  'error.gambling.limit.required': 403,
  'error.withdrawal.cancel.limit_reached': 403,
  'error.deposit.limit.interval': 422,
  'error.deposit.limit.too_low': 422,
  'error.deposit.limit.too_high': 422,
  'error.deposit.limit.locked': 403,
  /** The player's market requires this limit before play: it can be lowered or changed, not removed. */
  'error.deposit.limit.required': 403,
  /**
   * Another bonus of the same vertical is running (CON-40); REW-34 requires every refusal of a claim to be a 400 with
   * its code.
   */
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
  /** The document is under review or verified: it cannot be uploaded or decided now (GAP-062). */
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
  /** A change of a bet came before the bet; it is tried again. */
  UNKNOWN_BET: 404,
  /** A change of a bet that was refused, or voided before it came: there never will be such a bet. */
  BET_REFUSED: 409,
  /** A bet cannot go from its state to the one that a message says (`sportsbook/bet-states.ts`). */
  BET_STATE_CONFLICT: 409,
  /** Above the highest payout of a bet, or above what this bet may pay at most. */
  PAYOUT_OUT_OF_RANGE: 422,
  /** Not a free bet of this player, used, past its time, or not to be used now. */
  FREE_BET_UNAVAILABLE: 409,
  /** The bet is not one that the terms of its free bet allow. */
  FREE_BET_TERMS: 422,
  /** The bet needs bonus money, and its bonus takes no system. */
  BONUS_BET_KIND: 422,
  /** The bet needs bonus money, and is above what its bonus takes in one bet. */
  BONUS_BET_STAKE: 422,
  /** The bet needs bonus money, and its odds are below those of its bonus. */
  BONUS_BET_ODDS: 422,
  /** The bet needs bonus money, and is on matches that its bonus does not take. */
  BONUS_BET_SCOPE: 422,
  /** The bet needs bonus money, and may be settled after its bonus has ended. */
  BONUS_BET_TIME: 422,
  /** A bet with bonus money is not sold. */
  BONUS_BET_SALE: 409,
  GAME_SESSION_ENDED: 401,
  GAME_RESTRICTED: 403,
  /** Editors hide the provider in the player's market (GAP-103): there it does not exist. */
  PROVIDER_HIDDEN: 404,
  ROUND_TOO_SOON: 409,
  /** The play time is used up: no round can begin until the reality check is answered (LIM-20). */
  REALITY_CHECK_DUE: 403,
  /** The market's mandatory pause after a reality check is not over. */
  REALITY_CHECK_LOCKED: 409,
  OTHER_GAME_OPEN: 409,
  /** A game started a round automatically where the market forbids it (`autoplay`). */
  AUTOPLAY_OFF: 403,
  /** A provider's server refuses this player; its own 400 (GAM-16). */
  PROVIDER_REFUSED_PLAYER: 400,
  /** A provider's server is slow, down or sends an invalid response; the platform itself is healthy. */
  PROVIDER_UNAVAILABLE: 424,
  PLAYER_BLOCKED: 403,
  /** The state of the account, or a session for withdrawals only, does not allow this call (decision 0044). */
  ACCOUNT_RESTRICTED: 403,
  /** The newest terms have to be accepted first (TRM-01). */
  TERMS_NOT_ACCEPTED: 403,
  /**
   * The market's exclusion register does not respond: no play or deposit without its check. The platform is healthy.
   */
  REGISTER_UNAVAILABLE: 424,
  /** The player must verify their identity first (GAP-080). */
  DOCUMENTS_REQUIRED: 403,
  /** The amount exceeds the withdrawable balance. */
  NOT_ENOUGH_FUNDS: 402,
  WITHDRAWAL_LIMIT_REACHED: 403,
  /** The maximum number of open withdrawals is reached. */
  WITHDRAWALS_FULL: 409,
  WITHDRAWAL_FORBIDDEN: 403,
  /** The market does not allow players to cancel a withdrawal (GAP-084). */
  WITHDRAWAL_CANCEL_FORBIDDEN: 403,
  /** It is being sent, or settled. */
  WITHDRAWAL_NOT_PENDING: 409,
  /** A withdrawal would end the running bonus: the player has to confirm that (table 4, forfeit on withdrawal). */
  BONUS_WOULD_BE_LOST: 409,
  /** Why a bonus is not granted; each is explained in `player-api/reward-words.ts`. */
  BONUS_FORBIDDEN: 403,
  BONUS_UNAVAILABLE: 400,
  BONUS_ALREADY_HAD: 400,
  BONUS_NOT_ELIGIBLE: 400,
  BONUS_DEPOSIT_REQUIRED: 400,
  BONUS_DEPOSIT_TOO_LOW: 400,
  /** The bonus has ended in another way: there is nothing left to forfeit. */
  BONUS_ENDED: 409,
  /** Not a payment method of this player, or no longer. */
  METHOD_UNAVAILABLE: 422,
  SIGNATURE_INVALID: 401,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof REFUSAL_STATUS

/** The error body of all parts of the product (GAP-154). */
export type ErrorBody = {
  error: string
  message: string
  error_description: string
  code: RefusalCode
  validationErrors: { field: string; code: string }[]
}
