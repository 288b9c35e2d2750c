import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  CHOSEN_BONUS_KEYS,
  PAID_WITH_KEYS,
  SETTLE_DEPOSIT_KEYS,
  START_DEPOSIT_KEYS,
} from '#platform/deposits/deposit-store.ts'
import { BEGIN_EXCLUSION_KEYS } from '#platform/exclusions/exclusions.ts'
import { RAISE_KEYS } from '#platform/harm-markers/marker-store.ts'
import { DECISION_KEYS, HOLD_KEYS, MATCH_KEYS } from '#platform/identity-matching/matching-store.ts'
import { JOB_KEYS } from '#platform/jobs/job-store.ts'
import { LIMIT_WRITE_KEYS } from '#platform/limits/limit-store.ts'
import { MANDATORY_LIMITS_KEYS } from '#platform/limits/mandatory-limits.ts'
import { ACCOUNT_STATUS_CHANGE_KEYS } from '#platform/players/administer-players.ts'
import { END_EXCLUSION_KEYS, EXCLUSION_KEYS } from '#platform/registers/register-store.ts'
import {
  BONUS_MARKET_KEYS,
  CLAIM_KEYS,
  FORFEIT_KEYS,
  FREE_BET_CLAIM_KEYS,
} from '#platform/rewards/reward-store.ts'
import { BET_ITEM_KEYS, BET_LEG_KEYS, CHANGE_ITEM_KEYS } from '#platform/sportsbook/sports-store.ts'
import { MOVE_KEYS, MOVE_STEP_KEYS } from '#platform/verification/document-store.ts'
import { POST_KEYS } from '#platform/wallet/wallet-store.ts'
import {
  CANCEL_KEYS,
  MOVE_WITHDRAWAL_KEYS,
  REQUEST_WITHDRAWAL_KEYS,
} from '#platform/withdrawals/withdrawal-store.ts'

/**
 * The JSON that code hands to functions of the database: a key that is misspelt on one side is NULL there, and nothing
 * says so. The compiler holds each list against the type of the payload, this test against what the SQL reads.
 */
const PAYLOADS: Readonly<Record<string, Readonly<Record<string, true>>>> = {
  'begin_break(p)': BEGIN_EXCLUSION_KEYS,
  'bonus_refusal(m)': BONUS_MARKET_KEYS,
  'change_limit(p)': LIMIT_WRITE_KEYS,
  'change_standing(p)': ACCOUNT_STATUS_CHANGE_KEYS,
  'claim_bonus(p)': CLAIM_KEYS,
  'claim_free_bet(p)': FREE_BET_CLAIM_KEYS,
  'decide_identity(p)': DECISION_KEYS,
  'end_register_exclusion(p)': END_EXCLUSION_KEYS,
  'exclude_by_register(p)': EXCLUSION_KEYS,
  'forfeit_bonus(p)': FORFEIT_KEYS,
  'hold_identity(p)': HOLD_KEYS,
  'hold_identity(p).matches': MATCH_KEYS,
  'limits_missing(asked)': MANDATORY_LIMITS_KEYS,
  'move_document(p)': MOVE_KEYS,
  'move_document(p).steps': MOVE_STEP_KEYS,
  'move_withdrawal(p)': MOVE_WITHDRAWAL_KEYS,
  'move_withdrawal(p).cancel': CANCEL_KEYS,
  // Compared with what came back before `post_tx` gets the whole of it.
  'move_withdrawal(p).posting': { amount: true } satisfies Partial<typeof POST_KEYS>,
  'post_tx(p)': POST_KEYS,
  'post_tx_batch(items)': { ...POST_KEYS, ...BET_ITEM_KEYS, ...CHANGE_ITEM_KEYS },
  'post_tx_batch(items).legs': BET_LEG_KEYS,
  'put_job(j)': JOB_KEYS,
  'raise_warning(p)': RAISE_KEYS,
  'request_withdrawal(p)': REQUEST_WITHDRAWAL_KEYS,
  'settle_deposit(p)': SETTLE_DEPOSIT_KEYS,
  'settle_deposit(p).instrument': PAID_WITH_KEYS,
  'start_deposit(p)': START_DEPOSIT_KEYS,
  'start_deposit(p).bonus': CHOSEN_BONUS_KEYS,
}

