import type { ProviderFacts } from '../game-provider.ts'

export const facts: ProviderFacts = {
  id: 'yggdrasil',
  kinds: ['CASINO'],
  demo: false,
  restrictedCountries: [],
}
