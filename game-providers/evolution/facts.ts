import type { ProviderFacts } from '../game-provider.ts'

export const facts: ProviderFacts = {
  id: 'evolution',
  kinds: ['CASINO', 'LIVE_CASINO'],
  demo: true,
  restrictedCountries: [],
}
