import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { collectHtml } from './collect-html.server.ts'

const NUMBERS = Array.from({ length: 900 }, (_, index) => index)

/** Many short texts: React gathers those in its blocks, and sends longer ones apart. */
const rendered = (before: number, character: string) => {
  const { sink, html } = collectHtml()
  const tree = (
    <p>
      {'a'.repeat(before)}
      {NUMBERS.map((it) => (
        <i key={it}>{character}</i>
      ))}
    </p>
  )
  const { pipe } = renderToPipeableStream(tree, { onAllReady: () => pipe(sink) })
  return html
}

test.each(['é', '€', '🎰'])(
  'a page is complete when %s falls on the boundary of two blocks',
  async (character) => {
    // Each length moves the character by a byte; an item is 7 bytes of marks and the character.
    for (let before = 1; before <= 12; before++) {
      const html = await rendered(before, character)
      expect(html.includes(0)).toBe(false)
      expect(html.toString()).toBe(
        `<p>${'a'.repeat(before)}${`<i>${character}</i>`.repeat(NUMBERS.length)}</p>`,
      )
    }
  },
)
