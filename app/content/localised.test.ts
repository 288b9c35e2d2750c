import { expect, test } from 'vitest'
import { ownTextIn, textIn, textOnlyIn } from '#schemas/rules/localised.ts'

const title = { en: 'New', fr: 'Nouveau', cl: 'Nuevo', pt: 'Novo' }

test.each([
  ['fr', 'Nouveau'],
  ['caf', 'Nouveau'],
  ['pe', 'Nuevo'],
  ['br', 'Novo'],
  ['nz', 'New'],
  ['inen', 'New'],
  ['fi', 'New'],
] as const)('a title without its own text in %s reads %s', (language, expected) => {
  expect(textIn(title, language)).toBe(expected)
})

test('the exact variant wins, and an empty text counts as missing', () => {
  expect(textIn({ ...title, caf: 'Nouveautés' }, 'caf')).toBe('Nouveautés')
  expect(textIn({ ...title, caf: '  ' }, 'caf')).toBe('Nouveau')
})

test('no text at all is an empty text, not an error', () => {
  expect(textIn(null, 'fi')).toBe('')
  expect(textIn({}, 'fi')).toBe('')
})

test('a language’s own text falls back to the base of a variant, never to English', () => {
  expect(textOnlyIn({ en: 'Terms' }, 'nz')).toBeNull()
  expect(textOnlyIn({ en: 'Terms', fi: ' Ehdot ' }, 'fi')).toBe('Ehdot')
  expect(ownTextIn({ en: 'Terms' }, 'fi')).toBeNull()
  expect(ownTextIn({ en: 'Terms', nz: ' ' }, 'nz')).toBe('Terms')
  expect(ownTextIn({ en: 'Terms', cl: 'Términos' }, 'pe')).toBe('Términos')
})
