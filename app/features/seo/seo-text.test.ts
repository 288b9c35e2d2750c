import { expect, test } from 'vitest'
import { pathBelowLocale } from './seo-text.server.tsx'

test.each([
  ['/en-FI', '/'],
  ['/en-FI/', '/'],
  ['/en-FI/online-casino', '/online-casino'],
  ['/en-FI/online-casino/jackpots/', '/online-casino/jackpots'],
])('the path of %s below the locale is %s', (pathname, path) =>
  expect(pathBelowLocale(pathname)).toBe(path),
)
