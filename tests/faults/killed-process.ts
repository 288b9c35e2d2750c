import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { processScript } from '#tests/fixtures/process-script.ts'

/** A busy machine takes minutes to open a database. */
const ANSWERS_WITHIN_MS = 240_000

/** A process that answers what it is asked until it is killed, and the requests that wait for its answers. */
export class KilledProcess<Ask, Answer> {
  /** How long each start took, in milliseconds. */
  readonly restarts: number[] = []
  readonly #file: string
  readonly #where: string
  readonly #waiting = new Map<string, (answer: Answer | null) => void>()
  #child: ChildProcess | undefined

  /** `file`: beside this one; its argument is `where`. It calls `answerParent`. */
  constructor(file: string, where: string) {
    this.#file = file
    this.#where = where
  }

  async start(): Promise<void> {
    const began = performance.now()
    const { script, execArgv } = processScript(join(import.meta.dirname, this.#file))
    const child = fork(script, [this.#where], {
      ...{ execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    })
    child.on('message', (message) => {
      const { id, answer } = message as { id: string; answer: Answer | null }
      this.#waiting.get(id)?.(answer)
      this.#waiting.delete(id)
    })
    child.on('exit', () => {
      for (const answer of this.#waiting.values()) answer(null)
      this.#waiting.clear()
    })
    await Promise.race([once(child, 'message'), once(child, 'exit')])
    this.#child = child
    this.restarts.push(performance.now() - began)
  }

  async kill(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Retries until there is an answer: a client without an answer sends the same request again. */
  async insist(ask: Ask): Promise<Answer> {
    const deadline = Date.now() + ANSWERS_WITHIN_MS
    for (;;) {
      const answer = await this.#ask(ask)
      if (answer !== null) return answer
      if (Date.now() > deadline) throw new Error(`${this.#file} does not answer`)
      await wait(20)
    }
  }

  #ask(ask: Ask): Promise<Answer | null> {
    const child = this.#child
    if (!child?.connected) return Promise.resolve(null)
    const id = randomUUID()
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      child.send({ id, ask } as object, (error) => {
        if (error && this.#waiting.delete(id)) resolve(null)
      })
    })
  }
}

/** The other end, in the process that is killed. What throws is not answered: it is asked again. */
export function answerParent<Ask, Answer>(answer: (ask: Ask) => Promise<Answer>): void {
  process.on('message', (message) => {
    const { id, ask } = message as { id: string; ask: Ask }
    answer(ask).then(
      (given) => process.send?.({ id, answer: given }),
      () => process.send?.({ id, answer: null }),
    )
  })
  process.send?.({ id: 'ready', answer: null })
}
