import { z } from 'zod'

/**
 * The wallet callbacks of the relax-like provider, server to server and signed (signature.ts).
 * All paths are POST below `/callbacks/relax`. Amounts are minor units as JSON integers.
 * Every money call is idempotent by `reference`; the same reference with another body is refused.
 */
export const RELAX_PATHS = {
  session: '/callbacks/relax/session',
  balance: '/callbacks/relax/balance',
  bet: '/callbacks/relax/bet',
  win: '/callbacks/relax/win',
  rollback: '/callbacks/relax/rollback',
} as const

const reference = z.string().regex(/^[\w:.-]{1,100}$/)
const amountMinor = z.int().min(0).max(1_000_000_000)
/** A balance may grow beyond what one call may move. */
const balanceMinor = z.int().min(0)
const currency = z.string().regex(/^[A-Z]{3}$/)

/** Exchanges a single-use ticket of `POST /v1/gaming/ticket` for a game session. */
export const relaxSessionRequest = z.strictObject({ ticket: z.string().min(16).max(200) })
export const relaxSessionResponse = z.object({
  sessionId: z.string(),
  /** Opaque for the provider: not the player id of the player API. */
  playerRef: z.string(),
  gameId: z.string(),
  currency,
  balanceMinor,
  country: z.string(),
  expiresAt: z.iso.datetime(),
})

const sessionPart = { sessionId: z.string().min(16).max(200) }
export const relaxBalanceRequest = z.strictObject(sessionPart)
export const relaxBetRequest = z.strictObject({
  ...sessionPart,
  reference,
  roundId: reference,
  gameId: z.string().min(1).max(100),
  amountMinor: amountMinor.min(1),
  currency,
})
/** A win of 0 closes the round without a transfer. `closesRound` ends the round. */
export const relaxWinRequest = z.strictObject({
  ...sessionPart,
  reference,
  roundId: reference,
  amountMinor,
  currency,
  closesRound: z.boolean(),
})
/** Takes back the bet with `betReference`; unknown bets leave a tombstone so that a late bet is refused. */
export const relaxRollbackRequest = z.strictObject({
  ...sessionPart,
  reference,
  roundId: reference,
  betReference: reference,
})

/** The answer to balance, bet, win and rollback. */
export const relaxWalletResponse = z.object({
  transactionId: z.string().nullable(),
  balanceMinor,
  currency,
  /** True when this reference had been answered before: the stored answer is repeated. */
  replayed: z.boolean(),
})

export type RelaxSessionResponse = z.infer<typeof relaxSessionResponse>
export type RelaxWalletResponse = z.infer<typeof relaxWalletResponse>
