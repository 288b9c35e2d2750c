import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LoginPage } from '#app/features/login/LoginPage.tsx'
import { handleLogin } from '#app/features/login/login.server.ts'
import { handleProviderFailure } from '#app/features/login/provider-login.server.ts'
import { signUpAddress } from '#app/features/sign-up/sign-up-address.ts'
import { storeSignUp } from '#app/features/sign-up/sign-up-cookie.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { requireSameOrigin } from '#app/session/form.server.ts'
import { guard } from '#app/session/guard.server.ts'
import { localeOfPlayer } from '#app/session/player-locale.ts'
import { afterLogin } from '#app/session/redirect-target.ts'
import { readSession } from '#app/session/session.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = { ...messages('login'), ownLogin: true }
export const meta = titleMeta
// `next` is in the URL: the cache must not get one entry per URL.
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After')
  return { 'X-Page-Cache': 'no', ...(retryAfter ? { 'Retry-After': retryAfter } : {}) }
}

export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await guard(args, 'login')
  const { searchParams } = new URL(args.request.url)
  const next = searchParams.get('next')
  const session = await readSession(args)
  if (session.status === 'player') {
    const own = localeOfPlayer(session.player, locale, args.request)
    throw redirectDocument(afterLogin(next, own.segment), 303)
  }
  const { failure, headers } = handleProviderFailure(args)
  const title = pageTitle(locale, 'login:title')
  const payoutOnly = searchParams.get('payout') === '1'
  return data({ title, next: afterLogin(next, locale.segment), failure, payoutOnly }, { headers })
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  const { locale } = await guard(args, 'login')
  if (args.request.method !== 'POST') throw data(null, { status: 405 })
  return handleLogin(args, locale, (token, next) =>
    redirect(signUpAddress(locale.segment, { next: next ?? null }), {
      status: 303,
      headers: storeSignUp(token, args),
    }),
  )
}

export const clientLoader = withMessages(handle)

export default function LoginRoute() {
  return <LoginPage {...useLoaderData<typeof loader>()} lastReply={useReply<typeof action>()} />
}
