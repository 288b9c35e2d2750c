import { expect, test } from 'vitest'
import type { OpenedContext } from './book-view.ts'
import { OPENING, type ShownBook, shownAfter } from './shown-book.ts'

const OPENED: OpenedContext = {
  context: 'c',
  session: 's',
  url: 'https://b.test/f',
  lookOnly: null,
}
const BY_ADDRESS: OpenedContext = { ...OPENED, context: null, session: null }
const NO_FRAME: OpenedContext = { context: null, session: null, url: null, lookOnly: 'limit' }
const FIRST: ShownBook = { ...OPENING, lookOnly: null }
const of = (phase: ShownBook['phase']): ShownBook => ({ phase, frame: 'old', lookOnly: null })

test.each<[string, ShownBook, OpenedContext | null, Partial<ShownBook>]>([
  ['the first answer loads the frame', FIRST, OPENED, { phase: 'loading', frame: 'new' }],
  ['no answer', FIRST, null, { phase: 'failed', frame: null }],
  ['no answer leaves a book that is ready', of('ready'), null, { phase: 'ready', frame: 'old' }],
  [
    'a frame that gets its session by message stays',
    of('ready'),
    OPENED,
    { phase: 'ready', frame: 'old' },
  ],
  ['a slow frame stays, too', of('slow'), OPENED, { phase: 'slow', frame: 'old' }],
  [
    'a frame without an earlier answer loads again',
    of('failed'),
    OPENED,
    { phase: 'loading', frame: 'old' },
  ],
  [
    'a new session in the address loads a new frame',
    of('ready'),
    BY_ADDRESS,
    { phase: 'loading', frame: 'new' },
  ],
  ['no frame for this visitor', FIRST, NO_FRAME, { phase: 'absent', lookOnly: 'limit' }],
  [
    'no frame for this visitor any more',
    of('ready'),
    NO_FRAME,
    { phase: 'absent', frame: null, lookOnly: 'limit' },
  ],
])('%s', (_name, before, answer, after) => {
  expect(shownAfter(before, answer, () => 'new')).toMatchObject(after)
})
