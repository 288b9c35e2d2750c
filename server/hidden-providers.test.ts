import { expect, test } from 'vitest'
import { SITE_STATE_QUERY } from '#app/session/site-state.server.ts'
import { createHiddenProviders } from './hidden-providers.ts'

function asking(answer: () => unknown) {
  const asked: string[] = []
  const isHidden = createHiddenProviders(
    () =>
      ({
        fetch: async (query: string) => {
          asked.push(query)
          return answer()
        },
      }) as never,
  )
  return { isHidden, asked }
}

test('a provider is hidden in the markets that the settings of the site name', async () => {
  const { isHidden, asked } = asking(() => ({
    maintenance: null,
    termsVersions: null,
    hiddenProviders: [{ provider: 'relax', markets: ['FI'] }],
  }))
  expect(await isHidden({ provider: 'relax', market: 'FI' })).toBe(true)
  expect(await isHidden({ provider: 'relax', market: 'NO' })).toBe(false)
  expect(await isHidden({ provider: 'relax', market: null })).toBe(false)
  expect(await isHidden({ provider: 'playngo', market: 'FI' })).toBe(false)
  expect(new Set(asked)).toEqual(new Set([SITE_STATE_QUERY]))
})

test('a project without settings hides no provider; a content outage is an error', async () => {
  expect(await asking(() => null).isHidden({ provider: 'relax', market: 'FI' })).toBe(false)
  const { isHidden } = asking(() => {
    throw new Error('down')
  })
  await expect(isHidden({ provider: 'relax', market: 'FI' })).rejects.toThrow('down')
})
