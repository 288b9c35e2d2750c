import type { BalanceMap, WalletFeedMessage } from '#contracts/wallet-feed.ts'

const MAX_LENGTH = 16_384

/**
 * A parsed message of the feed, or null for keep-alive texts (WAL-13), unknown types and anything that does not match
 * the contract. Hand-written: zod stays out of the browser bundle.
 */
export function readFeedMessage(text: unknown): WalletFeedMessage | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null
  if (isKeepAlive(text)) return null
  const message = parse(text)
  if (!isRecord(message) || !isRecord(message.body)) return null
  const { body } = message
  switch (body.type) {
    case 'WALLET_BALANCE':
      return isBalanceMap(body.balanceMap) &&
        typeof body.currency === 'string' &&
        typeof body.seq === 'number'
        ? {
            body: {
              type: 'WALLET_BALANCE',
              balanceMap: body.balanceMap,
              currency: body.currency,
              seq: body.seq,
            },
          }
        : null
    case 'PLAYER_ATTRIBUTE_CHANGE':
      return isRecord(body.attributes)
        ? { body: { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: body.attributes } }
        : null
    case 'FAVOURITES_CHANGE':
      return { body: { type: 'FAVOURITES_CHANGE' } }
    case 'PLAYER_LOYALTY_LEVEL':
      return typeof body.playerId === 'string' && typeof body.loyaltyLevel === 'number'
        ? {
            body: {
              type: 'PLAYER_LOYALTY_LEVEL',
              playerId: body.playerId,
              loyaltyLevel: body.loyaltyLevel,
            },
          }
        : null
    default:
      return null
  }
}

/** WAL-13. */
export function isKeepAlive(text: unknown): boolean {
  return text === 'ping' || text === 'pong'
}

export function isBalanceMap(value: unknown): value is BalanceMap {
  if (!isRecord(value)) return false
  const { main, locked, bonus } = value
  const isCash = (it: unknown) => isRecord(it) && Number.isFinite(it.cash)
  return (
    Array.isArray(main) &&
    main.every(isCash) &&
    Array.isArray(locked) &&
    locked.every(isCash) &&
    Array.isArray(bonus) &&
    bonus.every(
      (it: unknown) => isRecord(it) && Number.isFinite(it.bonus) && typeof it.vertical === 'string',
    )
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
