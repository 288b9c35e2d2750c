import { Worker, type WorkerOptions } from 'node:worker_threads'

/** Starts a worker: the bundled file in production, the TypeScript source (through tsx) otherwise. */
export function startSourceWorker(base: string, file: string, options: WorkerOptions): Worker {
  if (!base.endsWith('.ts')) return new Worker(new URL(`${file}.mjs`, base), options)
  const source = new URL(`${file}.ts`, base).href
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}) })`,
    { ...options, eval: true },
  )
}
