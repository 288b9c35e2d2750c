import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readOffers } from '#app/features/offers/offers.server.ts'
import { FlowNotThere, SignUpPage } from '#app/features/sign-up/SignUpPage.tsx'
import { actOnSignUp } from '#app/features/sign-up/sign-up-actions.server.ts'
import { NEXT_PARAMETER } from '#app/features/sign-up/sign-up-address.ts'
import { readSignUpPage } from '#app/features/sign-up/sign-up-view.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { guard } from '#app/session/guard.server.ts'
import { afterLogin } from '#app/session/redirect-target.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = { ...messages('signup'), ownSignUp: true }
export const meta = titleMeta

/** Flows that pay by one's bank; they are named here so that their addresses answer honestly (RTE-07, RTE-08). */
const FLOWS = ['pnp', 'callback']

/** The sign-up (RTE-06). Who has come to its end sees what signing up brings, or goes on at once. */
export async function loader(args: LoaderFunctionArgs) {
  const { locale, country } = await guard(args, 'signUp')
  const { flow } = args.params
  if (flow !== undefined && !FLOWS.includes(flow)) throw data(null, { status: 404 })
  const next = new URL(args.request.url).searchParams.get(NEXT_PARAMETER)
  const page = {
    title: pageTitle(locale, 'signup:title'),
    description: '',
    close: afterLogin(next, locale.segment),
    offer: null as null | { title: string; text: string; terms: string },
  }
  if (flow !== undefined) return { ...page, view: null }
  const { view, headers } = await readSignUpPage(args, { locale, country })
  if (view.step !== 'Complete' || !view.loggedIn) return data({ ...page, view }, { headers })
  const { signUp } = await readOffers(args.context, { locale, isPlayer: false })
  // Nothing to read: the page that was asked for comes at once.
  if (signUp === null) throw redirect(view.next, { status: 303, headers })
  const { title, text, terms } = signUp
  return data({ ...page, view, offer: { title, text, terms } }, { headers })
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  const { locale } = await guard(args, 'signUp')
  if (args.request.method !== 'POST') throw data(null, { status: 405 })
  return actOnSignUp(args, locale)
}

export const clientLoader = bringsMessages(handle)

export default function SignUpRoute() {
  const { view, close, offer } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return view === null ? (
    <FlowNotThere />
  ) : (
    <SignUpPage view={view} reply={reply} close={close} offer={offer} />
  )
}
