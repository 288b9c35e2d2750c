/** Whether it is known who is asking (SES-01, GAP-037). */
export type SessionState = 'Pending' | 'Requested' | 'Resolved'

/**
 * `known`: the server has said who is asking. `asking`: a login, a navigation or a reading again is under
 * way. The page that stands meanwhile is the one that was allowed; the next one shows once it is resolved.
 */
export function sessionState({ known, asking }: { known: boolean; asking: boolean }): SessionState {
  if (asking) return 'Requested'
  return known ? 'Resolved' : 'Pending'
}
