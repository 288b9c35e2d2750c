import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Killer, Mutant } from './mutant.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** A mutant may make a test hang. */
const MOST_MS = 10 * 60_000

/** The result of one test of a run; tests excluded by name are not included. */
export type TestResult = { file: string; name: string; passed: boolean }
export type Run = { results: TestResult[]; output: string }

export type Checkout = ReturnType<typeof copyCheckout>

/** A copy of the checkout with uncommitted and new files, in a separate folder: mutants are applied there. */
export function copyCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-mutants-'))
  for (const file of filesOfCheckout()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(ROOT, file), join(folder, file))
  }
  for (const built of ['build', 'dist']) {
    if (existsSync(join(ROOT, built)))
      cpSync(join(ROOT, built), join(folder, built), { recursive: true })
  }
  linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  linkPackages(join(ROOT, 'studio', 'node_modules'), join(folder, 'studio', 'node_modules'))

  return {
    /** How often the text occurs in the file; null if the file does not exist. */
    count({ file, find }: Mutant): number | null {
      const path = join(folder, file)
      return existsSync(path) ? readFileSync(path, 'utf8').split(find).length - 1 : null
    },

    /** Applies the mutant; the returned function reverts it. */
    apply({ file, find, replace }: Mutant): () => void {
      const path = join(folder, file)
      const whole = readFileSync(path, 'utf8')
      writeFileSync(path, whole.split(find).join(replace))
      return () => writeFileSync(path, whole)
    },

    /** Builds what the mutant has changed of the site and the server. */
    async build(): Promise<string | null> {
      const script =
        "const it = await import('./scripts/setup.mjs'); await it.ensureSite(); await it.ensureNode()"
      const { code, output } = await command(folder, process.execPath, [
        '--input-type=module',
        '-e',
        script,
      ])
      return code === 0 ? null : output
    },

    async test(project: Killer['project'], killers: readonly Killer[]): Promise<Run> {
      const report = join(folder, 'mutants.json')
      rmSync(report, { force: true })
      const names = killers.every((it) => it.test !== undefined)
        ? ['-t', killers.map((it) => escaped(it.test ?? '')).join('|')]
        : []
      const { output } = await command(folder, join(folder, 'node_modules', '.bin', 'vitest'), [
        'run',
        '--project',
        `${project}*`,
        ...new Set(killers.map((it) => it.file)),
        ...names,
        '--reporter=json',
        `--outputFile=${report}`,
      ])
      return { results: existsSync(report) ? read(report) : [], output }
    },

    /** Ends running processes, and removes everything. */
    remove() {
      if (running?.exitCode === null) stop(running)
      rmSync(folder, { recursive: true, force: true })
    },
  }

  function read(report: string): TestResult[] {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status }) => ({
          file: relative(folder, name),
          name: fullName,
          passed: status === 'passed',
        })),
    )
  }
}

type Report = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

function filesOfCheckout(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((it) => it !== '' && existsSync(join(ROOT, it)))
}

/** One symlink per package, but not for tools' files beside them: a run here writes its own. */
function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') continue
    symlinkSync(join(from, name), join(to, name))
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

let running: ChildProcess | null = null

/** Including everything that its tests have started. */
function stop(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

/** Runs until it ends or times out. Its output is kept for failures. */
function command(
  cwd: string,
  file: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    running = child
    const patience = setTimeout(() => stop(child), MOST_MS)
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const end = (code: number, text: string) => {
      clearTimeout(patience)
      resolve({ code, output: text })
    }
    child.on('error', (error) => end(1, error.message))
    child.on('close', (code) => {
      // Ends servers that a test has left running.
      stop(child)
      end(code ?? 1, output)
    })
  })
}
