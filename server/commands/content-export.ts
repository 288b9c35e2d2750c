import { join, resolve } from 'node:path'
import { createLake } from '#content-lake/lake.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { CONTENT_ROLES } from '../content-roles.ts'
import { EXIT_CONFIG, parseEnv } from '../env.ts'
import { createLogger } from '../logger.ts'
import { LAKE_PROJECT } from '../parts.ts'

/**
 * `npm run content:export [folder]`: the content as NDJSON with its assets, in the form that
 * `sanity dataset import <folder>/data.ndjson` takes into a hosted project.
 */
async function main(): Promise<number> {
  const parsed = parseEnv(process.env)
  if (!parsed.ok) {
    console.error(parsed.problems.join('\n'))
    return EXIT_CONFIG
  }
  const { env } = parsed
  const data = resolve(env.PLAYHOUSE_DATA)
  const folder = resolve(process.argv[2] ?? 'content-export')
  const db = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: join(data, 'database') },
  )
  const lake = await createLake({
    db,
    assetDir: join(data, 'assets'),
    projectId: LAKE_PROJECT,
    dataset: env.SANITY_DATASET,
    clock: Date.now,
    roles: CONTENT_ROLES,
    writeTokens: [],
    studioOrigins: [],
    siteOrigins: [],
    publicUrl: env.LAKE_URL,
    logger: createLogger(env.LOG_LEVEL),
  })
  try {
    const { documents, assets, missingAssets } = await lake.exportDataset({ folder })
    console.log(`${documents} documents and ${assets} assets are in ${folder}`)
    if (missingAssets.length > 0) console.log(`missing: ${missingAssets.join(', ')}`)
    return missingAssets.length === 0 ? 0 : 1
  } finally {
    await lake.close()
    await db.close()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
