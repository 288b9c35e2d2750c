import { z } from 'zod'

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
const amountMinor = z.int().min(0).max(1_000_000_000)
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
      minStakeMinor: amountMinor,
      maxStakeMinor: amountMinor.nullable(),
      /** The most that one round may take in all. */
      roundCapMinor: amountMinor.nullable(),
      /** Least milliseconds from the start of a round to the start of the next. */
      paceMs: z.int().min(0),
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
  amountMinor: amountMinor.min(1),
  currency,
})
/** A win of 0 closes the round without a transfer. `closesRound` ends the round. */
export const walletWinRequest = z.strictObject({
  ...sessionPart,
  reference,
  roundId: reference,
  amountMinor,
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

export type WalletSessionResponse = z.infer<typeof walletSessionResponse>
export type WalletResponse = z.infer<typeof walletResponse>
