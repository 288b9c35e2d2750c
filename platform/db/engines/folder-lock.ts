import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataFolderBusyError } from '../db.ts'

const ATTEMPTS = 3

/**
 * Takes the lock of a data folder: a file that only one process can create and that names it. A file left
 * by a process that no longer lives (kill -9) is taken over. The returned function gives the lock back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'playhouse.lock')
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      writeFileSync(file, ownMark(), { flag: 'wx', mode: 0o600 })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = readMark(file)
    if (owner !== null && isAlive(owner)) {
      throw new DataFolderBusyError(
        `The data folder ${folder} is in use by process ${owner.pid}: stop it, or set PLAYHOUSE_DATA to another folder.`,
      )
    }
    rmSync(file, { force: true })
  }
  throw new DataFolderBusyError(`The data folder ${folder} is being opened by another process.`)
}

type Mark = { pid: number; startedAt: string }

function ownMark(): string {
  return JSON.stringify({ pid: process.pid, startedAt: startTimeOf(process.pid) } satisfies Mark)
}

function readMark(file: string): Mark | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Mark
  } catch {
    return null
  }
}

function isAlive(mark: Mark): boolean {
  try {
    process.kill(mark.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  // The number may have been given to another process since (a container starts counting anew).
  return mark.pid === process.pid
    ? mark.startedAt === startTimeOf(process.pid)
    : mark.startedAt === startTimeOf(mark.pid)
}

/** When a process began, as the kernel counts; empty where there is no /proc. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
