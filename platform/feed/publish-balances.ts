import type { Context } from '../context.ts'
import { readWallets, toBalanceResponse } from '../wallet/index.ts'
import type { FeedSocket } from './feed-socket.ts'

/**
 * Makes the function that sends a player's balance to the player's sockets. One shared read runs at a time: players
 * whose wallet changes meanwhile, however often, are in the next one. Rejects when the read failed.
 */
export function createBalancePublisher(
  deps: Pick<Context, 'db'> & {
    socketsOf: (playerId: string) => ReadonlySet<FeedSocket> | undefined
  },
): (playerId: string) => Promise<void> {
  const { db, socketsOf } = deps
  const waiting = new Set<string>()
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  const send = async () => {
    const playerIds = [...waiting].filter((it) => socketsOf(it) !== undefined)
    waiting.clear()
    if (playerIds.length === 0) return
    for (const [playerId, wallet] of await readWallets(db, playerIds)) {
      const body = { type: 'WALLET_BALANCE' as const, ...toBalanceResponse(wallet) }
      for (const socket of socketsOf(playerId) ?? []) socket.sendBalance(body, wallet.seq)
    }
  }
  return (playerId) => {
    waiting.add(playerId)
    if (next === null) {
      const before = last.catch(() => undefined)
      last = next = before.then(() => {
        next = null
        return send()
      })
    }
    return next
  }
}
