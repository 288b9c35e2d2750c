import type { ProviderFacts } from '../game-provider.ts'

export const facts: ProviderFacts = {
  id: 'creedroomz',
  kinds: ['LIVE_CASINO'],
  demo: false,
  restrictedCountries: [],
}
