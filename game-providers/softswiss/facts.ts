import type { ProviderFacts } from '../game-provider.ts'

export const facts: ProviderFacts = {
  id: 'softswiss',
  kinds: ['CASINO', 'LIVE_CASINO'],
  demo: true,
  restrictedCountries: [],
}
