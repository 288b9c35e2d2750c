/** Account details (table 2, ACC-02): each section of the page is loading, loaded or failed. */
export type PanelState = 'loading' | 'success' | 'error'
export type PanelEvent = 'load' | 'ok' | 'fail'

const NEXT: Readonly<Record<PanelState, Readonly<Record<PanelEvent, PanelState>>>> = {
  loading: { load: 'loading', ok: 'success', fail: 'error' },
  success: { load: 'loading', ok: 'success', fail: 'error' },
  error: { load: 'loading', ok: 'success', fail: 'error' },
}

export function nextPanelState(state: PanelState, event: PanelEvent): PanelState {
  return NEXT[state][event]
}

/** A section's data from the platform, or that it could not be read. */
export type Loaded<Value> = { state: 'success'; value: Value } | { state: 'error' }

/** The state of a section from its response. Loaded data stays visible while the page revalidates. */
export function panelStateOf(loaded: Loaded<unknown>, isReading: boolean): PanelState {
  const answered = nextPanelState('loading', loaded.state === 'success' ? 'ok' : 'fail')
  return isReading && answered === 'error' ? nextPanelState(answered, 'load') : answered
}
