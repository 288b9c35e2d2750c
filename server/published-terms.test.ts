import { expect, test, vi } from 'vitest'
import type { ContentClient } from '#app/content/content-client.server.ts'
import { createPublishedTerms } from './published-terms.ts'

type Version = { version: string; markets: string[] | null }

/** Content whose response can be changed; null simulates a lake that is down. */
function aReader(first: Version[] | null) {
  const it = { versions: first, logger: { warn: vi.fn() } }
  const fetch = async () => {
    if (it.versions === null) throw new Error('down')
    return { maintenance: null, termsVersions: it.versions, hiddenProviders: null }
  }
  const open = vi.fn(() => ({ fetch }) as unknown as ContentClient)
  return Object.assign(it, { open, terms: createPublishedTerms(open, it.logger) })
}

test('a country has its market’s version, and nothing is opened before the first read', async () => {
  const { terms, open } = aReader([
    { version: '1.0', markets: null },
    { version: '1.1', markets: ['FI'] },
    { version: '3.0', markets: ['UN'] },
  ])
  expect(open).not.toHaveBeenCalled()
  expect(await terms.read('FI')).toBe('1.1')
  expect(await terms.read('NO')).toBe('1.0')
  expect(await terms.read('IS')).toBe('3.0')
})

test('while content cannot be read, the last known version applies', async () => {
  const it = aReader(null)
  expect(await it.terms.read('FI')).toBeNull()
  expect(it.logger.warn).toHaveBeenCalledOnce()
  it.versions = [{ version: '1.1', markets: ['FI'] }]
  expect(await it.terms.read('FI')).toBe('1.1')
  it.versions = null
  expect(await it.terms.read('FI')).toBe('1.1')
  it.versions = []
  expect(await it.terms.read('FI')).toBeNull()
})

test('an invalid version counts as none', async () => {
  const { terms } = aReader([{ version: 'next', markets: null }])
  expect(await terms.read('FI')).toBeNull()
})
