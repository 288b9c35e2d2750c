import { randomUUID } from 'node:crypto'
import type { Platform } from '#platform/platform.ts'
import type { ConsolePorts } from '#sandbox/console/console-ports.ts'
import { DEMO_PASSWORD } from '#seed/players.ts'
import { newcomerOf, seededAccountStatus } from '#seed/qa-players.ts'
import type { Env } from '../env.ts'
import type { QaControls } from './qa-controls.ts'

/** What the sandbox console can control in this process. */
export function consolePorts(options: {
  env: Env
  ownOrigins: readonly string[]
  qa: QaControls
  platform: Platform | null
}): ConsolePorts {
  const { env, ownOrigins, qa, platform } = options
  return {
    ownOrigins,
    siteUrl: env.PUBLIC_ORIGIN,
    players: platform && {
      administration: platform.players,
      referenceAt: platform.players.referenceAt,
      pretendPlayed: platform.activity.pretendPlayed,
      async create(countryCode) {
        const newcomer = newcomerOf(countryCode, { id: randomUUID(), password: DEMO_PASSWORD })
        if (newcomer === null) return null
        const { playerId } = await platform.players.register(newcomer)
        return { playerId, email: newcomer.email, password: newcomer.password }
      },
      seededAccountStatus: (email) => seededAccountStatus(email, qa.clock.now()),
    },
    reviews: platform?.reviews ?? null,
    identities: platform?.identities ?? null,
    warnings: platform?.warnings ?? null,
    limits: platform?.limits ?? null,
    withdrawals: platform?.withdrawals ?? null,
    reconciliation: platform?.reconciliation ?? null,
    clock: qa.clock,
    faults: qa.faults,
  }
}
