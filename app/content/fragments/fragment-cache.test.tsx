import { expect, test, vi } from 'vitest'
import { FragmentCache } from './fragments.server.ts'

const games = ['a']

test('a fragment is rendered once as long as its sources are the same values', () => {
  const cache = new FragmentCache()
  const render = vi.fn(() => <p>one</p>)
  const first = cache.render('/api/rows', [games, 7], render)
  expect(cache.render('/api/rows', [games, 7], render)).toBe(first)
  expect(render).toHaveBeenCalledTimes(1)
  expect(first.html.toString()).toBe('<p>one</p>')
})

test('another source renders it again, under an address that names the new contents', () => {
  const cache = new FragmentCache()
  const first = cache.render('/api/rows?a=1', [games], () => <p>one</p>)
  const second = cache.render('/api/rows?a=1', [['a']], () => <p>two</p>)
  expect(second.html.toString()).toBe('<p>two</p>')
  expect(second.id).not.toBe(first.id)
  expect(second.id).toMatch(/^\/api\/rows\?a=1&v=[\w-]{16}$/)
})

test('equal contents keep their address, so that browsers keep what they have', () => {
  const cache = new FragmentCache()
  const first = cache.render('/api/rows', [['a']], () => <p>one</p>)
  expect(cache.render('/api/rows', [['a']], () => <p>one</p>).id).toBe(first.id)
})

test('text of editors is escaped', () => {
  const { html } = new FragmentCache().render('/x', [], () => <p>{'<script>alert(1)</script>'}</p>)
  expect(html.toString()).not.toContain('<script>')
})

test('the cache stays within its limit and evicts the least recently used fragments first', () => {
  const cache = new FragmentCache(2_000)
  const long = 'x'.repeat(900)
  const render = vi.fn(() => <p>{long}</p>)
  cache.render('/1', [], render)
  cache.render('/2', [], render)
  cache.render('/1', [], render)
  cache.render('/3', [], render)
  expect(render).toHaveBeenCalledTimes(3)
  cache.render('/1', [], render)
  expect(render).toHaveBeenCalledTimes(3)
  cache.render('/2', [], render)
  expect(render).toHaveBeenCalledTimes(4)
})
