import pg from 'pg'

const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 5_000

/** One connection outside the pool that hears notifications, and comes back when it is lost. */
export class PostgresListener {
  readonly #config: pg.ClientConfig
  readonly #handlers = new Map<string, Set<(payload: string) => void>>()
  #client: Promise<pg.Client> | null = null
  /** A connection takes one statement at a time: each waits here for the one before. */
  #said: Promise<unknown> = Promise.resolve()
  #retry: NodeJS.Timeout | undefined
  #closed = false

  constructor(config: pg.ClientConfig) {
    this.#config = config
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> {
    const handlers = this.#handlers.get(channel) ?? new Set()
    handlers.add(handler)
    this.#handlers.set(channel, handlers)
    await this.#say(await this.#connected(), `listen "${channel}"`)
    return async () => {
      handlers.delete(handler)
      if (handlers.size > 0 || this.#closed) return
      this.#handlers.delete(channel)
      const current = await this.#client?.catch(() => null)
      if (current) await this.#say(current, `unlisten "${channel}"`).catch(() => undefined)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    const client = await this.#client?.catch(() => null)
    await client?.end().catch(() => undefined)
  }

  #say(client: pg.Client, statement: string): Promise<unknown> {
    const said = this.#said.then(() => client.query(statement))
    this.#said = said.catch(() => undefined)
    return said
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = null
      throw error
    })
    return this.#client
  }

  async #connect(): Promise<pg.Client> {
    // The connection waits without end for notifications: the statement timeout is not for it.
    const client = new pg.Client({ ...this.#config, statement_timeout: 0 })
    client.on('notification', ({ channel, payload }) => {
      for (const handler of this.#handlers.get(channel) ?? []) handler(payload ?? '')
    })
    client.on('error', () => undefined)
    client.on('end', () => {
      this.#client = null
      if (!this.#closed) this.#reconnect(FIRST_DELAY_MS)
    })
    await client.connect()
    return client
  }

  #reconnect(delayMs: number): void {
    this.#retry = setTimeout(() => {
      this.#resume().catch(() => this.#reconnect(Math.min(delayMs * 2, MAX_DELAY_MS)))
    }, delayMs)
    this.#retry.unref()
  }

  async #resume(): Promise<void> {
    if (this.#closed) return
    const client = await this.#connected()
    for (const [channel, handlers] of this.#handlers) {
      await this.#say(client, `listen "${channel}"`)
      for (const handler of handlers) handler('')
    }
  }
}
