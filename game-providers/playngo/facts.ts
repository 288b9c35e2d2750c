import type { ProviderFacts } from '../game-provider.ts'

export const facts: ProviderFacts = {
  id: 'playngo',
  kinds: ['CASINO'],
  demo: false,
  restrictedCountries: ['CA', 'SE'],
}
