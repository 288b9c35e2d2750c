import type { StatementRows } from '#contracts/player-api/statement.ts'

type Written = {
  begin(): string
  rows(rows: StatementRows['rows']): string
  end(): string
}

/**
 * A file with backpressure: the next part is read when the last one is consumed, so that one is in memory at a time. A
 * failure aborts the stream: a truncated file must never look complete.
 */
export function statementStream(
  written: Written,
  readPart: (after: string | null) => Promise<StatementRows>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const parts = partsOf(written, readPart)
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

async function* partsOf(
  written: Written,
  readPart: (after: string | null) => Promise<StatementRows>,
): AsyncGenerator<string, undefined> {
  yield written.begin()
  let after: string | null = null
  do {
    const part: StatementRows = await readPart(after)
    // An empty chunk would not satisfy the read, which would request another.
    if (part.rows.length > 0) yield written.rows(part.rows)
    after = part.next
  } while (after !== null)
  yield written.end()
  return undefined
}
