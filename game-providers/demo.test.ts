import { expect, test } from 'vitest'
import { offersDemo } from './demo.ts'
import { findProvider } from './index.ts'

const provider = findProvider('relax')
if (!provider) throw new Error('no such provider')

test('play money is offered where the law of the market and the provider allow it, and at no live table', () => {
  expect(offersDemo(provider, 'CASINO', { demoPlay: 'anonymous' })).toBe(true)
  expect(offersDemo(provider, 'CASINO', { demoPlay: 'age-gate' })).toBe(true)
  expect(offersDemo(provider, 'CASINO', { demoPlay: 'age-verified' })).toBe(false)
  expect(offersDemo(provider, 'CASINO', { demoPlay: 'off' })).toBe(false)
  expect(offersDemo(provider, 'LIVE_CASINO', { demoPlay: 'anonymous' })).toBe(false)
  expect(offersDemo({ ...provider, demo: false }, 'CASINO', { demoPlay: 'anonymous' })).toBe(false)
  expect(offersDemo({ ...provider, fun: null }, 'CASINO', { demoPlay: 'anonymous' })).toBe(false)
})
