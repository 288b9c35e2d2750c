import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { SignUpInvitation } from '#app/features/offers/Offers.tsx'
import {
  loadOffers,
  loadWelcomeOffer,
  type SignUpOffer,
} from '#app/features/offers/offers.server.ts'
import { welcomed } from '#app/features/session/session-storage.ts'
import type { LimitsQuestion, SignUpOfferWords } from '#app/features/sign-up/CompleteStep.tsx'
import { FlowNotThere, SignUpPage } from '#app/features/sign-up/SignUpPage.tsx'
import { actOnSignUp } from '#app/features/sign-up/sign-up-actions.server.ts'
import { NEXT_PARAMETER } from '#app/features/sign-up/sign-up-address.ts'
import { loadSignUpPage } from '#app/features/sign-up/sign-up-view.server.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { localePath } from '#app/market/paths.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { requireSameOrigin } from '#app/session/form.server.ts'
import { guard } from '#app/session/guard.server.ts'
import { afterLogin } from '#app/session/redirect-target.ts'
import { readSession } from '#app/session/session.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = { ...messages('signup', 'content'), ownSignUp: true }
export const meta = titleMeta

/** Pay-by-bank flows; listed here so that their URLs give an honest response (RTE-07, RTE-08). */
const FLOWS = ['pnp', 'callback']

/** The sign-up (RTE-06). After its completion the player sees the sign-up offer, or continues at once. */
export async function loader(args: LoaderFunctionArgs) {
  const { locale, country } = await guard(args, 'signUp')
  const { flow } = args.params
  if (flow !== undefined && !FLOWS.includes(flow)) throw data(null, { status: 404 })
  const next = new URL(args.request.url).searchParams.get(NEXT_PARAMETER)
  const page = {
    title: pageTitle(locale, 'signup:title'),
    description: '',
    close: afterLogin(next, locale.segment),
    offer: null as null | SignUpOfferWords,
    limits: null as null | LimitsQuestion,
    invitation: null as null | SignUpOffer,
  }
  if (flow !== undefined) return { ...page, view: null }
  const { view, headers } = await loadSignUpPage(args, { locale, country })
  if (view.step !== 'Complete' || !view.loggedIn) {
    const { signUp: invitation } = await loadOffers(args, { locale, player: null })
    return data({ ...page, view, invitation }, { headers })
  }
  const session = await readSession(args)
  const offer =
    session.status === 'player'
      ? await loadWelcomeOffer(args, { locale, player: session.player })
      : null
  const limits = limitsQuestion(locale, view.next)
  // Nothing to read: redirects to the requested page at once.
  if (offer === null && limits === null) throw redirect(view.next, { status: 303, headers })
  return data({ ...page, view, offer, limits }, { headers })
}

/** Limits are offered at the sign-up where the market wants it, or requires them for play. */
function limitsQuestion(locale: Locale, next: string): LimitsQuestion | null {
  const { offersLimitsBeforeDeposit, limitsBeforePlay, timeLimitsBeforePlay } = locale.market
  const isRequired = limitsBeforePlay !== null || timeLimitsBeforePlay !== null
  if (!offersLimitsBeforeDeposit && !isRequired) return null
  const { t } = wordsOf(locale)
  const way = localePath(locale.segment, '/my-account/gambling-limits')
  return {
    title: t('deposit:limit.offer.title'),
    text: t('deposit:limit.offer.text'),
    action: t('deposit:limit.more'),
    // Where limits are only offered, they are not a condition for continuing.
    href: isRequired ? `${way}?${new URLSearchParams({ next })}` : way,
  }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  const { locale } = await guard(args, 'signUp')
  if (args.request.method !== 'POST') throw data(null, { status: 405 })
  return actOnSignUp(args, locale)
}

export const clientLoader = withMessages(handle)

export default function SignUpRoute() {
  const { view, close, offer, limits, invitation } = useLoaderData<typeof loader>()
  const reply = useReply<typeof action>()
  const greets = view?.step === 'Complete' && view.loggedIn
  // The last step is the welcome: none comes over the next page.
  useEffect(() => {
    if (greets) welcomed()
  }, [greets])
  return view === null ? (
    <FlowNotThere />
  ) : (
    <SignUpPage
      view={view}
      reply={reply}
      close={close}
      offer={offer}
      limits={limits}
      invitation={invitation === null ? null : <SignUpInvitation offer={invitation} />}
      showsSteps={invitation?.showsSteps ?? true}
    />
  )
}
