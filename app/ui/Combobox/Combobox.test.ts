import { expect, test } from 'vitest'
import { matching } from './Combobox.tsx'

const choices = ['Åland Lantern', 'Amber Foundry', 'Glasswing Foundry', 'Lantern & Co'].map(
  (label) => ({ value: label, label }),
)
const found = (typed: string) => matching(choices, typed).map((it) => it.label)

test('finds without case and without marks over letters', () => {
  expect(found('aland')).toEqual(['Åland Lantern'])
  expect(found('FOUNDRY')).toEqual(['Amber Foundry', 'Glasswing Foundry'])
})
test('needs every word and puts beginnings first', () => {
  expect(found('foundry glass')).toEqual(['Glasswing Foundry'])
  expect(found('lantern')).toEqual(['Lantern & Co', 'Åland Lantern'])
})
test('shows all for nothing typed, none for what is not there', () => {
  expect(found('  ')).toHaveLength(4)
  expect(found('zzz')).toEqual([])
})
