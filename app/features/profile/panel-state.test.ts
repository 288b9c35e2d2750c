import { expect, test } from 'vitest'
import { nextPanelState, panelStateOf } from './panel-state.ts'

test.each([
  ['loading', 'load', 'loading'],
  ['loading', 'ok', 'success'],
  ['loading', 'fail', 'error'],
  ['success', 'load', 'loading'],
  ['success', 'ok', 'success'],
  ['success', 'fail', 'error'],
  ['error', 'load', 'loading'],
  ['error', 'ok', 'success'],
  ['error', 'fail', 'error'],
] as const)('account details that are %s are, after %s, %s', (state, event, next) => {
  expect(nextPanelState(state, event)).toBe(next)
})

test('a failed part loads again when the page is reread, and a loaded one stays visible', () => {
  expect(panelStateOf({ state: 'error' }, false)).toBe('error')
  expect(panelStateOf({ state: 'error' }, true)).toBe('loading')
  expect(panelStateOf({ state: 'success', value: 1 }, true)).toBe('success')
})
