import { z } from 'zod'
import { MAX_AMOUNT_MINOR, MAX_PAYOUT_MINOR } from '../money.ts'
import type { RefusalCode } from '../refusals.ts'

/**
 * The wallet callbacks of game providers, server to server and signed (signature.ts). All are POST, each
 * provider below its own path and with its own secret. Amounts are minor units as JSON integers.
 * Every money call is idempotent by `reference`, which is unique for one player at one provider; the same
 * reference with another body is refused.
 */
const WALLET_CALLS = ['session', 'balance', 'bet', 'win', 'rollback'] as const

export const callbackPath = (provider: string, call: (typeof WALLET_CALLS)[number]): string =>
  `/callbacks/${provider}/${call}`

const reference = z.string().regex(/^[\w:.-]{1,100}$/)
/** A stake. What a player may really stake is for the rules of the game session (`limits`), far below. */
const stakeMinor = z.int().min(0).max(Number(MAX_AMOUNT_MINOR))
/** Wide enough for every win: one that is refused for its size would be money that nobody can pay. */
const payoutMinor = z.int().min(0).max(Number(MAX_PAYOUT_MINOR))
/** A balance may grow beyond what one call may move. */
const balanceMinor = z.int().min(0)
const currency = z.string().regex(/^[A-Z]{3}$/)
const gameId = z.string().min(1).max(100)

/** Exchanges a single-use token for a game session. `gameId` where the token was made for no one game. */
export const walletSessionRequest = z.strictObject({
  ticket: z.string().min(16).max(400),
  gameId: gameId.optional(),
})
export const walletSessionResponse = z.object({
  sessionId: z.string(),
  /** Opaque for the provider: not the player id of the player API. */
  playerRef: z.string(),
  gameId: z.string(),
  currency,
  balanceMinor,
  country: z.string(),
  expiresAt: z.iso.datetime(),
  /** What every bet is held to; a game that keeps to it is never refused for it. */
  limits: z
    .object({
      minStakeMinor: stakeMinor,
      maxStakeMinor: stakeMinor.nullable(),
      /** The most that one round may take in all. */
      roundCapMinor: stakeMinor.nullable(),
      /** Least milliseconds from the start of a round to the start of the next. */
      paceMs: z.int().min(0),
      /** Whether a round may begin by itself after the one before. */
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
  /** The game began this round by itself. */
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
/** Takes back the bet with `betReference`; unknown bets leave a tombstone so that a late bet is refused. */
export const walletRollbackRequest = z.strictObject({
  ...sessionPart,
  reference,
  roundId: reference,
  betReference: reference,
})

/** The answer to balance, bet, win and rollback. */
export const walletResponse = z.object({
  transactionId: z.string().nullable(),
  balanceMinor,
  currency,
  /** True when this reference had been answered before: the stored answer is repeated. */
  replayed: z.boolean(),
})

/**
 * Answers to win and rollback that stay a no, however often the same message comes: a provider stops sending it and
 * has people look at the round. Every other no (a signature, a limit of calls, an address that is not there) may
 * have been put right by the next time.
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
