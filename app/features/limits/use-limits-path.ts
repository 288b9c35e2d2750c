import { useLocation } from '@remix-run/react'
import { useLocalePath } from '#app/market/use-locale.ts'
import { LIMITS_PATH } from '#app/session/protection-paths.ts'
import { keepNext, type LimitId } from './limit-id.ts'

/** URLs of this page that keep the player's return path. */
export function useLimitsPath(): (to?: { edit?: LimitId; at?: LimitId }) => string {
  const path = useLocalePath()
  const { search } = useLocation()
  return ({ edit, at } = {}) => {
    const asked = keepNext(edit === undefined ? '' : `?edit=${edit}`, search)
    return `${path(LIMITS_PATH)}${asked}${at === undefined ? '' : `#${at}`}`
  }
}
