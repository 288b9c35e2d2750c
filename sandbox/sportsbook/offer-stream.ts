import type { OfferStreamQuery, Streamed } from '#contracts/sportsbook/offer-list.ts'
import type { Book } from './book.ts'

/** Says what a page shows of the offer: what is newer than it knows, then each change (`streamedSchema`). */
export function streamOffer(
  book: Book,
  known: OfferStreamQuery,
  send: (json: string) => void,
): { alive(): void; end(): void } {
  let n = 0
  const write = (type: Streamed['type'], rest: string) =>
    send(`{"type":"${type}","n":${n},${rest}}`)
  const writeNext = (type: Streamed['type'], rest: string) => {
    n += 1
    write(type, rest)
  }
  const at = () => `"at":"${book.moment().at}"`
  const sequence = () => `"sequence":${book.moment().sequence}`
  const { begin, end } = book.watch(known, {
    message: (text) => writeNext('MESSAGE', `"message":${text}`),
    row: (event, text) =>
      text === null
        ? writeNext('GONE', `${at()},"event":"${event}",${sequence()}`)
        : writeNext('ROW', `${at()},"row":${text}`),
  })
  const parts = `"rows":[${begin.rows.join()}],"events":[${begin.events.join()}]`
  write('BEGIN', `${at()},${parts},"gone":${JSON.stringify(begin.gone)},${sequence()}`)
  return { alive: () => write('ALIVE', at()), end }
}
