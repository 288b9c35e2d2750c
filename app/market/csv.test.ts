import { expect, test } from 'vitest'
import { csvCode, csvDecimal, csvText } from './csv.ts'

test.each([
  '=1+1',
  '+1',
  '-1',
  '@a',
  '\t=1',
  '\r=1',
  '\na',
  ' =1',
  '\u00a0=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
])('a spreadsheet does not calculate %j', (text) => {
  expect(csvText(text)).toBe(`"'${text}"`)
  expect(csvCode(text)).toBe(`"'${text}"`)
})

test.each([
  ['', ''],
  ['a', '"a"'],
  ['a "b", c', '"a ""b"", c"'],
  ['1-2', '"1-2"'],
])('the text %j is %s', (text, written) => {
  expect(csvText(text)).toBe(written)
})

test('codes and amounts stay readable for machines', () => {
  expect(csvCode('DEPOSIT_FEE')).toBe('DEPOSIT_FEE')
  expect(csvCode('a,b')).toBe('"a,b"')
  expect([csvDecimal(1_234_567n), csvDecimal(-5n), csvDecimal(0n)]).toEqual([
    '12345.67',
    '-0.05',
    '0.00',
  ])
})
