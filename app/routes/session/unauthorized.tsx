import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { UnauthorizedScreen } from '#app/features/errors/UnauthorizedScreen.tsx'
import { LoginButton } from '#app/features/login/LoginButton.tsx'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { guard } from '#app/session/guard.server.ts'
import { afterLogin } from '#app/session/redirect-target.ts'
import { readSession } from '#app/session/session.server.ts'

export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await guard(args, 'accessError')
  const wanted = new URL(args.request.url).searchParams.get('next')
  const next = afterLogin(wanted, locale.segment)
  const session = await readSession(args)
  const signedIn = session.status === 'player'
  return data(
    { title: pageTitle(locale, 'common:titles.unauthorized'), next, signedIn },
    { status: signedIn ? 200 : 401 },
  )
}

export default function UnauthorizedRoute() {
  const { next, signedIn } = useLoaderData<typeof loader>()
  return (
    <UnauthorizedScreen continueTo={signedIn ? next : null} logIn={<LoginButton next={next} />} />
  )
}
