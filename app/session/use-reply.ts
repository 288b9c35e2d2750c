import { useActionData, useLocation } from '@remix-run/react'
import { useState } from 'react'

/**
 * The action's last response, until the user goes to another page or submits again. Replaces the router's
 * `useActionData`, which also drops it when the page is only revalidated: when the player's account changes, when a
 * connection is back, when a cookie choice is made. A form would lose its error, and a confirmation would close.
 */
export function useReply<Action>(): ReturnType<typeof useActionData<Action>> {
  const reply = useActionData<Action>()
  const { key } = useLocation()
  const [kept, keep] = useState({ key, reply })
  const current = reply === undefined && kept.key === key ? kept.reply : reply
  if (kept.key !== key || kept.reply !== current) keep({ key, reply: current })
  return current
}
