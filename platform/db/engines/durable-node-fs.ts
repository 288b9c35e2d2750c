import { closeSync, fsyncSync, openSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Preparable = { preRun?: ((module: EmscriptenModule) => void)[] }
type EmscriptenModule = {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }
}

/**
 * The embedded engine's file system with real flushes. As shipped it never calls fsync (its NODEFS has no
 * such operation), so an acknowledged write would not survive a power cut.
 */
export class DurableNodeFS extends NodeFS {
  fsyncs = 0

  override async init(
    ...args: Parameters<NodeFS['init']>
  ): Promise<Awaited<ReturnType<NodeFS['init']>>> {
    const result = await super.init(...args)
    const options = result.emscriptenOpts as Preparable
    options.preRun = [
      ...(options.preRun ?? []),
      (module) => {
        module.NODEFS.stream_ops.fsync = (stream) => {
          if (stream.nfd !== undefined) {
            fsyncSync(stream.nfd)
            this.fsyncs += 1
          }
          return 0
        }
      },
    ]
    return result
  }
}

/**
 * The engine's own start parameters without `-F` (which turns flushing off), and with the one flush
 * method that reaches our hook: fdatasync is a stub in the WASM build.
 */
export function durableStartParams(): string[] {
  return [
    ...PGlite.defaultStartParams.filter((it) => it !== '-F'),
    ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB'],
  ]
}

/** Flushes every file and folder below `folder`: what initdb wrote was never flushed. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  }
  syncPath(folder)
}

export function syncPath(path: string): void {
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
