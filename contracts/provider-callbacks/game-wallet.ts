import { z } from 'zod'
import { MAX_AMOUNT_MINOR, MAX_PAYOUT_MINOR } from '../money.ts'
import type { RefusalCode } from '../refusals.ts'

/**
 * The wallet callbacks of game providers, server to server and signed (signature.ts). All are POST, each provider with
 * its own path and secret. Amounts are minor units as JSON integers. Every money call is idempotent by `reference`,
 * which is unique per player and provider; the same reference with a different body is refused.
 */
const WALLET_CALLS = ['session', 'balance', 'bet', 'win', 'rollback'] as const

export const callbackPath = (
  provider: string,
  call: (typeof WALLET_CALLS)[number],
): `/callbacks/${string}` => `/callbacks/${provider}/${call}`

const reference = z.string().regex(/^[\w:.-]{1,100}$/)
/**
 * The schema's limit of a stake. The real limits come from the rules of the game session (`limits`) and are far lower.
 */
const stakeMinor = z.int().min(0).max(Number(MAX_AMOUNT_MINOR))
/** Large enough for every win: a win refused for its size could never be paid out. */
const payoutMinor = z.int().min(0).max(Number(MAX_PAYOUT_MINOR))
/** A balance may exceed the maximum of a single call. */
const balanceMinor = z.int().min(0)
const currency = z.string().regex(/^[A-Z]{3}$/)
const gameId = z.string().min(1).max(100)

/** Exchanges a single-use token for a game session. `gameId` is required where the token is not for a specific game. */
export const walletSessionRequest = z.strictObject({
  ticket: z.string().min(16).max(400),
  gameId: gameId.optional(),
})
export const walletSessionResponse = z.object({
  sessionId: z.string(),
  /** Opaque to the provider: not the player id of the player API. */
  playerRef: z.string(),
  gameId: z.string(),
  currency,
  balanceMinor,
  country: z.string(),
  expiresAt: z.iso.datetime(),
  /** The limits of every bet; a game that observes them is never refused for them. */
  limits: z
    .object({
      minStakeMinor: stakeMinor,
      maxStakeMinor: stakeMinor.nullable(),
      /** The maximum total stake of one round. */
      roundCapMinor: stakeMinor.nullable(),
      /** Minimum milliseconds from the start of a round to the start of the next. */
      paceMs: z.int().min(0),
      /** Whether a round may start automatically after the previous one. */
      autoplay: z.boolean(),
    })
    .optional(),
})

const sessionPart = { sessionId: z.string().min(16).max(200) }
export const walletBalanceRequest = z.strictObject(sessionPart)
export const walletBetRequest = z.strictObject({
  ...sessionPart,
  reference,
  roundId: reference,
  gameId,
  amountMinor: stakeMinor.min(1),
  currency,
  /** The game started this round automatically. */
  autoplay: z.boolean().optional(),
})
/** A win of 0 closes the round without a transfer. `closesRound` ends the round. */
export const walletWinRequest = z.strictObject({
  ...sessionPart,
  reference,
  roundId: reference,
  amountMinor: payoutMinor,
  currency,
  closesRound: z.boolean(),
})
/**
 * Rolls back the bet with `betReference`; an unknown bet leaves a tombstone, so that it is refused if it arrives late.
 */
export const walletRollbackRequest = z.strictObject({
  ...sessionPart,
  reference,
  roundId: reference,
  betReference: reference,
})

/** The response to balance, bet, win and rollback. */
export const walletResponse = z.object({
  transactionId: z.string().nullable(),
  balanceMinor,
  currency,
  /** True when this reference was processed before: its transaction is repeated, with the balance of now. */
  replayed: z.boolean(),
})

/**
 * Refusals of win and rollback that are final, however often the message is repeated: the provider stops sending it and
 * staff checks the round. Any other refusal (a signature, a rate limit, an unknown URL) may be resolved by the next
 * attempt.
 */
export const FINAL_REFUSALS = [
  'VALIDATION_FAILED',
  'MALFORMED_BODY',
  'BODY_TOO_LARGE',
  'GAME_SESSION_ENDED',
  'WALLET_DOES_NOT_EXIST',
  'CURRENCY_MISMATCH',
  'REFERENCE_CONFLICT',
  'ROUND_CLOSED',
  'UNKNOWN_ROUND',
  'TRANSACTION_REVERSED',
] as const satisfies readonly RefusalCode[]

export const isFinalRefusal = (code: string): boolean => FINAL_REFUSALS.some((it) => it === code)

export type WalletSessionResponse = z.infer<typeof walletSessionResponse>
export type WalletResponse = z.infer<typeof walletResponse>
