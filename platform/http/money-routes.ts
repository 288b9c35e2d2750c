import { z } from 'zod'
import { depositCalls } from '#contracts/player-api/deposits.ts'
import { paymentMethodCalls } from '#contracts/player-api/payment-methods.ts'
import { campaignId, rewardCalls } from '#contracts/player-api/rewards.ts'
import { statementCalls } from '#contracts/player-api/statement.ts'
import { withdrawalCalls } from '#contracts/player-api/withdrawals.ts'
import { ok, refuse } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import {
  cancelDeposit,
  continueDeposit,
  type DepositDeps,
  deleteInstrument,
  publicMethods,
  readDeposit,
  readDepositCheck,
  readDepositMethods,
  readInstruments,
  readPendingDeposits,
  readRecentMethods,
  startDeposit,
} from '../deposits/index.ts'
import {
  claimByCode,
  claimFreeBet,
  claimReward,
  forfeitBonus,
  isCodeOf,
  mayClaimByCode,
  type RewardsDeps,
  readCampaigns,
  readGameLimitations,
  readRewards,
  readSportsRewards,
  validateCode,
} from '../rewards/index.ts'
import {
  readBalancesAround,
  readNetPosition,
  readStatementRows,
  readTransactions,
} from '../wallet/index.ts'
import {
  cancelWithdrawal,
  checkWithdrawal,
  readWithdrawalMethods,
  readWithdrawals,
  requestWithdrawal,
  type WithdrawalDeps,
} from '../withdrawals/index.ts'
import { bindCalls, type Route } from './route.ts'

/** An id in a URL may be any text; the database accepts only a UUID. */
const isId = (text: string | undefined): text is string => z.uuid().safeParse(text).success

/** Deposits (table 3, rows 45 to 48, and what else a deposit needs). */
export function depositRoutes(deps: DepositDeps): Route[] {
  return bindCalls(depositCalls, {
    readDepositMethods: async ({ player }) => ok(await readDepositMethods(deps, player)),
    readRecentDepositMethods: async ({ player }) => ok(await readRecentMethods(deps, player)),
    checkDeposit: async ({ player, query }) =>
      ok(await readDepositCheck(deps, player, { later: query.later === 'true' })),
    submitDeposit: ({ player, body }) => startDeposit(deps, player, body),
    readDeposit: async ({ player, params }) =>
      isId(params.referenceId)
        ? readDeposit(deps, player, params.referenceId)
        : refuse('NOT_FOUND'),
    readPendingDeposits: async ({ player }) => ok(await readPendingDeposits(deps, player)),
    continueDeposit: async ({ player, params }) =>
      isId(params.referenceId)
        ? continueDeposit(deps, player, params.referenceId)
        : refuse('NOT_FOUND'),
    cancelDeposit: async ({ player, params }) =>
      isId(params.referenceId)
        ? cancelDeposit(deps, player, params.referenceId)
        : refuse('NOT_FOUND'),
    readInstruments: async ({ player }) => ok(await readInstruments(deps, player)),
    forgetInstrument: async ({ player, params }) =>
      isId(params.id) ? deleteInstrument(deps, player, params.id) : refuse('NOT_FOUND'),
  })
}

/** What anyone may read of the payment methods of a country (table 3, row 120). */
export function paymentMethodRoutes(): Route[] {
  return bindCalls(paymentMethodCalls, {
    readPaymentMethods: async ({ query }) => ok(publicMethods(query)),
  })
}

/** Withdrawals (table 3, rows 49 to 52; the methods and the list with the settled ones are ours). */
export function withdrawalRoutes(deps: WithdrawalDeps): Route[] {
  return bindCalls(withdrawalCalls, {
    checkWithdrawal: async ({ player }) => ok(await checkWithdrawal(deps, player)),
    readWithdrawalMethods: async ({ player }) => ok(await readWithdrawalMethods(deps, player)),
    submitWithdrawal: ({ player, body }) => requestWithdrawal(deps, player, body),
    cancelWithdrawal: ({ player, body }) => cancelWithdrawal(deps, player, body),
    readPendingWithdrawals: async ({ player }) =>
      ok(await readWithdrawals(deps, player, { onlyOpen: true })),
    readWithdrawals: async ({ player }) =>
      ok(await readWithdrawals(deps, player, { onlyOpen: false })),
  })
}

const NO_PLACE = { ok: false, invalid: { field: 'after' } } as const

/** What a player may read of their own ledger (BNK-41, BNK-42, table 3). */
export function statementRoutes(deps: { db: Db; clock: () => number }): Route[] {
  const { db } = deps
  return bindCalls(statementCalls, {
    async readTransactions({ player, query }) {
      const page = await readTransactions(db, player.id, query)
      return page === null ? NO_PLACE : ok(page)
    },
    readNetPosition: ({ player, query }) => readNetPosition(db, player.id, query),
    readStatement: ({ player, query }) => readBalancesAround(deps, player.id, query),
    async readStatementRows({ player, query }) {
      const part = await readStatementRows(db, player.id, query)
      return part === null ? NO_PLACE : ok(part)
    },
  })
}

/** Rewards, bonuses and their codes (table 3, rows 89 to 91, 95, 97 and 103 to 106). */
export function rewardRoutes(deps: RewardsDeps): Route[] {
  return bindCalls(rewardCalls, {
    readRewards: async ({ player, query }) => ok(await readRewards(deps, player, query)),
    async claimReward({ player, params, body }) {
      const id = campaignId.safeParse(params.campaignId)
      if (!id.success || body.bonusAssignmentId !== undefined) return refuse('BONUS_UNAVAILABLE')
      return claimReward(deps, player, { campaignId: id.data, key: body.key, code: null })
    },
    readSportsRewards: async ({ player, query }) =>
      ok(await readSportsRewards(deps, player, query.lang)),
    async claimSportsReward({ player, params }) {
      const id = campaignId.safeParse(params.campaignId)
      return id.success ? claimFreeBet(deps, player, id.data) : refuse('BONUS_UNAVAILABLE')
    },
    async forfeitBonus({ player, params, body }) {
      const id = z.uuid().safeParse(params.assignmentId)
      if (!id.success) return refuse('NOT_FOUND')
      const { wageringProgress } = body
      return forfeitBonus(deps, player, { id: id.data, wageringProgress })
    },
    readCampaigns: async ({ query }) => ok(await readCampaigns(deps, query.ids.split(','))),
    async checkCampaignCode({ params, body }) {
      const id = campaignId.safeParse(params.campaignId)
      if (!id.success) return ok({ valid: false })
      return ok({ valid: await isCodeOf(deps, { campaignId: id.data, ...body }) })
    },
    readLimitations: async ({ player, params, query }) =>
      ok(
        await readGameLimitations(deps, player, {
          gameId: params.id ?? '',
          provider: query.provider,
        }),
      ),
    readManualClaim: async ({ player }) => ok({ isAvailable: mayClaimByCode(deps, player) }),
    claimBonusCode: ({ player, body }) => claimByCode(deps, player, body),
    validateBonusCode: ({ player, body }) => validateCode(deps, player, body.bonusCode),
  })
}
