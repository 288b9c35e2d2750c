import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import {
  fillMarks,
  fragmentMarks,
  fragmentResponse,
  fragmentsOf,
  offerFragment,
} from './fragments.server.ts'

const aContext = () => ({}) as AppLoadContext
const offer = (context: AppLoadContext, name: string, text: string) =>
  offerFragment(context, `/api/fragment/${name}`, [text], () => <p>{text}</p>)

test('a request has the fragments offered by its own loaders, no others', () => {
  const [one, other] = [aContext(), aContext()]
  const id = offer(one, 'a', 'ä')
  expect(fragmentsOf(one).get(id)?.toString()).toBe('<p>ä</p>')
  expect(fragmentsOf(other).size).toBe(0)
})

test('marks are replaced by their fragments, wherever they occur', () => {
  const context = aContext()
  const ids = ['a', 'b', 'c'].map((name) => offer(context, name, `text of ${name} – ü`))
  const marks = fragmentMarks(context)
  const [a, b, c] = ids.map((id) => marks.get(id))
  const filled = fillMarks(Buffer.from(`<x>é${c}</x>${a}<y>${b}`), context).toString()
  expect(filled).toBe('<x>é<p>text of c – ü</p></x><p>text of a – ü</p><y><p>text of b – ü</p>')
})

test('a fragment that the page does not show is omitted', () => {
  const context = aContext()
  offer(context, 'a', 'unseen')
  expect(fillMarks(Buffer.from('<main></main>'), context).toString()).toBe('<main></main>')
})

test('no content text can pass for a mark', () => {
  const context = aContext()
  const id = offer(context, 'a', '<!--part 1-->')
  offer(context, 'b', 'other')
  const page = fillMarks(Buffer.from(fragmentMarks(context).get(id) ?? ''), context).toString()
  expect(page).toBe('<p>&lt;!--part 1--&gt;</p>')
})

test('the address of the current contents is cached permanently, an older one is not', async () => {
  const context = aContext()
  const id = offer(context, 'rows?locale=fi-FI', 'now')
  const ask = (path: string, headers = {}) =>
    fragmentResponse(new Request(`http://site.test${path}`, { headers }), context, id)

  const current = ask(id)
  expect(await current.text()).toBe('<p>now</p>')
  expect(current.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const older = ask('/api/fragment/rows?locale=fi-FI&v=older')
  expect(older.headers.get('cache-control')).toBe('no-cache')
  const etag = current.headers.get('etag') ?? ''
  expect(ask(id, { 'if-none-match': etag }).status).toBe(304)
})
