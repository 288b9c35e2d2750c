import type { RouteConfigEntry } from '@remix-run/route-config'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { isContentPage, isContentPart } from './preview-paths.ts'
import type { PreviewState } from './preview-state.ts'
import { seal, unseal } from './previews.server.ts'

const SECRET = 's'.repeat(32)
const NOW = Date.parse('2026-11-20T12:00:00Z')
const state: PreviewState = {
  perspective: ['drafts'],
  moment: NOW + 86_400_000,
  audience: { kind: 'player', depositsCount: 2, segments: ['front-row'] },
  editor: 'e-mira',
  expiresAt: NOW + 1_000,
}

test('a sealed preview opens until its end, and not at its end', () => {
  const sealed = seal(state, SECRET)
  expect(unseal(sealed, SECRET, NOW)).toEqual(state)
  expect(unseal(sealed, SECRET, state.expiresAt - 1)).not.toBeNull()
  expect(unseal(sealed, SECRET, state.expiresAt)).toBeNull()
})

test('a preview does not open with another secret, a changed character or any other text', () => {
  const sealed = seal(state, SECRET)
  expect(unseal(sealed, 't'.repeat(32), NOW)).toBeNull()
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.constantFrom('A', 'z', '.', '-'), (at, letter) => {
      fc.pre(sealed[at] !== letter)
      const changed = `${sealed.slice(0, at)}${letter}${sealed.slice(at + 1)}`
      expect(unseal(changed, SECRET, NOW)).toBeNull()
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(unseal(text, SECRET, NOW)).toBeNull()
    }),
  )
})

test('a sealed state with invalid fields is refused', () => {
  for (const strange of [{ perspective: ['../x'] }, { editor: '' }])
    expect(unseal(seal({ ...state, ...strange }, SECRET), SECRET, NOW)).toBeNull()
})

/** The routes to which a preview applies; of every other one it must not. */
const CONTENT = [
  ...['', 'virtuals', 'iclub', 'promo/:slug', 'landing/:slug', 'payment-methods/:method'],
  ...['online-casino', 'online-casino/:category'],
  ...['online-casino/studio/:studio', 'online-casino/game/:id'],
  ...['live-casino-online', 'live-casino-online/:category'],
  ...['live-casino-online/studio/:studio', 'live-casino-online/game/:id'],
  ...['promotions', 'promotions/:category', 'promotions/:category/tag/:tag'],
  ...['promotions/:category/:promotion', 'tournaments', 'tournaments/:slug'],
  ...['search', 'search/suggestions', ':slug'],
].map((it) => (it === '' ? ':locale' : `:locale/${it}`))

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children }) => {
    const own = [above, path].filter(Boolean).join('/')
    return children ? pathsOf(children, own) : [own]
  })
}

test('a preview applies to the pages of content, as document and as data, and to nothing else', async () => {
  const all = pathsOf(await routes)
  expect(all).toEqual(expect.arrayContaining(CONTENT))
  // The language of a locale may have more than two letters.
  expect(isContentPage('/inen-IN/promotions')).toBe(true)
  for (const route of all) {
    const path = `/${route
      .replace(':locale', 'fi-FI')
      .replace('*', 'a/b')
      .replaceAll(/:\w+\??/g, 'x-1')}`
    for (const it of [path, `${path}.data`])
      expect(isContentPage(it), it).toBe(CONTENT.includes(route))
  }
})

test('parts of pages are recognised by their address', () => {
  expect(['/api/fragment/footer', '/api/game-facts'].every(isContentPart)).toBe(true)
  for (const path of ['/api/wallet/balance', '/api/fragment/a/b', '/api/preview/share'])
    expect(isContentPart(path), path).toBe(false)
})

test('a page without content stays excluded, however its address is spelled', () => {
  for (const path of [
    ...['/fi-FI/LOGIN', '/fi-FI/%6cogin', '/fi-FI//login', '/fi-FI/login/', '/fi-FI/login.data'],
    ...['/fi-FI/online-casino/PLAY/x/1', '/fi-FI/online-casino/pl%61y/x', '/fi-FI/Deposit'],
    ...['/fi-FI/my-account', '/FI/terms', '/constructor', '/fi-FI/constructor/x', '/x/../login'],
  ])
    expect(isContentPage(path), path).toBe(false)
})
