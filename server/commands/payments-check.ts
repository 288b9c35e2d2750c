import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import type { Db } from '#platform/db/db.ts'
import { createHttpPsp } from '#platform/psp/index.ts'
import { reconcile } from '#platform/reconciliation/index.ts'
import { createPsp } from '#sandbox/psp/psp.ts'
import { type Env, EXIT_CONFIG, paymentProviderOf } from '../env.ts'
import { readSecrets } from '../secrets.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const DEFAULT_DAYS = 31

/**
 * `npm run payments:check [days]`: compares the payment provider's list of movements with the ledger, that many days
 * back, and prints the differences. Where the sandbox is the provider its list is read from the same database.
 */
async function main(): Promise<number> {
  const days = Number(process.argv[2] ?? DEFAULT_DAYS)
  if (!(days > 0)) {
    process.stderr.write('days: a number above 0\n')
    return EXIT_CONFIG
  }
  return withDatabase(async (db, env) => {
    const provider = await providerOf(env, db)
    const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const deps = { db, clock: Date.now, provider, logger: silent }
    const report = await reconcile(deps, { days })
    for (const difference of report.differences) console.log(JSON.stringify(difference))
    console.log(
      `${report.theirs} movements of the payment provider, ${report.ours} of the ledger, ${report.differences.length} differences`,
    )
    return report.differences.length === 0 ? 0 : 1
  })
}

async function providerOf(env: Env, db: Db): Promise<PaymentProvider> {
  const { psp: secret } = await readSecrets(env)
  const access = { url: paymentProviderOf(env).url, secret, clock: Date.now }
  if (env.PSP_URL !== undefined) {
    return createHttpPsp({ ...access, fetch })
  }
  const sandbox = await createPsp({
    ...{ db, secret, clock: Date.now, siteOrigins: [], logger: console },
    publicUrl: env.SANDBOX_URL,
    platformUrl: env.PLATFORM_URL,
  })
  return createHttpPsp({ ...access, fetch: async (request) => sandbox.routes.fetch(request) })
}

runCommand(main)
