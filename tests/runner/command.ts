import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')
export const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name)

type CommandOptions = { env?: Record<string, string | undefined>; isQuiet?: boolean }

/** Runs a command in the checkout; its output is printed at once, or only returned when it is quiet. */
export function command(
  file: string,
  args: readonly string[],
  { env = {}, isQuiet = false }: CommandOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** All files of the checkout but those that git ignores; null outside a repository. */
export const projectFiles = () => git('ls-files', '--cached', '--others', '--exclude-standard')

/** The output lines of git, or null outside a repository. */
export async function git(...args: string[]): Promise<string[] | null> {
  const { code, output } = await command('git', args, { isQuiet: true })
  return code === 0 ? output.split('\n').filter((it) => it !== '') : null
}
