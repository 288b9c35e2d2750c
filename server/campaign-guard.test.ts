import { expect, test, vi } from 'vitest'
import { createCampaignGuard } from './campaign-guard.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const FACTS = {
  ...{ campaignId: 'gift', markets: ['FI'], startsAt: '2026-01-01T00:00:00Z', endsAt: null },
  ...{ wrMultiplier: 10, hasBonusCode: true },
}
const OFFER = { _type: 'promotion', campaign: 'gift', markets: ['FI'], authorized: 'authorized' }

function aGuard(answer: (path: string, request: Request) => unknown) {
  const fetch = vi.fn(async (request: Request) =>
    Response.json(await answer(new URL(request.url).pathname, request)),
  )
  const guard = createCampaignGuard({
    fetch,
    platformUrl: 'http://platform.test',
    clock: () => NOW,
  })
  const check = async (document: object): Promise<readonly string[]> => {
    const first = guard({ ...document })
    if (!(first instanceof Promise)) return first
    await first
    const second = guard({ ...document })
    if (second instanceof Promise) throw new Error('it asks again')
    return second
  }
  return { fetch, check }
}

test('the platform is asked for the campaign once per request, and not for other documents', async () => {
  const { fetch, check } = aGuard(() => [FACTS])
  expect(await check({ _type: 'contentBox' })).toEqual([])
  expect(fetch).not.toHaveBeenCalled()
  expect(await check(OFFER)).toEqual([])
  expect(await check({ ...OFFER, markets: ['NO'] })).toEqual([
    'The campaign “gift” is not offered, or not lawful, in Norway.',
  ])
  expect(fetch.mock.calls.map(([it]) => new URL(it.url).search)).toEqual(['?ids=gift'])
})

test('a code is also checked', async () => {
  const { check } = aGuard(async (path, request) =>
    path.endsWith('/code') ? { valid: (await request.json()).bonusCode === 'RIGHT' } : [FACTS],
  )
  expect(await check({ ...OFFER, bonusCode: 'RIGHT' })).toEqual([])
  expect(await check({ ...OFFER, bonusCode: 'WRONG' })).toEqual([
    'The campaign “gift” has no code “WRONG”.',
  ])
})

test('an invalid id or code is not sent to the platform', async () => {
  const { fetch, check } = aGuard(() => [FACTS])
  expect(await check({ ...OFFER, campaign: 'No Id' })).toEqual([
    'The platform runs no campaign “No Id”.',
  ])
  expect(fetch).not.toHaveBeenCalled()
  expect(await check({ ...OFFER, bonusCode: 'a b' })).toEqual([
    'The campaign “gift” has no code “a b”.',
  ])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a missing campaign and a missing platform give different answers', async () => {
  expect(await aGuard(() => []).check(OFFER)).toEqual(['The platform runs no campaign “gift”.'])
  const down = aGuard(() => {
    throw new Error('down')
  })
  expect((await down.check(OFFER)).join()).toContain('The platform cannot be asked')
  expect((await aGuard(() => ({ odd: true })).check(OFFER)).join()).toContain('cannot be asked')
})
