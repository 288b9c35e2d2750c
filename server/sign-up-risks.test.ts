import { expect, test } from 'vitest'
import { readSignUpRisks } from './sign-up-risks.ts'

test('each market has the risk setting that is named for it (SUP-14)', () => {
  expect(readSignUpRisks(['FI:HIGH', ' NO : LOW'])).toEqual({
    risks: { FI: 'HIGH', NO: 'LOW' },
    problems: [],
  })
})

test.each(['XX:HIGH', 'FI', 'FI:', 'FI:high', 'FI:HIGH:LOW', ':HIGH'])(
  '%s is refused',
  (record) => {
    const { risks, problems } = readSignUpRisks([record])
    expect([risks, problems.length]).toEqual([{}, 1])
  },
)

test('a market that is named twice is refused: no order decides', () => {
  expect(readSignUpRisks(['FI:HIGH', 'FI:LOW']).problems).toEqual([
    'SIGN_UP_RISK: FI is there twice',
  ])
})
