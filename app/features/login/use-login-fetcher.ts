import { useFetcher } from '@remix-run/react'
import type { LoginReply } from './login.server.ts'

/** One fetcher for all forms of the login: the last response counts. */
export function useLoginFetcher() {
  return useFetcher<LoginReply>({ key: 'login' })
}
