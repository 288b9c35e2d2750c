import type { Worker } from 'node:worker_threads'
import { startSourceWorker } from '../db/engines/start-worker.ts'

/** Files up to this size are scanned synchronously, in a few milliseconds. */
const MAX_BYTES_AT_ONCE = 16 * 1024
/** Only a file crafted to be slow takes this long; the largest genuine one takes a fraction of it. */
const DEADLINE_MS = 10_000

type Problem = 'file_broken' | 'file_unsafe' | null
export type FromPdfWorker = { ready: true } | { problem: Problem }

/**
 * Scans PDF files without blocking the process: a file of 10 MB can be crafted to take seconds. Larger files go to a
 * worker, one after another; the worker starts with the first of them.
 */
export class PdfScan {
  readonly #look: (content: Buffer) => Promise<Problem>
  readonly #start: () => Worker
  #worker: Promise<Worker> | null = null
  readonly #waiting: { owner: string; begin(): void }[] = []
  #isBusy = false

  constructor(
    look: (content: Buffer) => Promise<Problem>,
    start = () => startSourceWorker(import.meta.url, './pdf-worker', undefined),
  ) {
    this.#look = look
    this.#start = start
  }

  /**
   * The problem of a file, or null; `file_unsafe` for one that takes too long to scan. Owners take turns: however many
   * files one owner has, they delay another owner only by the file in progress.
   */
  async problemOf(content: Buffer, owner: string): Promise<Problem> {
    if (content.length <= MAX_BYTES_AT_ONCE) return this.#look(content)
    if (this.#isBusy) await new Promise<void>((begin) => this.#waiting.push({ owner, begin }))
    this.#isBusy = true
    try {
      return await this.#ask(content)
    } finally {
      this.#beginNextAfter(owner)
    }
  }

  /** Stays busy for the file that starts next, so that no file that arrives now goes before it. */
  #beginNextAfter(owner: string): void {
    const other = this.#waiting.findIndex((it) => it.owner !== owner)
    const [next] = this.#waiting.splice(Math.max(other, 0), 1)
    this.#isBusy = next !== undefined
    next?.begin()
  }

  async #ask(content: Buffer): Promise<Problem> {
    const worker = await this.#ready()
    worker.ref()
    const answer = await new Promise<FromPdfWorker | null>((resolve) => {
      const deadline = setTimeout(() => end(null), DEADLINE_MS)
      const end = (message: FromPdfWorker | null) => {
        clearTimeout(deadline)
        worker.off('message', end)
        worker.off('error', onDeath)
        worker.off('exit', onDeath)
        resolve(message)
      }
      const onDeath = () => end(null)
      worker.on('message', end)
      worker.on('error', onDeath)
      worker.on('exit', onDeath)
      const copy = new Uint8Array(content)
      worker.postMessage(copy, [copy.buffer])
    })
    worker.unref()
    if (answer !== null && 'problem' in answer) return answer.problem
    this.#worker = null
    await worker.terminate()
    return 'file_unsafe'
  }

  #ready(): Promise<Worker> {
    this.#worker ??= new Promise<Worker>((resolve, reject) => {
      const worker = this.#start()
      worker.once('message', () => resolve(worker))
      worker.once('error', (error) => {
        this.#worker = null
        reject(error)
      })
      worker.once('exit', () => {
        this.#worker = null
        reject(new Error('the PDF worker has ended'))
      })
    })
    return this.#worker
  }
}
