import { expect, test } from 'vitest'
import { answersOf, checkAnswers, QUESTIONS } from './questionnaire-form.ts'

const WHOLE = { occupation: 'LEGAL', salaryRangeId: '3', sourceOfFunds: 'SALARY' }
const sent = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return checkAnswers(answersOf(form))
}

test('an answer is complete with an occupation, a range above 0 and a source (EDD-03)', () => {
  expect(sent(WHOLE)).toEqual({
    ok: true,
    value: { occupation: 'LEGAL', salaryRangeId: 3, sourceOfFunds: 'SALARY' },
  })
  expect(sent({})).toEqual({
    ok: false,
    problems: { occupation: 'choose', salaryRangeId: 'choose', sourceOfFunds: 'choose' },
  })
})

test('Other requires text, and everything missing is reported at once (EDD-04)', () => {
  expect(sent({ occupation: 'OTHER', sourceOfFunds: 'OTHER', otherOccupation: '  ' })).toEqual({
    ok: false,
    problems: { otherOccupation: 'write', salaryRangeId: 'choose', otherSourceOfFunds: 'write' },
  })
  const other = { occupation: 'OTHER', otherOccupation: ' Diver ' }
  expect(sent({ ...WHOLE, ...other })).toMatchObject({ value: { otherOccupation: 'Diver' } })
})

test('text for Other that no longer applies is not sent', () => {
  const answer = sent({ ...WHOLE, otherOccupation: 'Diver', otherSourceOfFunds: 'A prize' })
  expect(answer).toMatchObject({ ok: true })
  expect(JSON.stringify(answer)).not.toContain('Diver')
})

test.each([
  ['placeOfBirth', 'x'.repeat(101), 'tooLong'],
  ['nationality', 'finland', 'choose'],
  ['occupation', 'toString', 'choose'],
  ['salaryRangeId', '1e3', 'choose'],
  ['salaryRangeId', '9', 'choose'],
])('%s as %j is rejected', (name, value, problem) => {
  expect(sent({ ...WHOLE, [name]: value })).toEqual({ ok: false, problems: { [name]: problem } })
})

test('typed text is returned, and a file in place of a text counts as empty', () => {
  const form = new FormData()
  form.set('placeOfBirth', 'Turku')
  form.set('occupation', new Blob(['x']))
  const answers = answersOf(form)
  expect([answers.placeOfBirth, answers.occupation]).toEqual(['Turku', ''])
  expect(Object.keys(answers)).toEqual([...QUESTIONS])
})
