import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CookieSettingsPage } from '#app/features/cookies/CookieSettingsPage.tsx'
import { loadCookieSettings } from '#app/features/cookies/cookies.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { guard } from '#app/session/guard.server.ts'

export const handle = { ...messages('cookies'), ownConsent: true }
export const meta = titleMeta
// It contains this browser's choice.
export const headers = () => ({ 'X-Page-Cache': 'no' })

export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await guard(args, 'cookieSettings')
  return { title: pageTitle(locale, 'cookies:title'), ...loadCookieSettings(args, locale) }
}

export const clientLoader = withMessages(handle)

export default function CookieSettingsRoute() {
  return <CookieSettingsPage {...useLoaderData<typeof loader>()} />
}
