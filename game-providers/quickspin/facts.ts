import type { ProviderFacts } from '../game-provider.ts'

export const facts: ProviderFacts = {
  id: 'quickspin',
  kinds: ['CASINO'],
  demo: false,
  restrictedCountries: [],
}
