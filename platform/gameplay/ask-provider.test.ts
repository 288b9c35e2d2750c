import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createOutcomeReader } from './ask-provider.ts'

const SECRET = 'shared-with-the-provider'
const ROUND = { provider: 'relax', roundRef: 'r-1', language: 'caf' } as const
const GOOD = { gameVersion: '1', words: ['Three bells.'], picture: '<svg></svg>' }

function aReader(answer: (request: Request) => Response | Promise<Response>) {
  const failures: unknown[] = []
  const read = createOutcomeReader({
    providerAt: (provider) =>
      provider === 'relax' ? { baseUrl: 'http://provider.test', secret: SECRET } : null,
    clock: () => 1_000,
    fetch: async (request) => answer(request),
    onFailure: (_, error) => failures.push(error),
  })
  return { read, failures }
}

test('the provider gets a signed request in its format, and its answer is used', async () => {
  let sent: Request | undefined
  const { read, failures } = aReader((request) => {
    sent = request.clone()
    return Response.json(GOOD)
  })
  expect(await read(ROUND)).toEqual(GOOD)
  expect(failures).toEqual([])
  const body = await sent?.text()
  expect(JSON.parse(body ?? '')).toEqual({ roundId: 'r-1', language: 'fr' })
  const expected = createHmac('sha256', SECRET)
    .update(`1000.POST./casino/rounds/detail.${body}`)
    .digest('hex')
  expect(sent?.headers.get('x-signature')).toBe(`t=1000,v1=${expected}`)
})

test('an unknown provider and an unknown round are not failures', async () => {
  const { read, failures } = aReader(() => new Response(null, { status: 404 }))
  expect(await read(ROUND)).toBeNull()
  expect(await read({ ...ROUND, provider: 'other' })).toBeNull()
  expect(failures).toEqual([])
})

test.each<[string, () => Response | Promise<Response>]>([
  ['an error', () => new Response('no', { status: 500 })],
  ['garbage', () => new Response('<html>')],
  ['another shape', () => Response.json({ words: 'all' })],
  ['an invalid picture', () => Response.json({ ...GOOD, picture: '<script>' })],
  ['too much', () => new Response('x'.repeat(300_000))],
  ['a connection that breaks', () => Promise.reject(new TypeError('fetch failed'))],
])('%s omits the outcome and is reported', async (_, answer) => {
  const { read, failures } = aReader(answer)
  expect(await read(ROUND)).toBeNull()
  expect(failures).toHaveLength(1)
})
