import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { findLeaks } from '#tests/fixtures/leaks.ts'
import { clearSecrets, notedSecrets, PRODUCT_LOG } from './watch-answers.ts'

/** The welcome of a demo product on its console: the accounts to try. */
const WELCOME = /^ {2}(?:Players|Editors|Password) .*$/gm

// Runs after all other browser tests, while the product is still running: its whole output is searched.
test('the log of the product names no password, token, code, address or card', () => {
  const log = readFileSync(PRODUCT_LOG, 'utf8').replaceAll(WELCOME, '')
  expect(log.split('\n').length).toBeGreaterThan(1)
  const known = { ...notedSecrets(), addresses: [] }
  clearSecrets()
  expect(findLeaks(log, known).slice(0, 20)).toEqual([])
})
