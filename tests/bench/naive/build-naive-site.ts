import { spawnSync } from 'node:child_process'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * Builds the site with the naive lobby into a folder from which the server can be started: the server uses
 * `build/` of its working directory.
 */
export async function buildNaiveSite(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/@remix-run/dev/dist/cli.js',
      'vite:build',
      '-c',
      'tests/bench/naive/vite.config.ts',
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NAIVE_SITE: resolve(folder) },
    },
  )
  if (status !== 0) throw new Error(`the naive site could not be built\n${stderr}`)
}
