import { expect, test } from 'vitest'
import { textIn, textOnlyIn } from '#schemas/rules/localised.ts'

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

test('a title of a footer link does not fall back', () => {
  expect(textOnlyIn({ en: 'Terms' }, 'fi')).toBeNull()
  expect(textOnlyIn({ en: 'Terms', fi: ' Ehdot ' }, 'fi')).toBe('Ehdot')
})
