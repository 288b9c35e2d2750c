import type { ProviderFacts } from '../game-provider.ts'

export const facts: ProviderFacts = {
  id: 'pariplay',
  kinds: ['CASINO', 'LIVE_CASINO'],
  demo: true,
  restrictedCountries: [],
}
