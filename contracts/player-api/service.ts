import { z } from 'zod'
import type { Calls } from './call.ts'

/** What other programs ask the platform itself. */
export const serviceCalls = {
  readPublishedKeys: {
    method: 'GET',
    path: '/.well-known/jwks.json',
    summary: 'The public keys that tokens are signed with',
    access: 'none',
    status: 200,
    answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
    refusals: [],
    headers: { 'cache-control': 'public, max-age=300' },
  },
  readHealth: {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the platform and its database answer',
    access: 'none',
    status: 200,
    answer: z.object({ status: z.literal('ok') }),
    refusals: ['UNAVAILABLE'],
  },
} satisfies Calls
