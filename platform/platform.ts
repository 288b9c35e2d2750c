import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { DocumentReviews } from '#contracts/document-review.ts'
import type { MarkerAdministration } from '#contracts/harm-marker-administration.ts'
import type { IdentityReviews } from '#contracts/identity-reviews.ts'
import type { LimitAdministration } from '#contracts/limit-administration.ts'
import type { PlayerAdministration } from '#contracts/player-administration.ts'
import type { AccountStatus } from '#contracts/player-api/account-status.ts'
import type { BalanceResponse } from '#contracts/player-api/v1.ts'
import type { ReconciliationAdministration } from '#contracts/reconciliation.ts'
import type { Result } from '#contracts/result.ts'
import type { WithdrawalAdministration } from '#contracts/withdrawal-administration.ts'
import { pretendPlayed } from './activity/index.ts'
import type { FunctionSetReport } from './db/function-set.ts'
import { migrate } from './db/migrate.ts'
import { saveInstrument } from './deposits/index.ts'
import { referenceAt } from './gameplay/index.ts'
import { createMarkerAdministration } from './harm-markers/index.ts'
import { createPlatformApp, routesOfPlatform } from './http/platform-app.ts'
import type { Route } from './http/route.ts'
import { createIdentityReviews } from './identity-matching/index.ts'
import { createLimitAdministration, type LimitSaving, saveLimit } from './limits/index.ts'
import { openModules } from './modules.ts'
import type { PlatformOptions } from './platform-options.ts'
import {
  findPlayerById,
  prepareNeutralTiming,
  type Registered,
  type Registration,
} from './players/index.ts'
import { startRetention } from './retention.ts'
import { claimReward, putCampaigns } from './rewards/index.ts'
import { putSegment } from './segments/index.ts'
import { createDocumentReviews } from './verification/index.ts'
import {
  type LedgerReport,
  ledgerCheck,
  type PostTransaction,
  readWallet,
  toBalanceResponse,
} from './wallet/index.ts'

export type Platform = {
  /** `remoteAddress`: the peer, or `site` for the site in the same process. */
  fetch(request: Request, meta: { remoteAddress: string }): Promise<Response>
  handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    meta: { remoteAddress: string },
  ): void
  players: PlayerAdministration & {
    register(registration: Registration): Promise<Registered>
    /** Closing, blocking or excluding ends the player's sessions, games and feeds at once. False: no such player. */
    changeStatus(change: {
      playerId: string
      status: AccountStatus
      until?: Date
    }): Promise<boolean>
    /** The player's reference at a provider of games or bets; null: no such player. */
    referenceAt(provider: string, playerId: string): Promise<string | null>
  }
  /** The reviewer's side of document verification. */
  reviews: DocumentReviews
  /** New accounts that are held because the person resembles an excluded one. */
  identities: IdentityReviews
  /** Findings about players' gambling behaviour, and the actions of staff. */
  warnings: MarkerAdministration
  /** Lists of players that content names by key; a list replaces the one before. */
  putSegment(segment: {
    key: string
    csv: string
  }): Promise<Result<{ players: number }, 'VALIDATION_FAILED'>>
  bonuses: {
    /** Offers from a JSON file; each replaces the one with its id. All or nothing. */
    putCampaigns(json: string): Promise<Result<{ campaigns: number }, 'VALIDATION_FAILED'>>
    /** As the player would claim it; an offer can be claimed once. */
    claim(claim: { playerId: string; campaignId: string }): Promise<Result<unknown>>
  }
  wallet: {
    post: PostTransaction
    readBalance(playerId: string): Promise<Result<BalanceResponse, 'WALLET_DOES_NOT_EXIST'>>
  }
  withdrawals: WithdrawalAdministration
  reconciliation: ReconciliationAdministration
  limits: LimitAdministration & {
    /** As the player would request it. */
    save(limit: LimitSaving): Promise<void>
  }
  activity: {
    /** For tests: as though the player had played for so long since the sign-in. False: has never signed in. */
    pretendPlayed(playerId: string, minutes: number): Promise<boolean>
  }
  /** Imports an instrument the player has paid with elsewhere, under the payment provider's token; idempotent. */
  rememberInstrument(instrument: Parameters<typeof saveInstrument>[1]): Promise<void>
  /**
   * From here on the platform runs due work by itself: payouts, retries, reconciliation. For when the providers can be
   * reached; a process that only prepares data never calls it.
   */
  startJobs(): Promise<void>
  /** Runs the jobs that are due now. Returns their number. */
  runJobs(): Promise<number>
  keys: { rotate(): Promise<void> }
  /** The route table, for tests that iterate over every call. */
  routes: readonly Pick<
    Route,
    'method' | 'path' | 'access' | 'body' | 'bodyType' | 'maxFileBytes' | 'query' | 'requestHeaders'
  >[]
  ledgerCheck(): Promise<LedgerReport>
  /** Call after setting the clock: waiting timers check again, and records from the future are removed. */
  clockWasSet(change: { wentBack: boolean }): void
  health(): Promise<boolean>
  /** Resolves once no message and no other background work of a response is in progress. */
  idle(): Promise<void>
  /** Ends feeds and timers; the database stays open, because it belongs to the caller. */
  close(): Promise<void>
}

