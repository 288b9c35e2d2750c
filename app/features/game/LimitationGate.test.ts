import { expect, test } from 'vitest'
import { hidesWageringPopup, hideWageringPopup, popupFor } from './LimitationGate.tsx'

test.each([
  [0, false, null],
  [1, false, 'excluded'],
  [1, true, 'excluded'],
  [2, false, 'wagering'],
  [2, true, null],
] as const)('code %i with the popup hidden: %s shows %s', (code, hidden, popup) => {
  expect(popupFor(code, hidden)).toBe(popup)
})

test('a player who hides the wagering popup does not see it again', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect(hidesWageringPopup(storage)).toBe(false)
  hideWageringPopup(storage)
  expect(hidesWageringPopup(storage)).toBe(true)
  expect(kept.get('hideWageringPopup')).toBe('true')
})

test('a browser that keeps nothing shows the popup', () => {
  const refuses = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(hidesWageringPopup({ getItem: refuses })).toBe(false)
  expect(() => hideWageringPopup({ setItem: refuses })).not.toThrow()
})
