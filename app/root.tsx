import { data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRevalidator,
  useRouteLoaderData,
} from '@remix-run/react'
import { type MutableRefObject, type ReactNode, useLayoutEffect, useRef } from 'react'
import { GenericError } from '#app/features/errors/RouteError.tsx'
import { loadLayout, type PageLayoutData } from '#app/features/layout/layout.server.ts'
import { OfflineWorker } from '#app/features/layout/OfflineWorker.tsx'
import { SearchEngineLinks } from '#app/features/layout/SearchEngineLinks.tsx'
import { TimeZoneCookie } from '#app/features/layout/TimeZoneCookie.tsx'
import { THEME_SCRIPT } from '#app/features/layout/theme-script.ts'
import { useOnlyIn } from '#app/features/layout/use-only-in.ts'
import { InlineMessages } from '#app/market/inline-messages.tsx'
import { frameRevalidates } from '#app/market/revalidation.ts'
import { useLocale } from '#app/market/use-locale.ts'
import { AffiliateVisit } from '#app/session/AffiliateField.tsx'
import { saveBonusCode } from '#app/session/bonus-code.server.ts'
import { useNonce } from '#app/session/nonce.ts'
import { renewSession } from '#app/session/session.server.ts'
import '#app/ui/theme/global.css.ts'
import '#app/ui/theme/print.css.ts'
import { FONT_PRELOADS } from '#app/ui/theme/fonts.ts'

export const shouldRevalidate = frameRevalidates

export const links = () => [
  ...FONT_PRELOADS,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export async function loader(args: LoaderFunctionArgs) {
  const [frame, headers] = await Promise.all([loadLayout(args), renewSession(args)])
  for (const cookie of saveBonusCode(args).getSetCookie()) headers.append('Set-Cookie', cookie)
  return data(frame, { headers })
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const { tag } = useLocale()
  const frame = useRouteLoaderData<PageLayoutData>('root')
  const { pathname } = useLocation()
  const matches = useMatches()
  const indexable = matches.some(({ handle, data }) => isIndexable(handle) || isIndexable(data))
  const onlyIn = useOnlyIn()
  return (
    <html lang={tag} dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <Meta />
        {frame ? (
          <SearchEngineLinks
            frame={frame}
            pathname={pathname}
            indexable={indexable}
            onlyIn={onlyIn}
            addressIn={addressesIn(matches.at(-1)?.data)}
          />
        ) : null}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
          dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }}
        />
        <Links />
      </head>
      <body>
        {children}
        <InlineMessages />
        <TimeZoneCookie />
        <OfflineWorker />
        <AffiliateVisit />
        <PageScroll nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/**
 * The router's scroll restoration, except after a revalidation: there it would restore the position from when the
 * revalidation started, however far the reader has scrolled since.
 */
function PageScroll({ nonce }: { nonce: string | undefined }) {
  const { state } = useRevalidator()
  const { key } = useLocation()
  const last = useRef({ state, key })
  const position = useRef(0)
  // A parent's effects run after those of what it renders below.
  useLayoutEffect(() => {
    const before = last.current
    last.current = { state, key }
    const isReadAgain = before.state === 'loading' && state === 'idle' && before.key === key
    if (isReadAgain) window.scrollTo(0, position.current)
  }, [state, key])
  return (
    <>
      <NotePosition state={state} position={position} />
      <ScrollRestoration nonce={nonce} />
    </>
  )
}

/** Records the scroll position after each load, before any later effect scrolls. */
function NotePosition(props: { state: string; position: MutableRefObject<number> }) {
  const { state, position } = props
  useLayoutEffect(() => {
    if (state === 'idle') position.current = window.scrollY
  }, [state, position])
  return null
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <GenericError />
    </main>
  )
}

/** Pages whose addresses differ by language list them in their data. */
function addressesIn(data: unknown): Readonly<Record<string, string>> | null {
  return typeof data === 'object' && data !== null ? (Reflect.get(data, 'addressIn') ?? null) : null
}

/** A route declares it for all its pages, or a page's data for that page. */
function isIndexable(it: unknown): boolean {
  return typeof it === 'object' && it !== null && Reflect.get(it, 'indexable') === true
}
