import { createClient, type SanityClient } from '@sanity/client'
import { type Env, EXIT_CONFIG, parseEnv } from '../env.ts'
import { Listener, serveFetch } from '../listener.ts'
import { createLogger } from '../logger.ts'
import { LAKE_PROJECT, startParts } from '../parts.ts'
import { readSecrets, type Secrets } from '../secrets.ts'

const API_VERSION = '2025-02-19'

/**
 * A client that may read and write all content for the duration of `work`: of the hosted project set in the
 * environment, of the product that runs here, or of its stored content while it does not run. `lakeUrl`: where browsers
 * reach the lake.
 */
export async function withContent(
  dataset: string | undefined,
  work: (client: SanityClient, at: { lakeUrl: string }) => Promise<number>,
): Promise<number> {
  const parsed = parseEnv(process.env)
  if (!parsed.ok) {
    console.error(parsed.problems.join('\n'))
    return EXIT_CONFIG
  }
  const { env } = parsed
  const named = dataset ?? env.SANITY_DATASET
  const at = { lakeUrl: env.LAKE_URL }
  if (env.SANITY_PROJECT_ID && env.SANITY_API_TOKEN)
    return work(
      createClient({
        projectId: env.SANITY_PROJECT_ID,
        dataset: named,
        token: env.SANITY_API_TOKEN,
        apiVersion: API_VERSION,
        useCdn: false,
      }),
      at,
    )
  const secrets = await readSecrets(env)
  const clientOf = (url: string) =>
    createClient({
      projectId: LAKE_PROJECT,
      dataset: named,
      token: secrets.lakeToken,
      apiVersion: API_VERSION,
      apiHost: url,
      useProjectHostname: false,
      useCdn: false,
    })
  if (await isRunning(env.LAKE_URL)) return work(clientOf(env.LAKE_URL), at)
  return withStoredLake({ env, secrets }, (url) => work(clientOf(url), at))
}

const isRunning = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The lake alone, on an unannounced port. */
async function withStoredLake(
  { env, secrets }: { env: Env; secrets: Secrets },
  work: (url: string) => Promise<number>,
): Promise<number> {
  const listener = await Listener.bind({
    name: 'lake',
    address: '127.0.0.1',
    port: 0,
    variable: 'LAKE_PORT',
  })
  const url = `http://127.0.0.1:${listener.port}`
  try {
    const parts = await startParts({
      env: { ...env, PLAYHOUSE_PARTS: ['lake'], LAKE_URL: url },
      secrets,
      logger: createLogger('error'),
      clock: Date.now,
      qa: null,
      reach: { lake: url, platform: '' },
      gameAssetsDir: '',
    })
    try {
      const { lake } = parts
      if (lake) listener.attach(serveFetch((request, meta) => lake.fetch(request, meta), 0))
      return await work(url)
    } finally {
      await parts.close()
    }
  } finally {
    await listener.close(0)
  }
}
