import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import type { FilterView } from './filter-view.ts'
import type { LobbyView } from './load-lobby.server.ts'

/**
 * The filter of the list behind the rows of a lobby. It is loaded when a visitor turns to its link, so that no other
 * visitor has to wait for it, and is null until the link was pressed and it has come.
 */
export function useFilterOfRows(list: string) {
  const { data, state, load } = useFetcher<{ view: LobbyView }>()
  const [isAsked, setAsked] = useState(false)
  const loaded = data && 'filter' in data.view ? data.view.filter : null
  const filter: FilterView | null = loaded && {
    ...loaded,
    // Nothing is chosen as long as the rows are shown.
    ...{ query: '', text: '', sort: null, chosen: [] },
  }
  const prepare = () => {
    if (state === 'idle' && data === undefined) load(list)
  }
  return {
    filter: isAsked ? filter : null,
    isLoading: isAsked && state === 'loading',
    prepare,
    ask: () => {
      prepare()
      setAsked(true)
    },
  }
}
