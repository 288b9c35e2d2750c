import type { OfferStreamQuery, Streamed } from '#contracts/sportsbook/offer-list.ts'
import type { Book } from './book.ts'

/** Says what a page shows of the offer: what is newer than it knows, then each change (`streamedSchema`). */
export function streamOffer(
  book: Book,
  known: OfferStreamQuery,
  send: (json: string) => void,
): { alive(): void; end(): void } {
  let n = 0
  const say = (type: Streamed['type'], rest: string) => send(`{"type":"${type}","n":${n},${rest}}`)
  const sayNext = (type: Streamed['type'], rest: string) => {
    n += 1
    say(type, rest)
  }
  const at = () => `"at":"${book.moment().at}"`
  const sequence = () => `"sequence":${book.moment().sequence}`
  const { begin, end } = book.watch(known, {
    message: (text) => sayNext('MESSAGE', `"message":${text}`),
    row: (event, text) =>
      text === null
        ? sayNext('GONE', `${at()},"event":"${event}",${sequence()}`)
        : sayNext('ROW', `${at()},"row":${text}`),
  })
  const parts = `"rows":[${begin.rows.join()}],"events":[${begin.events.join()}]`
  say('BEGIN', `${at()},${parts},"gone":${JSON.stringify(begin.gone)},${sequence()}`)
  return { alive: () => say('ALIVE', at()), end }
}
