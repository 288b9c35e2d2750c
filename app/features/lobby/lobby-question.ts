import type { GameProvider, GameStudio } from './lobby.query.server.ts'

/** What a visitor asks of a list of games: pages shown so far, one provider or studio. */
export type LobbyQuestion = {
  page: number
  provider: GameProvider | null
  studio: GameStudio | null
  /** The one that was chosen, by its title. */
  chosen: { title: string } | null
}

/** 600 games on a phone are forty pages. */
const MAX_PAGE = 40

/** Reads `?page=`, `?provider=` and `?studio=`; null when they name what is not offered. */
export function parseLobbyQuestion(
  search: URLSearchParams,
  filter: { providers: readonly GameProvider[]; studios: readonly GameStudio[] },
): LobbyQuestion | null {
  const page = search.get('page') ?? '1'
  if (!/^[1-9]\d?$/.test(page) || Number(page) > MAX_PAGE) return null
  const providerId = search.get('provider')
  const studioId = search.get('studio')
  if (providerId !== null && studioId !== null) return null
  const provider = filter.providers.find((it) => it.id === providerId) ?? null
  const studio = filter.studios.find((it) => it.id === studioId) ?? null
  if ((providerId !== null && !provider) || (studioId !== null && !studio)) return null
  return { page: Number(page), provider, studio, chosen: provider ?? studio }
}
