import { expect, test, vi } from 'vitest'
import type { ContentClient } from '#app/content/content-client.server.ts'
import { createPublishedTerms } from './published-terms.ts'

const logger = { warn: vi.fn() }
const reader = (fetch: () => Promise<unknown>) => ({ fetch }) as unknown as ContentClient

test('every published version counts, and nothing is opened before somebody asks', async () => {
  const termsVersions = [
    { version: '1.0', markets: null },
    { version: '1.1', markets: ['FI'] },
  ]
  const content = reader(async () => ({ maintenance: null, termsVersions }))
  const open = vi.fn(() => content)
  const terms = createPublishedTerms(open, logger)
  expect(open).not.toHaveBeenCalled()
  expect(await terms.read()).toEqual(['1.0', '1.1'])
})

test.each([
  ['cannot be read', () => Promise.reject(new Error('down'))],
  ['says nothing', async () => null],
])('nothing is known while the content %s', async (_, fetch) => {
  const terms = createPublishedTerms(() => reader(fetch), logger)
  expect(await terms.read()).toBeNull()
})
