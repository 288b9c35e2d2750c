import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LoginButton } from '#app/features/login/LoginButton.tsx'
import { RestrictedCountry } from '#app/features/restricted/RestrictedCountry.tsx'
import { pageTitle } from '#app/market/page-title.server.ts'
import { localePath } from '#app/market/paths.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { guard } from '#app/session/guard.server.ts'

export const handle = messages('guards')
export const meta = titleMeta

/** The page for visitors from a restricted country (RTE-20); 451 in any case (GAP-021). */
export async function loader(args: LoaderFunctionArgs) {
  const { player, locale } = await guard(args, 'restricted')
  return data(
    {
      title: pageTitle(locale, 'guards:restricted.title'),
      signedIn: player !== null,
      next: localePath(locale.segment, '/my-account/banking/transactions'),
    },
    { status: 451 },
  )
}

export const clientLoader = withMessages(handle)

export default function RestrictedRoute() {
  const { signedIn, next } = useLoaderData<typeof loader>()
  return <RestrictedCountry signedIn={signedIn} logIn={<LoginButton next={next} />} />
}
