import type { ProviderFacts } from '../game-provider.ts'

export const facts: ProviderFacts = {
  id: 'relax',
  kinds: ['CASINO'],
  demo: true,
  restrictedCountries: ['SE', 'CA'],
}
