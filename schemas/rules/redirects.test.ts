import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { circleOf, followRedirects, type Redirect } from './redirects.ts'

const redirect = (from: string, to: string, more: Partial<Redirect> = {}): Redirect => ({
  from,
  to,
  permanent: true,
  markets: null,
  ...more,
})

describe('following redirects', () => {
  const all = [
    redirect('/old', '/newer'),
    redirect('/newer', '/promotions', { permanent: false }),
    redirect('/away', 'https://example.test/page'),
    redirect('/finnish', '/promotions', { markets: ['FI'] }),
  ]

  test.each([
    ['/old', 'FI', { to: '/promotions', permanent: false }],
    ['/old/', 'FI', { to: '/promotions', permanent: false }],
    ['/away', 'FI', { to: 'https://example.test/page', permanent: true }],
    ['/finnish', 'FI', { to: '/promotions', permanent: true }],
    ['/finnish', 'NO', null],
    ['/promotions', 'FI', null],
  ] as const)('%s in %s', (path, market, where) => {
    expect(followRedirects(all, path, market)).toEqual(where)
  })

  test('never ends in a circle, nor at an address that redirects again', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
    const many = fc.uniqueArray(
      fc.tuple(path, path).map(([from, to]) => redirect(from, to)),
      { selector: (it) => it.from },
    )
    fc.assert(
      fc.property(many, path, (redirects, start) => {
        const found = followRedirects(redirects, start, 'FI')
        if (found) expect(redirects.some((it) => it.from === found.to)).toBe(false)
      }),
    )
  })
})

test('a circle of redirects is reported to the editor, a chain is not', () => {
  const all = [redirect('/b', '/c'), redirect('/c', '/a', { markets: ['FI'] })]
  expect(circleOf(all, redirect('/a', '/b'), ['FI', 'NO'])).toEqual(['/a', '/b', '/c', '/a'])
  expect(circleOf(all, redirect('/a', '/b', { markets: ['NO'] }), ['FI', 'NO'])).toBeNull()
  expect(circleOf(all, redirect('/self', '/self/'), ['FI'])).toEqual(['/self', '/self'])
  expect(circleOf(all, redirect('/a', 'https://example.test/a'), ['FI'])).toBeNull()
})