/** Read from a table, not handed over by code. */
const STORED = ['bonus_refusal(terms)']

type SqlFunction = { params: { name: string; isJson: boolean }[]; body: string }
type Found = {
  /** Keys by the place of the object that they are read from: '' is the payload itself. */
  keys: Map<string, Set<string>>
  /** Functions that get a part of the payload: each is listed by itself. */
  parts: Set<string>
}

const FUNCTION =
  /CREATE OR REPLACE FUNCTION platform\.(\w+)\(([^)]*)\)[\s\S]*?AS (\$\w*\$)([\s\S]*?)\3/g
const STEPS = String.raw`((?:\s*->>?\s*'\w+')*)`
const words = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)

function parseFunctions(sql: string): Map<string, SqlFunction> {
  const found = sql.replaceAll(/--[^\n]*/g, '').matchAll(FUNCTION)
  return new Map(
    [...found].map(([, name = '', params = '', , body = '']) => {
      const named = params.split(',').map((it) => it.trim().split(/\s+/))
      return [
        name,
        { params: named.map(([it = '', type]) => ({ name: it, isJson: type === 'jsonb' })), body },
      ]
    }),
  )
}

/** The names by which a body reads an argument: itself, the elements of a list in it, the last one of them. */
function variablesOf(body: string, param: string): Map<string, string> {
  const variables = new Map([[param, '']])
  const put = (name = '', steps = '') => variables.set(name, words(steps).join('.'))
  const elements = String.raw`jsonb_array_elements\(${param}${STEPS}\)`
  for (const [, steps, name] of body.matchAll(
    RegExp(String.raw`${elements}(?: WITH ORDINALITY AS \w+\(| )(\w+)`, 'g'),
  )) {
    put(name, steps)
  }
  for (const [, name, steps] of body.matchAll(
    RegExp(String.raw`FOR (\w+) IN SELECT value FROM ${elements}`, 'g'),
  )) {
    put(name, steps)
  }
  for (const [, name, steps] of body.matchAll(
    RegExp(String.raw`(\w+) jsonb := ${param}${STEPS}->-1`, 'g'),
  )) {
    put(name, steps)
  }
  return variables
}

