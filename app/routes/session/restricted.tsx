import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LoginButton } from '#app/features/login/LoginButton.tsx'
import { placeText } from '#app/features/restricted/place-text.ts'
import { Restricted } from '#app/features/restricted/Restricted.tsx'
import { pageTitle } from '#app/market/page-title.server.ts'
import { localePath } from '#app/market/paths.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { guard } from '#app/session/guard.server.ts'
import { isRestrictedCountry } from '#app/session/guards.ts'
import { loadOffering } from '#app/session/offering.server.ts'
import { isMarketOff } from '#schemas/rules/switched-off.ts'

/** The page contains the login link itself, which must not appear twice. */
export const handle = { ...messages('guards'), ownLogin: true }
export const meta = titleMeta

/**
 * The page for visitors from a restricted country (RTE-20), always with 451 (GAP-021); and, with 403, for everyone in a
 * market that an editor has switched off (STU-04).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { player, locale } = await guard(args, 'restricted')
  const { off } = await loadOffering(args.context)
  const { geoLocation, config } = args.context
  const isClosed =
    isMarketOff(player?.market ?? locale.market, off) &&
    !isRestrictedCountry(geoLocation, config.guards)
  const why = isClosed ? 'closed' : 'restricted'
  return data(
    {
      title: pageTitle(locale, `guards:${why}.title`),
      why,
      // This page is for one visitor only: it is never cached.
      place: isClosed ? null : placeText(geoLocation, locale.language),
      signedIn: player !== null,
      next: localePath(locale.segment, '/my-account/banking/transactions'),
    } as const,
    { status: isClosed ? 403 : 451 },
  )
}

export const clientLoader = withMessages(handle)

export default function RestrictedRoute() {
  const { why, place, signedIn, next } = useLoaderData<typeof loader>()
  return (
    <Restricted
      why={why}
      place={place}
      signedIn={signedIn}
      logIn={<LoginButton next={next} testId="login-open" />}
    />
  )
}
