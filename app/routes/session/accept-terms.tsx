import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RichText } from '#app/content/rich-text/RichText.tsx'
import { findStaticPage } from '#app/features/pages/pages.server.ts'
import { AcceptTerms } from '#app/features/terms/AcceptTerms.tsx'
import { handleTermsForm, termsToAccept } from '#app/features/terms/accept-terms.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { requireSameOrigin } from '#app/session/form.server.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = messages('guards', 'content')
export const meta = titleMeta

/** The newest terms, before any other page (RTE-19, TRM-01). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requirePlayer(args, 'acceptTerms')
  return {
    title: pageTitle(visit.locale, 'guards:terms.title'),
    ...termsToAccept(args, visit),
    // Null while there is nothing to read: unseen terms cannot be accepted.
    body: (await findStaticPage(args.context, 'terms', visit.locale))?.body ?? null,
  }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  const visit = await requirePlayer(args, 'acceptTerms')
  if (args.request.method !== 'POST') throw data(null, { status: 405 })
  return handleTermsForm(args, visit)
}

export const clientLoader = withMessages(handle)

export default function AcceptTermsRoute() {
  const { version, next, body } = useLoaderData<typeof loader>()
  const failed = useReply<typeof action>()?.failed ?? false
  return (
    <AcceptTerms
      version={version}
      next={next}
      failed={failed}
      text={body ? <RichText text={body} showGames={() => null} /> : null}
    />
  )
}
