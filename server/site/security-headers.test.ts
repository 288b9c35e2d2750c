import { expect, test } from 'vitest'
import { contentSecurityPolicy, fixedHeaders, type SiteOrigins } from './security-headers.ts'

const ORIGINS: SiteOrigins = {
  publicOrigin: 'https://play.test',
  images: 'https://images.test',
  feed: 'wss://feed.test',
  games: ['https://games.test'],
  payments: ['https://pay.test'],
  sportsbooks: ['https://book.test', 'https://second-book.test'],
  forms: ['https://login.test'],
  dev: false,
}

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split('; ').map((it): [string, string] => {
      const space = it.indexOf(' ')
      return [it.slice(0, space), it.slice(space + 1)]
    }),
  )
}

test('an inline script runs by its nonce or its hash only', () => {
  const byNonce = directives(contentSecurityPolicy(ORIGINS, { nonce: 'abc' }))
  expect(byNonce.get('script-src')).toBe("'self' 'nonce-abc'")
  const byHash = directives(contentSecurityPolicy(ORIGINS, { hashes: ['sha256-a', 'sha256-b'] }))
  expect(byHash.get('script-src')).toBe("'self' 'sha256-a' 'sha256-b'")
  const without = directives(contentSecurityPolicy(ORIGINS, { hashes: [] }))
  expect(without.get('script-src')).toBe("'self'")
})

test('only named sources may be loaded, and styles come from files only', () => {
  const policy = directives(contentSecurityPolicy(ORIGINS, { nonce: 'abc' }))
  for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors']) {
    expect(policy.get(name), name).toBe("'none'")
  }
  expect(policy.get('style-src')).toBe("'self'")
  expect(policy.get('connect-src')).toBe("'self' wss://feed.test")
  expect(policy.get('form-action')).toBe("'self' https://login.test")
})

test('only the Studio can frame a page, where it is configured', () => {
  const named = { ...ORIGINS, studio: 'https://studio.test' }
  const policy = directives(contentSecurityPolicy(named, { nonce: 'abc' }))
  expect(policy.get('frame-ancestors')).toBe('https://studio.test')
})

test('no other origin may load a response of the site as a picture, a script or a style', () => {
  expect(fixedHeaders('https://play.test')['cross-origin-resource-policy']).toBe('same-origin')
})
