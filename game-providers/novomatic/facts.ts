import type { ProviderFacts } from '../game-provider.ts'

export const facts: ProviderFacts = {
  id: 'novomatic',
  kinds: ['CASINO'],
  demo: false,
  restrictedCountries: [],
}
