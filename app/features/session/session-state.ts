/** Whether the visitor's identity is resolved (SES-01, GAP-037). */
export type SessionState = 'Pending' | 'Requested' | 'Resolved'

/**
 * `known`: the server has resolved the visitor. `asking`: a login, a navigation or a revalidation is in flight. The
 * current page stays as it was allowed; the next one is shown once it is resolved.
 */
export function sessionState({ known, asking }: { known: boolean; asking: boolean }): SessionState {
  if (asking) return 'Requested'
  return known ? 'Resolved' : 'Pending'
}
