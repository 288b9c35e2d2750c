import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Calls } from '#contracts/player-api/call.ts'
import { ok, refuse } from '#contracts/result.ts'
import { bindCall, bindCalls } from './route.ts'

const COMMON = { method: 'GET', summary: '', access: 'none', status: 200 } as const
const CALLS = {
  one: { ...COMMON, path: '/one', answer: z.object({ n: z.number() }), refusals: ['NOT_FOUND'] },
  two: { ...COMMON, path: '/two', answer: null, refusals: [] },
} satisfies Calls

test('routes are bound in the order of their rows', () => {
  const routes = bindCalls(CALLS, {
    two: async () => ok(null),
    one: async () => refuse('NOT_FOUND'),
  })
  expect(routes.map(({ path }) => path)).toEqual(['/one', '/two'])
})

test('a handler that does not match its row does not compile', () => {
  // @ts-expect-error a row without a handler
  bindCalls(CALLS, { one: async () => ok({ n: 1 }) })
  bindCalls(CALLS, {
    // @ts-expect-error a value that its schema refuses
    one: async () => ok({ n: 'one' }),
    // @ts-expect-error a refusal that it does not name
    two: async () => refuse('NOT_FOUND'),
  })
  bindCalls(CALLS, {
    // @ts-expect-error the player of a call that anyone may make
    one: async ({ player }) => ok({ n: player.id.length }),
    two: async () => ok(null),
  })
  // @ts-expect-error a key that no row has
  bindCall({ ...CALLS.two, creditsplayer: true }, async () => ok(null))
})
