import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { confirmOfAge, offersDemo } from '#app/features/game/play.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { PlayScreen } from '#app/routes/casino/PlayScreen.tsx'
import { loadPlayRoute } from '#app/routes/casino/play-page.server.ts'
import { requireSameOrigin } from '#app/session/form.server.ts'
import { guard } from '#app/session/guard.server.ts'

export const handle = { ...messages('game', 'rounds'), bare: true }
export const meta = titleMeta
// A launch is one-off: its response must not be cached for the next visitor.
export const headers = () => ({ 'X-Page-Cache': 'no' })

export async function loader(args: LoaderFunctionArgs) {
  const demoOffered = offersDemo(args.params.provider)
  const visitor = await guard(args, 'casinoPlay', { demoOffered })
  return loadPlayRoute(args, visitor, 'CASINO')
}

/** Handles the answer to the age question. */
export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  await guard(args, 'casinoPlay', { demoOffered: offersDemo(args.params.provider) })
  if (args.request.method !== 'POST') throw data(null, { status: 405 })
  return confirmOfAge(args)
}

export const clientLoader = withMessages(handle)

/** Another launch would discard the running game: only another game or a login triggers one. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || (formMethod ?? 'GET') !== 'GET'
}

export default function CasinoPlayRoute() {
  return <PlayScreen {...useLoaderData<typeof loader>()} />
}
