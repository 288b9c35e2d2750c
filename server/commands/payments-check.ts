import { join, resolve } from 'node:path'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import type { Db } from '#platform/db/db.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { createHttpPsp } from '#platform/psp/index.ts'
import { reconcile } from '#platform/reconciliation/index.ts'
import { createPsp } from '#sandbox/psp/psp.ts'
import { type Env, EXIT_CONFIG, parseEnv, paymentProviderOf } from '../env.ts'
import { readSecrets } from '../secrets.ts'
import { runCommand } from './run-command.ts'

const DEFAULT_DAYS = 31

/**
 * `npm run payments:check [days]`: holds the payment provider's list of movements against the ledger, that many days back,
 * and prints what differs. Where the sandbox is the provider its list is read from the same database.
 */
async function main(): Promise<number> {
  const parsed = parseEnv(process.env)
  const days = Number(process.argv[2] ?? DEFAULT_DAYS)
  if (!parsed.ok || !(days > 0)) {
    const problems = parsed.ok ? ['days: a number above 0'] : parsed.problems
    process.stderr.write(`${problems.join('\n')}\n`)
    return EXIT_CONFIG
  }
  const { env } = parsed
  const db = await openDatabase(
    env.DATABASE_URL
      ? { url: env.DATABASE_URL }
      : { dataDir: join(resolve(env.PLAYHOUSE_DATA), 'database') },
  )
  try {
    const provider = await providerOf(env, db)
    const silent = { info: () => undefined, error: () => undefined }
    const deps = { db, clock: Date.now, provider, logger: silent }
    const report = await reconcile(deps, { days })
    for (const difference of report.differences) console.log(JSON.stringify(difference))
    console.log(
      `${report.theirs} movements of the payment provider, ${report.ours} of the ledger, ${report.differences.length} differences`,
    )
    return report.differences.length === 0 ? 0 : 1
  } finally {
    await db.close()
  }
}

async function providerOf(env: Env, db: Db): Promise<PaymentProvider> {
  const { psp: secret } = await readSecrets(env)
  const access = { url: paymentProviderOf(env).url, secret, clock: Date.now }
  if (env.PSP_URL !== undefined) {
    return createHttpPsp({ ...access, fetch: (request) => fetch(request) })
  }
  const sandbox = await createPsp({
    ...{ db, secret, clock: Date.now, siteOrigins: [], logger: console },
    publicUrl: env.SANDBOX_URL,
    platformUrl: env.PLATFORM_URL,
  })
  return createHttpPsp({ ...access, fetch: async (request) => sandbox.routes.fetch(request) })
}

runCommand(main)
