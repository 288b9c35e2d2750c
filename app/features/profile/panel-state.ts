/** Account details (table 2, ACC-02): each part of the page loads, then has succeeded or failed. */
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

/** What a part of the page needs from the platform, or that it could not be had. */
export type Loaded<Value> = { state: 'success'; value: Value } | { state: 'error' }

/** The state of a part whose answer is here. A good one stays in sight while the page is read again. */
export function panelStateOf(loaded: Loaded<unknown>, isReading: boolean): PanelState {
  const answered = nextPanelState('loading', loaded.state === 'success' ? 'ok' : 'fail')
  return isReading && answered === 'error' ? nextPanelState(answered, 'load') : answered
}
