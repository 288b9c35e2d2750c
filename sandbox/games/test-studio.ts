import type { PGlite } from '@electric-sql/pglite'
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts'
import { SECRET, type TestWallet } from './test-wallet.ts'

export const STUDIO = 'http://localhost:23100'
export const SITE = 'http://localhost:23000'

/** The studio on a test's database, with the test's wallet as the operator. */
export function openStudio(on: {
  wallet: Pick<TestWallet, 'url'>
  pg: PGlite
  clock: () => number
  games?: NonNullable<SandboxOptions['games']>
  /** Receives what is logged as an error; by default it goes to the test's output. */
  onError?: (data: object) => void
}): Promise<Sandbox> {
  return createSandbox({
    platformUrl: on.wallet.url,
    callbackSecrets: { relax: SECRET },
    publicUrl: STUDIO,
    siteOrigins: [SITE],
    gameAssetsDir: '/nonexistent',
    ...(on.games ? { games: on.games } : {}),
    clock: on.clock,
    settlesByItself: false,
    db: {
      query: async <Row>(sql: string, params: unknown[] = []) =>
        (await on.pg.query(sql, params)).rows as Row[],
    },
    logger: {
      error: (data, text) =>
        on.onError
          ? on.onError(data)
          : void process.stderr.write(`${text} ${JSON.stringify(data)}\n`),
    },
  })
}
