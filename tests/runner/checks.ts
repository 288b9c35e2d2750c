import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, command, projectFiles, ROOT } from './command.ts'
import type { FileResult } from './results.ts'

type Check = {
  title: string
  file: string
  args: readonly string[]
  /** Everything that can change its result; package-lock.json always can. */
  inputs: RegExp
}

const CODE = /\.(?:[cm]?[jt]sx?|json)$/
const PARTS = [
  ...['app', 'content-lake', 'contracts', 'game-providers', 'markets', 'payment-providers'],
  ...['platform', 'sandbox', 'schemas', 'seed', 'server', 'sportsbook-providers', 'studio'],
]
const buildInfo = (name: string) => [
  ...['--noEmit', '--incremental', '--tsBuildInfoFile'],
  join('.cache', 'checks', `${name}.tsbuildinfo`),
]
/** The native compiler, by its path: `tsc` may be the older one, whose API other tools need. It takes a third of the time. */
const TSC = join('node_modules', 'typescript-7', 'bin', 'tsc')
const script = (name: string) => join('scripts', `${name}.mjs`)

/** In the order in which they run, beside the unit tests. */
const CHECKS: readonly Check[] = [
  {
    title: 'types',
    file: process.execPath,
    args: [TSC, ...buildInfo('types')],
    inputs: CODE,
  },
  {
    title: 'generated content types',
    file: process.execPath,
    args: [script('typegen'), '--check'],
    inputs:
      /^(?:studio|schemas|contracts|markets|game-providers|scripts)\/|^app\/.*\.server\.tsx?$/,
  },
  {
    title: 'format and lint',
    file: bin('biome'),
    args: ['check', '--error-on-warnings', '.'],
    inputs: /./,
  },
  { title: 'dead code', file: bin('knip'), args: [], inputs: CODE },
  {
    title: 'types of the Studio',
    file: process.execPath,
    args: [TSC, ...buildInfo('types-of-the-studio'), '-p', 'studio'],
    inputs: CODE,
  },
  {
    title: 'dependencies between the parts',
    file: bin('depcruise'),
    args: ['--config', '.dependency-cruiser.cjs', ...PARTS],
    inputs: CODE,
  },
  {
    title: 'list of the game providers',
    file: process.execPath,
    args: [script('game-providers'), '--check'],
    inputs: /^(?:game-providers|scripts)\//,
  },
]

/** Runs the static checks one after another; one with the same inputs as at its last success counts as passed. */
export async function staticChecks(): Promise<FileResult[]> {
  const files = await projectFiles()
  const results: FileResult[] = []
  for (const check of CHECKS) results.push(await run(check, files))
  return results
}

async function run(check: Check, files: readonly string[] | null): Promise<FileResult> {
  const began = performance.now()
  const stamp = join(ROOT, '.cache', 'checks', check.title.replaceAll(' ', '-'))
  const inputs = files === null ? null : hashOf(check, files)
  const result = { file: check.title, seconds: 0, passed: 1, failed: [], flaky: [] }
  if (inputs !== null && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) {
    process.stdout.write(`── ${check.title}: passed before with the same inputs\n`)
    return result
  }
  const { code, output } = await command(check.file, check.args, { isQuiet: true })
  const seconds = (performance.now() - began) / 1000
  process.stdout.write(
    `── ${check.title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s\n${code === 0 ? '' : output}`,
  )
  if (code !== 0)
    return { ...result, seconds, passed: 0, failed: [`${check.title}\n${output.slice(-2_000)}`] }
  if (inputs !== null) {
    mkdirSync(join(stamp, '..'), { recursive: true })
    writeFileSync(stamp, inputs)
  }
  return { ...result, seconds }
}

function hashOf({ args, inputs }: Check, files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version).update(args.join('\n'))
  for (const file of files.filter((it) => inputs.test(it) || it === 'package-lock.json').sort()) {
    const path = join(ROOT, file)
    hash.update(file).update(existsSync(path) ? readFileSync(path) : 'deleted')
  }
  return hash.digest('hex')
}
