import { useFetcher } from '@remix-run/react'
import type { FilterView } from './filter-view.ts'
import type { LobbyView } from './load-lobby.server.ts'

/**
 * The filter of the list behind the rows of a lobby: null until a visitor has asked for it and it has come, so that no
 * other visitor waits for it.
 */
export function useFilterOfRows(list: string) {
  const { data, state, load } = useFetcher<{ view: LobbyView }>()
  const loaded = data && 'filter' in data.view ? data.view.filter : null
  const filter: FilterView | null = loaded && {
    ...loaded,
    // Nothing is chosen as long as the rows are shown.
    ...{ query: '', text: '', sort: null, chosen: [] },
  }
  return { filter, isLoading: state === 'loading', ask: () => load(list) }
}
