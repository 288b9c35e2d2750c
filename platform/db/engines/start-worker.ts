import { Worker } from 'node:worker_threads'

/**
 * Starts a worker of ours, given its file without extension beside `base`: the bundled file in production,
 * the TypeScript source (through tsx, which must register inside the thread) in development and tests.
 */
export function startSourceWorker(base: string, file: string, workerData: unknown): Worker {
  if (!base.endsWith('.ts')) return new Worker(new URL(`${file}.mjs`, base), { workerData })
  const source = new URL(`${file}.ts`, base).href
  const bootstrap = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}) })`
  return new Worker(bootstrap, { eval: true, workerData })
}
