import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createVault, type DocumentKey } from './vault.ts'

const aKey = (id: string): DocumentKey => ({ id, key: randomBytes(32) })
const [old, newer] = [aKey('2025'), aKey('2026')]
const owner = { fileId: 'file-1', playerId: 'player-1' }
const passport = Buffer.from('a passport')

test('a sealed file opens again, and cannot be read while it is sealed', () => {
  const vault = createVault([old], randomBytes)
  const sealed = vault.seal(passport, owner)
  expect(sealed.sealed.includes(passport)).toBe(false)
  expect(vault.open(sealed, owner)).toEqual(passport)
  const again = vault.seal(passport, owner)
  expect(again.sealed.equals(sealed.sealed)).toBe(false)
})

test('a changed bit, another player and another file are refused', () => {
  const vault = createVault([old], randomBytes)
  const sealed = vault.seal(passport, owner)
  const bent = Buffer.from(sealed.sealed)
  bent[bent.length - 1] = (bent.at(-1) ?? 0) ^ 1
  expect(() => vault.open({ ...sealed, sealed: bent }, owner)).toThrow()
  expect(() => vault.open(sealed, { ...owner, playerId: 'player-2' })).toThrow()
  expect(() => vault.open(sealed, { ...owner, fileId: 'file-2' })).toThrow()
})

test('a new key rewraps what the old one sealed, and then opens it alone', () => {
  const sealed = createVault([old], randomBytes).seal(passport, owner)
  const both = createVault([newer, old], randomBytes)
  expect(both.open(sealed, owner)).toEqual(passport)
  const rewrapped = { ...sealed, ...both.rewrap(sealed, owner) }
  expect(rewrapped.keyId).toBe('2026')
  const alone = createVault([newer], randomBytes)
  expect(alone.open(rewrapped, owner)).toEqual(passport)
  expect(() => alone.open(sealed, owner)).toThrow(/2025/)
})
