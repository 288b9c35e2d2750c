import { expect, test } from 'vitest'
import { matching } from './Combobox.tsx'

const choices = ['Åland Lantern', 'Amber Foundry', 'Glasswing Foundry', 'Lantern & Co'].map(
  (label) => ({ value: label, label }),
)
const found = (typed: string) => matching(choices, typed).map((it) => it.label)

test('the filter ignores case and accents', () => {
  expect(found('aland')).toEqual(['Åland Lantern'])
  expect(found('FOUNDRY')).toEqual(['Amber Foundry', 'Glasswing Foundry'])
})
test('the filter requires every word, and lists matches at the start first', () => {
  expect(found('foundry glass')).toEqual(['Glasswing Foundry'])
  expect(found('lantern')).toEqual(['Lantern & Co', 'Åland Lantern'])
})
test('empty input lists all options, unknown text none', () => {
  expect(found('  ')).toHaveLength(4)
  expect(found('zzz')).toEqual([])
})
