import { expect, test } from 'vitest'
import {
  clearBonusCode,
  readBonusCode,
  saveBonusCode,
  storeBonusCode,
} from '#app/session/bonus-code.server.ts'
import { toBonusCode } from '#contracts/player-api/bonus-code.ts'
import { aPlatform, aSiteContext } from '#tests/fixtures/site-context.ts'

const NOW = Date.UTC(2026, 10, 22)
const DAY_MS = 24 * 60 * 60_000

function visit(path: string, what: { cookie?: string; now?: number } = {}) {
  const context = aSiteContext({ ...aPlatform(), clock: () => what.now ?? NOW })
  const headers: Record<string, string> = what.cookie ? { cookie: what.cookie } : {}
  return { request: new Request(`http://localhost:3000${path}`, { headers }), context }
}
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? ''

test('a code of the address is carried along for 24 hours, and no longer (GAP-138)', () => {
  const saved = saveBonusCode(visit('/fi-FI?bonusCode=%20welcome-10%20'))
  expect(saved.getSetCookie()[0]).toMatch(/; Max-Age=86400; HttpOnly; SameSite=Lax$/)
  const cookie = cookieOf(saved)
  expect(readBonusCode(visit('/fi-FI/signup', { cookie }))).toBe('WELCOME-10')
  expect(readBonusCode(visit('/fi-FI', { cookie, now: NOW + DAY_MS - 1 }))).toBe('WELCOME-10')
  expect(readBonusCode(visit('/fi-FI', { cookie, now: NOW + DAY_MS }))).toBeNull()
  expect(readBonusCode(visit('/fi-FI', { cookie, now: NOW - 1 }))).toBeNull()
})

test('the code of the address comes before the one that was carried', () => {
  const cookie = cookieOf(saveBonusCode(visit('/fi-FI?bonusCode=OLD')))
  expect(readBonusCode(visit('/fi-FI?bonusCode=new', { cookie }))).toBe('NEW')
})

test('a code that was typed is carried along as one of the address is', () => {
  const { context } = visit('/fi-FI')
  const cookie = cookieOf(storeBonusCode('TYPED-1', { context }))
  expect(readBonusCode(visit('/fi-FI/deposit', { cookie }))).toBe('TYPED-1')
})

test('a page without a code sets nothing', () => {
  expect(saveBonusCode(visit('/fi-FI')).getSetCookie()).toEqual([])
  expect(readBonusCode(visit('/fi-FI'))).toBeNull()
})

test('a code that is removed is cleared from the cookie', () => {
  const { context } = visit('/fi-FI')
  expect(clearBonusCode({ context }).getSetCookie()[0]).toMatch(/^bonusCode=; .*Max-Age=0/)
})

test.each(['AB', 'A'.repeat(31), '<script>', 'A;B', 'A\r\nSet-Cookie: x=1', 'ÄÄÄÄ', 'A.B.C', ''])(
  '%j is no bonus code',
  (text) => {
    expect(toBonusCode(text)).toBeNull()
    const saved = saveBonusCode(visit(`/fi-FI?bonusCode=${encodeURIComponent(text)}`))
    expect(saved.getSetCookie()).toEqual([])
    expect(
      readBonusCode(visit('/fi-FI', { cookie: `bonusCode=${encodeURIComponent(text)}.${NOW}` })),
    ).toBeNull()
  },
)
