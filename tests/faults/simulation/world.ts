import { toBalance } from '#app/features/wallet/balance.ts'
import { nextWallet, PENDING, type WalletState } from '#app/features/wallet/wallet-state.ts'
import { ok } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { createPayments, type Payments } from '#platform/payments.ts'
import {
  createPoster,
  type PostTransaction,
  readWallet,
  toBalanceResponse,
} from '#platform/wallet/index.ts'
import { silentLogger } from '#tests/fixtures/silent-logger.ts'
import type { Chance } from './chance.ts'
import { type Asked, Model, ModelPlayer } from './model.ts'
import { OPENING } from './opening.ts'
import { SimulatedProvider } from './provider.ts'
import { Scheduler } from './scheduler.ts'
import type { Store } from './store.ts'

/** A whole server: its memory dies with it, and only the store is left for the next one. */
export type Instance = {
  no: number
  db: Db
  payments: Payments
  post: PostTransaction
  limits: Pick<Context, 'db' | 'clock' | 'logger'>
  /** Rejects when it dies. */
  death: Promise<never>
  die(): void
}

export type SimPlayer = { id: string; country: string; currency: string; session: string }

/** An invariant is violated: the simulation ends, and reports the seed. */
export class BrokenError extends Error {
  override readonly name = 'BrokenError'
}

/** None of these countries makes limits mandatory: the players start without any. */
const COUNTRIES = [
  ['FI', 'EUR'],
  ['AT', 'EUR'],
  ['NO', 'NOK'],
  ['GG', 'GBP'],
  ['NZ', 'NZD'],
] as const
/** Around these moments the clocks change in a player's time zone, or a day, a week, a month ends. */
const STARTS = [
  Date.UTC(2026, 9, 25, 0, 30),
  Date.UTC(2027, 2, 28, 0, 30),
  Date.UTC(2026, 8, 26, 13, 30),
  Date.UTC(2027, 3, 3, 13, 30),
  Date.UTC(2026, 10, 30, 22, 30),
  Date.UTC(2026, 11, 31, 22, 30),
  Date.UTC(2026, 10, 18, 12),
]
const PLAYERS = 2
const FAR_MS = 400 * 86_400_000

/** Players, two servers over one store, a payment provider and a clock; no real time and no real randomness. */
export class World {
  readonly scheduler: Scheduler
  readonly provider: SimulatedProvider
  readonly model = new Model()
  readonly players: SimPlayer[] = []
  readonly instances: Instance[] = []
  /** Retried once there are no more faults: a game provider never gives up. */
  readonly later: (() => Promise<void>)[] = []
  readonly faults: Record<string, number> = {}
  readonly screens = new Map<string, WalletState>()
  readonly chance: Chance
  readonly store: Store
  tasks = 0
  /** The current time of the clock, and the latest that it has shown. */
  #now = 0
  furthest = 0
  #instances = 0

  constructor(store: Store, chance: Chance) {
    this.store = store
    this.chance = chance
    this.scheduler = new Scheduler(chance)
    this.now = chance.pick(STARTS) + chance.below(3_600_000)
    this.provider = new SimulatedProvider(this.clock, chance)
    store.onCommit = (sql, params, rows) => this.#evaluate(sql, params, rows)
  }

  readonly clock = () => this.#now

  get now(): number {
    return this.#now
  }

  set now(to: number) {
    this.#now = to
    this.furthest = Math.max(this.furthest, to)
  }

  fault(kind: string): void {
    this.faults[kind] = (this.faults[kind] ?? 0) + 1
    this.scheduler.note(kind)
  }

