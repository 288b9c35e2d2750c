import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LoginButton } from '#app/features/login/LoginButton.tsx'
import { findStaticPage } from '#app/features/pages/pages.server.ts'
import { StaticPage } from '#app/features/pages/StaticPage.tsx'
import { ResetFlow } from '#app/features/reset/ResetFlow.tsx'
import { handleResetStep, loadReset } from '#app/features/reset/reset.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { loadPageGames } from '#app/routes/page-games.server.ts'
import { showGames } from '#app/routes/show-games.tsx'
import { requireSameOrigin } from '#app/session/form.server.ts'
import { guard } from '#app/session/guard.server.ts'
import { useReply } from '#app/session/use-reply.ts'
import { PageContainer } from '#app/ui/Layout/Layout.tsx'

export const handle = messages('reset', 'content')
export const meta = titleMeta
// It contains this browser's reset state, or a key in its URL.
export const headers = () => ({ 'X-Page-Cache': 'no' })

/** The password reset (CON-23); the editors' text is shown above it, if any. */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await guard(args, 'static')
  const [view, staticPage] = await Promise.all([
    loadReset(args, locale),
    findStaticPage(args.context, 'reset-password', locale),
  ])
  // Shown on the first step only: later it would push the form out of view.
  const page = staticPage && view.step !== 'email' ? { ...staticPage, body: null } : staticPage
  const games = page ? await loadPageGames(args, locale, page.body) : {}
  return { title: pageTitle(locale, 'reset:title'), view, page, games }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  const { locale } = await guard(args, 'static')
  if (args.request.method !== 'POST') throw data(null, { status: 405 })
  return handleResetStep(args, locale)
}

export const clientLoader = withMessages(handle)

export default function ResetPasswordRoute() {
  const { view, page, games } = useLoaderData<typeof loader>()
  const flow = (
    <ResetFlow
      view={view}
      reply={useReply<typeof action>()}
      level={page ? 2 : 1}
      logIn={<LoginButton next="/" testId="reset-login" />}
    />
  )
  return page ? (
    <StaticPage page={page} showGames={showGames(games)}>
      {flow}
    </StaticPage>
  ) : (
    <PageContainer>{flow}</PageContainer>
  )
}
