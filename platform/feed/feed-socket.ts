import type { WebSocket } from 'ws'
import type { WalletFeedMessage } from '#contracts/wallet-feed.ts'

/** A reader this far behind gets nothing until it has caught up: the next message carries the whole state. */
const MAX_BUFFERED_BYTES = 65_536
const MAX_MESSAGES = 30
const MESSAGES_WINDOW_MS = 10_000

const POLICY_VIOLATION = 1008

/** One open feed: answers keep-alives and sends balances in ascending order; size and rate are bounded both ways. */
export class FeedSocket {
  readonly sessionId: string
  readonly #socket: WebSocket
  readonly #clock: () => number
  #lastSeq = -1n
  #loyaltyLevel: number | null = null
  #isAlive = true
  #windowStart = 0
  #messages = 0

  constructor(socket: WebSocket, options: { sessionId: string; clock: () => number }) {
    this.#socket = socket
    this.#clock = options.clock
    this.sessionId = options.sessionId
    socket.on('pong', () => {
      this.#isAlive = true
    })
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? '' : data.toString()))
    // A protocol error is followed by `close`, and there the socket leaves the list.
    socket.on('error', () => undefined)
  }

  get lastSeq(): bigint {
    return this.#lastSeq
  }

  sendBalance(
    body: Extract<WalletFeedMessage['body'], { type: 'WALLET_BALANCE' }>,
    seq: bigint,
  ): void {
    if (seq <= this.#lastSeq || this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) return
    this.#lastSeq = seq
    this.#socket.send(JSON.stringify({ body } satisfies WalletFeedMessage))
  }

  /** Sends changed attributes of the player; a reader that is behind gets them with its next page. */
  sendAttributes(attributes: Record<string, unknown>): void {
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) return
    const body = { type: 'PLAYER_ATTRIBUTE_CHANGE' as const, attributes }
    this.#socket.send(JSON.stringify({ body } satisfies WalletFeedMessage))
  }

  /** Sends the player's loyalty level when it differs from the last one sent (WAL-12). */
  sendLoyaltyLevel(playerId: string, loyaltyLevel: number): void {
    if (loyaltyLevel === this.#loyaltyLevel) return
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) return
    this.#loyaltyLevel = loyaltyLevel
    const body = { type: 'PLAYER_LOYALTY_LEVEL' as const, playerId, loyaltyLevel }
    this.#socket.send(JSON.stringify({ body } satisfies WalletFeedMessage))
  }

  /**
   * Signals that the player marked or unmarked a favourite game; a reader that is behind reloads when its page is
   * visible.
   */
  sendFavouritesChange(): void {
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) return
    const body = { type: 'FAVOURITES_CHANGE' as const }
    this.#socket.send(JSON.stringify({ body } satisfies WalletFeedMessage))
  }

  /** Pings the peer; closes the socket when the last ping was not answered. */
  checkPeer(): void {
    if (!this.#isAlive) {
      this.#socket.terminate()
      return
    }
    this.#isAlive = false
    this.#socket.ping()
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  terminate(): void {
    this.#socket.terminate()
  }

  onClose(handler: () => void): void {
    this.#socket.once('close', handler)
  }

  #receive(text: string): void {
    const now = this.#clock()
    if (now - this.#windowStart >= MESSAGES_WINDOW_MS) {
      this.#windowStart = now
      this.#messages = 0
    }
    this.#messages += 1
    if (this.#messages > MAX_MESSAGES) this.close(POLICY_VIOLATION, 'too many messages')
    else if (text === 'ping') this.#socket.send('pong')
  }
}