/** Calls of our own functions with the text of each argument. */
function callsIn(body: string): { name: string; given: string[] }[] {
  return [...body.matchAll(/platform\.(\w+)\(/g)].map(({ 0: opening, 1: name = '', index }) => {
    const given = ['']
    let depth = 1
    for (const [piece] of body.slice(index + opening.length).matchAll(/'[^']*'|[\s\S]/g)) {
      if (piece === '(') depth += 1
      if (piece === ')') depth -= 1
      if (depth === 0) break
      if (piece === ',' && depth === 1) given.push('')
      else given.push(`${given.pop()}${piece}`)
    }
    return { name, given: given.map((it) => it.trim()) }
  })
}

/** What a function reads of a JSON argument, also in functions that get the whole of it. */
function readsOf(functions: Map<string, SqlFunction>, name: string, param: string): Found {
  const found: Found = { keys: new Map(), parts: new Set() }
  const add = (place: string, key: string) =>
    found.keys.set(place, (found.keys.get(place) ?? new Set()).add(key))
  const { body = '' } = functions.get(name) ?? {}
  const variables = variablesOf(body, param)
  for (const [variable, place] of variables) {
    const used = RegExp(String.raw`(?<![\w.>'])${variable}(?: \? ('\w+')|${STEPS})`, 'g')
    for (const [, asked = '', steps = ''] of body.matchAll(used)) {
      const keys = words(steps || asked)
      for (const [index, key] of keys.entries()) {
        add([place, ...keys.slice(0, index)].filter(Boolean).join('.'), key)
      }
    }
  }
  const whole = RegExp(String.raw`^(\w+)${STEPS}(?:\s*\|\|([\s\S]*))?$`)
  for (const call of callsIn(body)) {
    for (const [index, argument] of call.given.entries()) {
      const [, variable = '', steps = '', over = ''] = whole.exec(argument) ?? []
      const inner = functions.get(call.name)?.params[index]
      const place = variables.get(variable)
      if (!inner?.isJson || place === undefined) continue
      if (steps || place) {
        found.parts.add(`${call.name}(${inner.name})`)
        continue
      }
      // What is put over the payload is not read from it.
      const replaced = [...over.matchAll(/["'](\w+)["']\s*[:,]/g)].map(([, key]) => key)
      const below = readsOf(functions, call.name, inner.name)
      for (const it of below.parts) found.parts.add(it)
      for (const [at, keys] of below.keys) {
        for (const key of keys) if (at || !replaced.includes(key)) add(at, key)
      }
    }
  }
  return found
}

const folder = (name: string) =>
  readdirSync(name, { recursive: true, encoding: 'utf8' }).map((it) => join(name, it))
const textOf = (names: string[]) => names.map((it) => readFileSync(it, 'utf8')).join('\n')

/** Every JSON argument that code hands over, and the parts that go on to a function: its keys by place. */
function payloadsOf(functions: Map<string, SqlFunction>, code: string): Record<string, string[]> {
  const open = [...functions]
    .filter(([name]) => RegExp(`platform\\.${name}\\(|'${name}'`).test(code))
    .flatMap(([name, { params }]) =>
      params.filter((it) => it.isJson).map((it) => `${name}(${it.name})`),
    )
  const found: Record<string, string[]> = {}
  for (const payload of open) {
    const [, name = '', param = ''] = /(\w+)\((\w+)\)/.exec(payload) ?? []
    const { keys, parts } = readsOf(functions, name, param)
    open.push(...[...parts].filter((it) => !open.includes(it)))
    for (const [place, read] of keys) {
      found[place ? `${payload}.${place}` : payload] = [...read].sort()
    }
  }
  return found
}

test('payloads have the keys that the SQL reads', () => {
  const functions = parseFunctions(textOf(folder('platform/db/functions')))
  const sources = folder('platform').filter((it) => /(?<!\.test)\.ts$/.test(it))
  const code = textOf(sources.filter((it) => !/platform.(db|bench)./.test(it)))
  const read = payloadsOf(functions, code)
  for (const it of STORED) delete read[it]
  const listed = Object.entries(PAYLOADS).map(([name, keys]) => [name, Object.keys(keys).sort()])
  expect(read).toEqual(Object.fromEntries(listed))
})

test('keys are found where they are read', () => {
  const functions = parseFunctions(`
    -- p->>'comment'
    CREATE OR REPLACE FUNCTION platform.outer(p jsonb) RETURNS void AS $a$
      last jsonb := p->'steps'->-1;
      p->>'plain'; p ? 'asked'; p->'part'->>'inner'; last->>'to'; o.p->>'other';
      PERFORM platform.inner(1, p || '{"over":"(,"}'); PERFORM platform.part(p->'whole');
      FROM jsonb_array_elements(p->'steps') step WHERE step->>'from' = 'x'
    $a$;
    CREATE OR REPLACE FUNCTION platform.inner(n int, q jsonb) RETURNS void AS $b$
      q->>'over'; q->>'deep'
    $b$;
    CREATE OR REPLACE FUNCTION platform.part(r jsonb) RETURNS void AS $b$ r->>'of' $b$;`)
  expect(payloadsOf(functions, "'select platform.outer($1::jsonb)'")).toEqual({
    'outer(p)': ['asked', 'deep', 'part', 'plain', 'steps', 'whole'],
    'outer(p).part': ['inner'],
    'outer(p).steps': ['from', 'to'],
    'part(r)': ['of'],
  })
})
