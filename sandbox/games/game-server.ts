import { Hono } from 'hono'
import type { SandboxDatabase } from '../sandbox-database.ts'
import { gameApiRoutes } from './api-routes.ts'
import type { Catalogue, OpenGame } from './game.ts'
import { createGameStore } from './game-store.ts'
import { jackpotRoutes } from './jackpot-routes.ts'
import { createLiveServer, type StudioTable } from './live/live-server.ts'
import { gamePage } from './page.ts'
import { finish, type PlayDeps, settleAbandoned } from './play-round.ts'
import { returnStakeRoutes } from './return-stake-routes.ts'
import { type RoundDetailOptions, roundDetailRoutes } from './round-detail.ts'
import { ROUND_WAITS_MS } from './round-waits.ts'
import { allUnsettled, type UnsettledRounds } from './unsettled-routes.ts'
import { createWalletClient, type WalletClient } from './wallet-client.ts'

/** A round younger than this is still handled by its own request. */
const LEFT_ALONE_MS = 20_000
export type GameServerOptions = {
  platformUrl: string
  /** The secret that each provider shares with the operator. */
  callbackSecrets: Readonly<Record<string, string>>
  siteOrigins: readonly string[]
  /** Changes with each build of the games' client. */
  assetsVersion: string
  games: Catalogue
  /** The tables of the live studio; without them the standard limits apply. */
  liveTables?: readonly StudioTable[]
  clock: () => number
  db: SandboxDatabase
  /** Reads a file of the built client. */
  readAsset: RoundDetailOptions['readAsset']
  onUnsettled: PlayDeps['onUnsettled']
}
export type GameServer = Awaited<ReturnType<typeof createGameServer>>

/** The games of all providers: pages, calls, rounds. A provider's own launch calls lead to `openGame`. */
export async function createGameServer(options: GameServerOptions) {
  const { clock, siteOrigins, games, onUnsettled } = options
  const store = await createGameStore(options.db)
  const deps: PlayDeps = { store, walletOf: walletsOf(options), games, clock, onUnsettled }
  const live = await createLiveServer({
    db: options.db,
    sessions: store,
    walletOf: deps.walletOf,
    tables: options.liveTables ?? [],
    clock,
    onUnsettled,
  })
  const routes = new Hono()
  routes.route('/games/api', gameApiRoutes(deps))
  routes.route('/', jackpotRoutes(deps))
  routes.route('/games/live', live.routes)

  const { callbackSecrets, readAsset } = options
  const operatorRoutes = new Hono()
  operatorRoutes.route(
    '/',
    roundDetailRoutes({
      ...{ store, games, callbackSecrets, readAsset, clock },
      liveRounds: live.told,
    }),
  )
  operatorRoutes.route(
    '/',
    returnStakeRoutes({ callbackSecrets, clock }, async (roundId, providers) => {
      const bet = await live.returnStake(roundId, providers)
      if (bet !== null) return bet
      // A round outside the live tables begins with its stake.
      const round = await store.round(roundId)
      const session = round && (await store.session(round.sessionId))
      return session?.mode === 'real' && providers.includes(session.provider) ? 'BEGUN' : null
    }),
  )
  return {
    routes,
    /** Calls by operators, server to server. */
    operatorRoutes,
    /** For the staff of the provider (unsettled-routes.ts). */
    unsettled: allUnsettled([unsettledRounds(deps), live.unsettled]),
    live,
    /** The page of a game, which only the operator's pages may embed. */
    openGame: (launch: OpenGame): Response =>
      gamePage(launch, {
        game: games(launch.provider, launch.gameId),
        siteOrigins,
        version: options.assetsVersion,
      }),
    /** Finishes interrupted rounds and settles abandoned ones; returns their number. */
    async settleUnfinished(): Promise<number> {
      const now = clock()
      const rounds = await store.unfinished(now - LEFT_ALONE_MS, now - ROUND_WAITS_MS)
      for (const round of rounds) {
        const session = await store.session(round.sessionId)
        if (!session) continue
        if (round.state === 'OPEN') await settleAbandoned(deps, session, round)
        else await finish(deps, session, round)
      }
      return rounds.length + (await live.settle())
    },
  }
}

function walletsOf(options: GameServerOptions): (provider: string) => WalletClient {
  const known = new Map<string, WalletClient>()
  return (provider) => {
    const client = known.get(provider)
    if (client) return client
    const secret = options.callbackSecrets[provider]
    if (secret === undefined) return NO_WALLET
    const made = createWalletClient({
      platformUrl: options.platformUrl,
      provider,
      secret,
      clock: options.clock,
    })
    known.set(provider, made)
    return made
  }
}

const refused = async () => ({ kind: 'refused' as const, code: 'REFUSED' })
/** Without a secret, a provider offers fun mode only. */
const NO_WALLET: WalletClient = {
  session: refused,
  balance: refused,
  bet: refused,
  win: refused,
  rollback: refused,
}

/** The refused rounds of the games outside the live tables. */
function unsettledRounds(deps: PlayDeps): UnsettledRounds {
  const { store, clock } = deps
  return {
    async list() {
      const rounds = await store.unsettled()
      const found = await Promise.all(
        rounds.map(async (round) => ({ round, session: await store.session(round.sessionId) })),
      )
      return found.flatMap(({ round, session }) => {
        if (!session) return []
        const { provider, gameId, currency } = session
        const waits = round.state === 'UNPAID' ? ('PAYOUT' as const) : ('STAKE' as const)
        return {
          ...{ roundId: round.id, provider, gameId, currency, waits },
          amountMinor: waits === 'PAYOUT' ? round.payoutMinor : (round.pending?.stakeMinor ?? 0),
          refusal: round.refusal ?? 'REFUSED',
          since: round.touchedAt,
        }
      })
    },
    async retry(roundId) {
      const round = await store.round(roundId)
      if (round?.state !== 'UNPAID' && round?.state !== 'UNRETURNED') return null
      const session = await store.session(round.sessionId)
      if (!session) return null
      const { pending } = round
      const state = round.state === 'UNPAID' ? 'DRAWN' : 'RETURNING'
      const moved = await store.advance(round, { state, pending, at: clock() })
      if (moved) await finish(deps, session, moved)
      const now = await store.round(roundId)
      if (now?.state === 'DRAWN' || now?.state === 'RETURNING') return 'PENDING'
      return now?.state === 'UNPAID' || now?.state === 'UNRETURNED' ? 'REFUSED' : 'SETTLED'
    },
  }
}
