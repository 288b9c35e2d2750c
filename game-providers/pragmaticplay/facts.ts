import type { ProviderFacts } from '../game-provider.ts'

export const facts: ProviderFacts = {
  id: 'pragmaticplay',
  kinds: ['CASINO', 'LIVE_CASINO'],
  demo: true,
  restrictedCountries: ['FR', 'IN'],
}
