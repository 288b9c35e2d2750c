import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Env } from './env.ts'
import type { Parts } from './parts.ts'
import type { Secrets } from './secrets.ts'

export type PrepareDemoOptions = {
  env: Env
  parts: Parts
  reach: { lake: string }
  secrets: Secrets
  print: (text: string) => void
  clock: () => number
}

/**
 * Fills an empty demo installation: players, editors, content and artwork, each through the regular interface of its
 * part. Idempotent. Live mode has no demo data.
 */
export async function prepareDemo(options: PrepareDemoOptions): Promise<void> {
  const { env, parts, print } = options
  if (env.PLAYHOUSE_MODE !== 'demo') return
  // The catalogue's artwork and its fonts are needed only once: not loaded when everything is in place.
  const { platform, lake } = parts
  if (platform) {
    const { DEMO_SEGMENT, seedPlayers } = await import('#seed/players.ts')
    await seedPlayers(platform, options.clock())
    await platform.putSegment(DEMO_SEGMENT)
  }
  if (lake) {
    const { isContentSeeded } = await import('#seed/marker.ts')
    if (!(await isContentSeeded({ url: options.reach.lake, token: options.secrets.lakeToken }))) {
      // Once only: an administrator may have changed them since.
      const { seedEditors } = await import('#seed/editors.ts')
      await seedEditors((editor) => lake.putEditor(editor))
      const { seedContent } = await import('#seed/seed.ts')
      const summary = await seedContent({
        url: options.reach.lake,
        token: options.secrets.lakeToken,
        artCacheDir: resolve('.cache/art'),
        onProgress: (text: string) => print(`  ${text}`),
      })
      print(`  ${summary.games} games, ${summary.documents} documents, ${summary.images} pictures`)
    }
  }
  await writeFile(join(env.PLAYHOUSE_DATA, 'seeded'), 'demo data is in place\n')
}
