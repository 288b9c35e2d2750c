import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PreviewState } from './preview-state.ts'
import { seal, unseal } from './previews.server.ts'

const SECRET = 's'.repeat(32)
const NOW = Date.parse('2026-11-20T12:00:00Z')
const state: PreviewState = {
  perspective: ['drafts'],
  moment: NOW + 86_400_000,
  audience: { kind: 'player', depositsCount: 2, segments: ['front-row'] },
  expiresAt: NOW + 1_000,
}

test('what was sealed opens until its end, and not at its end', () => {
  const sealed = seal({ state, path: '/fi-FI' }, SECRET)
  expect(unseal(sealed, SECRET, NOW)).toEqual({ state, path: '/fi-FI' })
  expect(unseal(sealed, SECRET, state.expiresAt - 1)).not.toBeNull()
  expect(unseal(sealed, SECRET, state.expiresAt)).toBeNull()
})

test('another secret, a changed letter and any text at all open nothing', () => {
  const sealed = seal({ state, path: null }, SECRET)
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

test('a sealed state that is none is refused', () => {
  const strange = { ...state, perspective: ['../x'] }
  expect(unseal(seal({ state: strange, path: null }, SECRET), SECRET, NOW)).toBeNull()
})
