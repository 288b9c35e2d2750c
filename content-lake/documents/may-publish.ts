import { FactsMissing } from './transact.ts'
import { type Change, type Document, LakeError } from './types.ts'

/**
 * The reasons why a document must not be public, one sentence each. A promise: the host has to ask elsewhere first, and
 * knows its answer once the promise has settled.
 */
type Findings = readonly string[] | Promise<unknown>
/**
 * The host knows the rules, the lake asks. A generator evaluates in pieces, and says after each how many characters it
 * looked through.
 */
export type FindingsAgainstPublishing = (
  document: Document,
) => Findings | Generator<number, Findings, undefined>

/** After so many characters others have their turn: some milliseconds for the slowest rules. */
const CHARACTERS_OF_TURN = 20_000
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Throws 409 when a change would make or keep something public that must not be, whether it comes from the Studio, an
 * action or a token. A document that was public before the rule may be unpublished, not changed. What a transaction
 * evaluates stays as it is meanwhile: it has the dataset's queue.
 */
export async function assertMayPublish(
  changes: readonly Change[],
  against: FindingsAgainstPublishing,
  pause: () => Promise<void> = nextTurn,
): Promise<void> {
  let sinceTurn = 0
  const check = async (document: Document) => {
    const result = against(document)
    if (!('next' in result)) return { findings: result }
    for (;;) {
      const step = result.next()
      if (step.done) return { findings: step.value }
      sinceTurn += step.value
      if (sinceTurn < CHARACTERS_OF_TURN) continue
      sinceTurn = 0
      await pause()
    }
  }
  const waiting: Promise<unknown>[] = []
  let refusal: LakeError | null = null
  for (const { id, after } of changes) {
    // An id with a dot is not public: drafts, versions, the lake's own documents.
    if (!after || id.includes('.')) continue
    const { findings } = await check(after)
    if (findings instanceof Promise) waiting.push(findings)
    else if (findings.length > 0) refusal ??= refusalOf(id, findings)
  }
  if (waiting.length > 0) throw new FactsMissing(Promise.allSettled(waiting))
  if (refusal) throw refusal
}

function refusalOf(id: string, findings: readonly string[]): LakeError {
  return new LakeError(
    409,
    'publishRefusedError',
    `The document "${id}" may not be public: ${findings.join(' ')}`,
  )
}
