import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { FUNCTION_SET, MIGRATIONS } from './generated/migrations.ts'

const PLATFORM = dirname(import.meta.dirname)
const COMMENT = /^(?:\s*--[^\n]*\n)*/
const DROP = /^drop (?:function|view|trigger) if exists platform\.\w+/i

/** What each statement creates, excluding drops. */
function created(statements: readonly string[], head: RegExp): string[] {
  return statements
    .map((it) => it.replace(COMMENT, ''))
    .filter((it) => !DROP.test(it))
    .map((it) => head.exec(it)?.[1] ?? `none of them: ${it.slice(0, 60)}`)
}

test('every function is created by one file, once', () => {
  const names = created(
    FUNCTION_SET.functions,
    /^(create or replace function platform\.[a-z_]+)\(/i,
  )
  expect(names.filter((it) => it.startsWith('none'))).toEqual([])
  expect(names.filter((it, n) => names.indexOf(it) !== n)).toEqual([])
})

test('functions, views and triggers call functions that the set creates', () => {
  const texts = [...FUNCTION_SET.functions, ...FUNCTION_SET.viewsAndTriggers].join('\n')
  const names = new Set(
    [...texts.matchAll(/create or replace function platform\.(\w+)\(/gi)].map(([, name]) => name),
  )
  // Functions only: a table name is followed by a space before its column list.
  const called = [...texts.matchAll(/platform\.(\w+)\(/g)].map(([, name]) => name)
  expect(called.filter((it) => !names.has(it))).toEqual([])
})

test('every view and trigger is created once', () => {
  const names = created(
    FUNCTION_SET.viewsAndTriggers,
    /^(create or replace (?:view platform\.[a-z_]+|trigger [a-z_]+))\s/i,
  )
  expect(names.filter((it) => it.startsWith('none'))).toEqual([])
  expect(names.filter((it, n) => names.indexOf(it) !== n)).toEqual([])
})

test('each file of functions has the name of its module', async () => {
  const files = await readdir(join(import.meta.dirname, 'functions'))
  const strangers = files.filter((it) => !existsSync(join(PLATFORM, it.replace(/\.sql$/, ''))))
  expect(strangers).toEqual([])
})

test('numbered migrations hold tables and data only', () => {
  const strangers = MIGRATIONS.flatMap((it) => it.statements).filter((it) =>
    /\b(create|alter) (or replace )?(function|procedure|view|trigger)\b/i.test(it),
  )
  expect(strangers).toEqual([])
})