/** Logs what an operator should know: an older version runs on newer functions, or functions were dropped. */
function logFunctionSet(report: FunctionSetReport, logger: PlatformOptions['logger']): void {
  const { outcome, hash, dropped } = report
  if (outcome === 'older') {
    logger.warn(
      { event: 'function_set_older', hash },
      'the database has newer functions, they stay',
    )
  }
  if (dropped.length > 0) {
    logger.warn({ event: 'functions_dropped', hash, dropped }, 'functions were dropped')
  }
}

/** Migrates the database and opens the platform on it. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  logFunctionSet(await migrate(options.db), options.logger)
  await prepareNeutralTiming()

  const modules = await openModules(options)
  const { context, messenger, background, feed, balanceUpdates, post, keys } = modules
  const { register, administration, payments, rewards, verification } = modules
  const { db, clock } = context
  const routes = routesOfPlatform(options, modules)
  const app = createPlatformApp(options, modules, routes)
  const retention = startRetention({ ...context, vault: verification.vault })

  return {
    fetch: async (request, meta) => app.fetch(request, meta),
    handleUpgrade: feed.handleUpgrade,
    players: {
      ...administration,
      register,
      async changeStatus({ playerId, status, until }) {
        const change = { status, until: until?.toISOString() ?? null }
        return (await administration.update(playerId, change, 'changeStatus')) !== null
      },
      async referenceAt(provider, playerId) {
        const player = await findPlayerById(db, playerId)
        return player ? referenceAt(provider, player) : null
      },
    },
    reviews: createDocumentReviews(verification),
    identities: createIdentityReviews({ ...context, messenger, background }),
    warnings: createMarkerAdministration(context),
    putSegment: (segment) => putSegment(db, { ...segment, now: new Date(clock()) }),
    bonuses: {
      putCampaigns: (json) => putCampaigns(db, { json, now: new Date(clock()) }),
      async claim({ playerId, campaignId }) {
        const player = await findPlayerById(db, playerId)
        if (!player) return { ok: false, refusal: 'NOT_FOUND' }
        return claimReward(rewards, player, { campaignId, key: randomUUID(), code: null })
      },
    },
    wallet: {
      post,
      async readBalance(playerId) {
        const wallet = await readWallet(db, playerId)
        return wallet.ok ? { ok: true, value: toBalanceResponse(wallet.value) } : wallet
      },
    },
    withdrawals: payments.withdrawals.administration,
    activity: {
      async pretendPlayed(playerId, minutes) {
        const player = await findPlayerById(db, playerId)
        return player ? pretendPlayed(context, player, minutes) : false
      },
    },
    rememberInstrument: (instrument) => saveInstrument(context, instrument),
    reconciliation: payments.reconciliation,
    startJobs: payments.start,
    limits: {
      save: (limit) => saveLimit(context, limit),
      ...createLimitAdministration(context),
    },
    runJobs: payments.jobs.runDue,
    keys: { rotate: () => keys.rotate() },
    routes,
    ledgerCheck: () => ledgerCheck(db),
    clockWasSet: ({ wentBack }) => void retention.run({ wentBack }).finally(payments.jobs.wake),
    health: () => db.health(),
    idle: () => background.idle(),
    async close() {
      retention.stop()
      await payments.jobs.close()
      await background.idle()
      await balanceUpdates?.close()
      await feed.close()
    },
  }
}