  /** Creates players with some money, a session and a game, and two servers. */
  async begin(): Promise<void> {
    for (let n = 0; n < PLAYERS; n += 1) await this.#addPlayer()
    this.instances.push(this.#start(), this.#start())
  }

  crash(no: number): void {
    const place = this.instances.findIndex((it) => it.no === no)
    const dead = this.instances[place]
    if (!dead) return
    this.scheduler.drop(no)
    dead.die()
    this.instances[place] = this.#start()
  }

  /** Calls any running server, as a client does; rejects when it dies before it has answered. */
  call<Value>(ask: (instance: Instance) => Promise<Value>): Promise<Value> {
    const instance = this.chance.pick(this.instances)
    return Promise.race([ask(instance), instance.death])
  }

  /** Retries until there is an answer, at most this many times; undefined if there was none. */
  async insist<Value>(
    ask: (instance: Instance) => Promise<Value>,
    tries = 6,
  ): Promise<Value | undefined> {
    for (let n = 0; n < tries; n += 1) {
      try {
        return await this.call(ask)
      } catch (error) {
        if (error instanceof BrokenError) throw error
        await this.scheduler.pause()
      }
    }
    return undefined
  }

  /** Starts a task that runs concurrently with all others. */
  task(work: () => Promise<unknown>): void {
    this.tasks += 1
    work()
      .catch((error: unknown) => {
        if (error instanceof BrokenError) this.broken ??= error
      })
      .finally(() => {
        this.tasks -= 1
      })
  }

  broken: BrokenError | null = null

  /** The browser receives a balance, by the feed or by polling; the screen never goes back to an older one. */
  async look(player: SimPlayer): Promise<void> {
    const wallet = await this.insist(({ db }) => readWallet(db, player.id), 1)
    if (!wallet?.ok) return
    if (this.chance.oneIn(5)) return this.fault('feed lost')
    // Before it reaches the screen, newer ones may have arrived.
    await this.scheduler.pause()
    const of = player.id
    const before = this.screens.get(of) ?? PENDING
    const balance = toBalance(toBalanceResponse(wallet.value))
    const after = nextWallet(before, { of, type: 'balance', balance })
    if ((after.balance?.seq ?? 0) < (before.balance?.seq ?? 0)) {
      throw new BrokenError(`the balance on the screen of ${of} went back`)
    }
    this.screens.set(of, after)
  }

  async #addPlayer(): Promise<void> {
    const { chance, store } = this
    const [country, currency] = chance.pick(COUNTRIES)
    const player = { id: chance.uuid(), country, currency, session: chance.uuid() }
    const until = new Date(this.now + FAR_MS)
    const at = new Date(this.now)
    await store.run(
      `insert into platform.player (id, access_id, email, password_hash, display_name, country_code,
         language_code, currency, status, kyc_status, terms_version, registered_at, withdrawal_review)
       values ($1::uuid, $2, $1::uuid || '@sim.test', 'none', 'Someone', $3, 'en', $4, 'REGISTERED',
         'FULLY VERIFIED', '1.0', $5, $6)`,
      [player.id, chance.uuid(), country, currency, at, chance.oneIn(4)],
    )
    await store.run(
      `insert into platform.wallet_account (player_id, account, currency) select $1, account, $2
       from unnest(array['MAIN','LOCKED','BONUS:CASINO','BONUS:LIVE_CASINO','BONUS:SPORTS']) account`,
      [player.id, currency],
    )
    await store.run(
      `insert into platform.player_session (player_id, id, refresh_hash, created_at, last_seen_at, expires_at)
       values ($1, $2, 'none', $3, $3, $4)`,
      [player.id, player.session, at, until],
    )
    await store.run(
      `insert into platform.game_session (hash, player_id, session_id, provider, game_id, currency, expires_at)
       values ($1::text, $2, $1::uuid, 'sim', 'game', $3, $4)`,
      [player.session, player.id, currency, until],
    )
    await store.run(
      `insert into platform.payment_instrument (player_id, id, method, token, label, is_kept, last_used_at)
       values ($1, $2, 'CREDITCARD', 'token-at-first', '•••• 4242', false, $3)`,
      [player.id, chance.uuid(), at],
    )
    const model = new ModelPlayer(marketOfCountry(country).timeZone)
    model.lastSeen = this.now
    this.model.players.set(player.id, model)
    this.players.push(player)
    const db = { ...store.seenBy(-1, this.scheduler), query: store.run.bind(store) as Db['query'] }
    await createPoster({ db, clock: this.clock })({
      ...{ op: 'CREDIT', playerId: player.id, provider: 'house', reference: player.id },
      ...{ type: 'DEPOSIT', house: 'H:PSP', category: 'PAYMENT' },
      amount: { minor: OPENING, currency },
    })
  }

  #start(): Instance {
    this.#instances += 1
    const no = this.#instances
    const db = this.store.seenBy(no, this.scheduler)
    const context = { db, clock: this.clock, logger: silentLogger }
    const payments = createPayments({
      ...context,
      siteOrigin: 'http://site.test',
      messenger: { send: async () => undefined },
      provider: this.provider.reachedBy(no, this.scheduler),
      requireNotListed: async () => ok(null),
      isKnownClear: async () => true,
      takesRealMoney: () => true,
      repeated: {},
      requestStakeRefund: async () => null,
      chance: () => this.chance.below(256) / 256,
    })
    let die: () => void = () => undefined
    const death = new Promise<never>((_, reject) => {
      die = () => reject(new Error('the server died'))
    })
    death.catch(() => undefined)
    const post = createPoster(context)
    return { no, db, payments, post, limits: context, death, die }
  }

  /** The model evaluates every executed call, in the order of execution. */
  #evaluate(sql: string, params: readonly unknown[], rows: unknown[]): void {
    const name = /^select platform\.(\w+)\(\$1::jsonb\)/.exec(sql)?.[1]
    if (!name) return
    const asked = JSON.parse(String(params[0])) as Asked | Asked[]
    const [row] = rows as { answer?: Asked; answers?: Asked[] }[]
    const items = Array.isArray(asked) ? asked : [asked]
    for (const [n, item] of items.entries()) {
      const answered = row?.answers?.[n] ?? row?.answer
      if (!answered) return
      const wrong = this.model.check(row?.answers ? 'post_tx' : name, item, answered)
      if (wrong !== null) this.broken ??= new BrokenError(wrong)
    }
  }
}
