import { expect, test } from 'vitest'
import { formatMinutes } from './format-minutes.ts'
import { limitAmounts } from './limit-words.ts'

test('minutes are written as hours and minutes in the language of the page, a week in hours', () => {
  const written = (minutes: number) => formatMinutes(minutes, 'en').replaceAll(' ', ' ')
  expect([0, 59, 60, 135, 10_080].map(written)).toEqual([
    ...['0 mins', '59 mins', '1 hr', '2 hrs 15 mins', '168 hrs'],
  ])
  expect(formatMinutes(135, 'de').replaceAll(' ', ' ')).toBe('2 Std. 15 Min.')
})

test('a minute that has started counts as used and not as left', () => {
  const { value, used, left, unit } = limitAmounts(null, 'en')
  expect([value(60), used(44.01), left(15.99), unit]).toEqual([
    '1 hr',
    '45 mins',
    '15 mins',
    'mins',
  ])
  const money = limitAmounts('EUR', 'en')
  expect([money.used(44.01), money.left(15.99), money.unit]).toEqual(['€44.01', '€15.99', 'EUR'])
})
