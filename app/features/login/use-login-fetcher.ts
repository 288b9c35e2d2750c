import { useFetcher } from '@remix-run/react'
import type { LoginReply } from './login.server.ts'

/** One for all forms of the login: the last answer is the one that counts. */
export function useLoginFetcher() {
  return useFetcher<LoginReply>({ key: 'login' })
}
