import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Another process, or this one, has the data folder open: a second opener would lose rows in silence. */
export class DataFolderBusyError extends Error {
  override readonly name = 'DataFolderBusyError'
}

export type FolderLock = { release(): Promise<void> }

/**
 * Takes the folder for this process until `release` or its death. The embedded engine has no lock of its
 * own: two processes on one folder both seem to succeed and lose rows (measured).
 *
 * The lock is a bound socket, which the kernel frees at any death of the process, so that no stale lock
 * can remain and none can be taken over by mistake. It is named by device and inode: two paths to one
 * folder are one lock. It does not reach across machines or containers that share a volume.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { dev, ino } = await stat(folder, { bigint: true })
  const name = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)
  const owner = join(folder, 'owner')
  const server = await bind(socketPath(name)).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    const pid = (await readFile(owner, 'utf8').catch(() => '')).trim()
    throw new DataFolderBusyError(
      `The data folder ${folder} is in use by another process${pid ? ` (pid ${pid})` : ''}: stop it, or set PLAYHOUSE_DATA to another folder.`,
    )
  })
  await writeFile(owner, `${process.pid}\n`)
  return {
    async release() {
      await rm(owner, { force: true })
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function socketPath(name: string): string {
  if (platform() === 'linux') return `\0playhouse-${name}`
  if (platform() === 'win32') return `\\\\.\\pipe\\playhouse-${name}`
  return join(tmpdir(), `playhouse-${name}.sock`)
}

async function bind(path: string): Promise<Server> {
  try {
    return await listen(path)
  } catch (error) {
    // Only a socket in the file system can outlive its owner; a living one answers a call.
    const isFile = path.startsWith('/')
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || !isFile) throw error
    if (await answers(path)) throw error
    await rm(path, { force: true })
    return listen(path)
  }
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(path, () => {
      server.unref()
      resolve(server)
    })
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
