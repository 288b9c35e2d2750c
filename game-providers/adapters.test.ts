import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROVIDER_FACTS } from './generated/facts.ts'
import { callsOf, findProvider, GAME_PROVIDERS, type LaunchQuestion } from './index.ts'
import { problemOfTemplate } from './launch-adapter.ts'

/** The request and response of a launch, as in table 3. */
type Recorded = {
  question: LaunchQuestion
  call: { method: string; path: string; body: unknown } | null
  answer: unknown
  address: string
}

const RECORDINGS = join(import.meta.dirname, '../tests/fixtures/provider-calls')
const recordedOf = (id: string) =>
  JSON.parse(readFileSync(join(RECORDINGS, `${id}.json`), 'utf8')) as Recorded[]
const HOST = { cdn: 'https://games.example', template: null }

describe.each(GAME_PROVIDERS.map((it) => [it.id, it] as const))('%s', (id, provider) => {
  const all = recordedOf(id)

  test('has a recording of each mode that it offers', () => {
    expect(all.map((it) => it.question.mode).sort()).toEqual(
      provider.demo ? ['fun', 'real'] : ['real'],
    )
    expect(provider.fun !== null).toBe(provider.demo)
  })

  test.each(all.map((it) => [it.question.mode, it] as const))(
    'launches %s with exactly the recorded call, and leads where the answer says',
    (mode, { question, call, answer, address }) => {
      const adapter = mode === 'real' ? provider.real : provider.fun
      if (!adapter) throw new Error('no such way')
      const made = adapter.call && {
        method: 'POST',
        path: `/v1${adapter.call.path}`,
        body: adapter.call.body?.parse(adapter.body(question)) ?? null,
      }
      expect(made).toEqual(call)
      expect(adapter.address(question, HOST, answer)).toBe(address)
      expect(adapter.call?.mode ?? mode).toBe(mode)
    },
  )

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'Service Unavailable'],
    ['an empty object', {}],
    ['empty places', { token: '', ticket: '', url: '', data: {}, gameURL: '', launch_options: {} }],
    [
      'malformed addresses',
      { url: 'x', token: 't', data: { url: 'x' }, gameURL: 'x', launch_options: { game_url: 'x' } },
    ],
  ])('builds no address from an answer of %s', (_, answer) => {
    for (const { question } of all) {
      const adapter = question.mode === 'real' ? provider.real : provider.fun
      if (adapter?.call) expect(() => adapter.address(question, HOST, answer)).toThrow()
    }
  })

  test('refuses a field that its call does not have', () => {
    for (const { call } of all) {
      const known = callsOf(provider).find((it) => `/v1${it.path}` === call?.path)
      if (call && known?.body)
        expect(known.body.safeParse({ ...(call.body as object), extra: 1 }).success).toBe(false)
    }
  })
})

test('no two providers share a call or a name', () => {
  const paths = GAME_PROVIDERS.flatMap((it) => callsOf(it).map(({ path }) => path))
  expect(new Set(paths).size).toBe(paths.length)
  expect(GAME_PROVIDERS.map((it) => it.id)).toEqual(PROVIDER_FACTS.map((it) => it.id))
  expect(findProvider('__proto__')).toBeUndefined()
})

test('a value cannot add a part to a configured address', () => {
  const quickspin = findProvider('quickspin')
  const question = { ...(recordedOf('quickspin')[0] as Recorded).question, gameId: 'a&mode=x#y' }
  const template = 'https://q.example/{gameId}?t={token}&to={lobbyUrl}'
  const address = quickspin?.real.address(
    question,
    { ...HOST, template },
    { token: 'a-token-of-the-test' },
  )
  expect(address).toBe(
    'https://q.example/a%26mode%3Dx%23y?t=a-token-of-the-test&to=https%3A%2F%2Fplay.example%2Ffi-FI%2Fonline-casino',
  )
})

test.each([
  ['https://q.example/?t={token}', null],
  ['https://q.example/', 'has no place {token}'],
  ['https://q.example/?t={token}&x={player}', 'unknown place {player}'],
  ['{token}', 'is no address'],
  ['javascript:alert({token})', 'is no address'],
])('the configured address %s: %s', (template, problem) => {
  const found = problemOfTemplate(template)
  if (problem === null) expect(found).toBeNull()
  else expect(found).toContain(problem)
})
