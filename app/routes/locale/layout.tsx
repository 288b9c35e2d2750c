import type { HeadersArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { planRebuild } from '#app/content/search/search-index-cache.server.ts'
import { ActivityProvider, usePlayTimeS } from '#app/features/activity/ActivityProvider.tsx'
import { BonusCodeChip } from '#app/features/bonus-code/BonusCodeChip.tsx'
import { CookieNotice } from '#app/features/cookies/CookieNotice.tsx'
import { CookieSettingsButton } from '#app/features/cookies/CookieSettingsButton.tsx'
import { StoredConsent } from '#app/features/cookies/StoredConsent.tsx'
import { DepositButton, DepositLink } from '#app/features/deposits/DepositButton.tsx'
import { isMaintenance, RouteError } from '#app/features/errors/RouteError.tsx'
import { Footer } from '#app/features/footer/Footer.tsx'
import { loadFooter } from '#app/features/footer/footer.server.tsx'
import { TileFacts } from '#app/features/game/TileFacts.tsx'
import { NoticeBar } from '#app/features/harm-markers/NoticeBar.tsx'
import { loadNotices } from '#app/features/harm-markers/notices.server.ts'
import type { PageLayoutData } from '#app/features/layout/layout.server.ts'
import { PageLayout } from '#app/features/layout/PageLayout.tsx'
import { LoginButton, logInToPlay } from '#app/features/login/LoginButton.tsx'
import { loadWelcomeOffer } from '#app/features/offers/offers.server.ts'
import { previewView } from '#app/features/preview/preview-view.server.ts'
import { SearchBox } from '#app/features/search/SearchBox.tsx'
import { SearchLink } from '#app/features/search/SearchLink.tsx'
import { SeoText } from '#app/features/seo/SeoText.tsx'
import { SessionLoader } from '#app/features/session/SessionLoader.tsx'
import { SessionModals } from '#app/features/session/SessionModals.tsx'
import { SignUpButton } from '#app/features/sign-up/SignUpButton.tsx'
import { BalanceButton } from '#app/features/wallet/BalanceButton.tsx'
import { useWallet, WalletProvider } from '#app/features/wallet/WalletProvider.tsx'
import { loadBalance } from '#app/features/wallet/wallet.server.ts'
import { WithdrawLink } from '#app/features/withdraw/WithdrawLink.tsx'
import { pageTitle } from '#app/market/page-title.server.ts'
import { requireLocale } from '#app/market/require-locale.server.ts'
import { frameRevalidates } from '#app/market/revalidation.ts'
import { firstLocale } from '#app/session/first-locale.server.ts'
import { readSession } from '#app/session/session.server.ts'

/** Only editors need it. */
const PreviewBar = lazy(() => import('#app/features/preview/PreviewBar.tsx'))

export const shouldRevalidate = frameRevalidates

/** No guard: a layout never guards. It reads the frame's data. */
export async function loader(args: LoaderFunctionArgs) {
  const locale = await requireLocale(args, () => firstLocale(args))
  if (args.context.preview === null) planRebuild(args.context)
  const session = await readSession(args)
  const newcomer = session.status === 'player' && session.player.firstLogin ? session.player : null
  const [balance, footer, welcome, notices] = await Promise.all([
    loadBalance(args),
    loadFooter(args.context, locale),
    newcomer && loadWelcomeOffer(args, { locale, player: newcomer }),
    loadNotices(args, locale),
  ])
  return {
    balance,
    footer,
    welcome,
    notices,
    preview: previewView(args),
    titles: {
      notFound: pageTitle(locale, 'common:titles.notFound'),
      server: pageTitle(locale, 'common:titles.server'),
      maintenance: pageTitle(locale, 'common:titles.maintenance'),
    },
  }
}

type LayoutData = Awaited<ReturnType<typeof loader>>

/** The title of an error screen; every page without an error has its own. */
export function meta({ error, data }: { error?: unknown; data: unknown }) {
  const titles = (data as LayoutData | undefined)?.titles
  if (error === undefined || titles === undefined) return [{ title: 'Playhouse' }]
  if (isMaintenance(error)) return [{ title: titles.maintenance }]
  const missing = isRouteErrorResponse(error) && error.status === 404
  return [{ title: missing ? titles.notFound : titles.server }]
}

/** When to retry a page that a guard or a failed part has blocked (GAP-022). */
export function headers({ errorHeaders, parentHeaders }: HeadersArgs) {
  const headers = new Headers(parentHeaders)
  const after = errorHeaders?.get('retry-after')
  if (after) headers.set('Retry-After', after)
  return headers
}

export default function LocaleLayout() {
  return (
    <Framed data={useLoaderData<typeof loader>()}>
      <Outlet />
    </Framed>
  )
}

/** Errors of pages keep the frame around them; only an error of the frame itself propagates to the root. */
export function ErrorBoundary() {
  return (
    <Framed data={useRouteLoaderData<typeof loader>('routes/locale/layout')}>
      <RouteError />
    </Framed>
  )
}

function Framed(props: { data: LayoutData | undefined; children: ReactNode }) {
  const layout = useRouteLoaderData<PageLayoutData>('root')
  const matches = useMatches()
  const isPage = (
    word:
      | 'bare'
      | 'bareForPlayers'
      | 'ownLogin'
      | 'ownDeposit'
      | 'ownWithdraw'
      | 'ownSignUp'
      | 'ownConsent',
  ) => matches.some(({ handle }) => isSet(handle, word))
  const isBare = isPage('bare') || (isPage('bareForPlayers') && layout?.player != null)
  const mayDeposit = layout?.player?.mayDeposit === true && !isPage('ownDeposit')
  if (!layout) return <main id="main">{props.children}</main>
  return (
    <WalletProvider playerId={layout.player?.id ?? null} initial={props.data?.balance ?? null}>
      <ActivityProvider
        playerId={layout.player && !layout.player.restricted ? layout.player.id : null}
      >
        <PageLayout
          frame={layout}
          balance={
            <BalanceButton
              deposit={mayDeposit ? <DepositButton block testId="deposit-open-balance" /> : null}
            />
          }
          deposit={mayDeposit ? <DepositButton testId="deposit-open" /> : null}
          depositOnPhone={
            mayDeposit ? (look) => <DepositLink {...look} testId="deposit-open-phone" /> : null
          }
          withdraw={isPage('ownWithdraw') ? null : (look) => <Withdraw {...look} />}
          signUp={isPage('ownSignUp') || !layout.registrationOpen ? null : <SignUpButton />}
          logIn={isPage('ownLogin') ? null : <LoginButton testId="login-open" />}
          search={layout.isClosed ? null : <SearchBox look="header" />}
          searchLink={layout.isClosed ? null : <SearchLink />}
          footer={<Footer fragment={props.data?.footer ?? null} />}
          cookieSettings={<CookieSettingsButton look="link" />}
          consent={layout.consent.ask && !isPage('ownConsent') ? <CookieNotice /> : null}
          bonusCode={layout.bonusCode && !isBare ? <BonusCodeChip code={layout.bonusCode} /> : null}
          preview={
            props.data?.preview ? (
              <Suspense fallback={null}>
                <PreviewBar preview={props.data.preview} />
              </Suspense>
            ) : null
          }
          notices={layout.player ? <NoticeBar notices={props.data?.notices ?? null} /> : null}
          bare={isBare}
        >
          {props.children}
          <TileFacts logIn={logInToPlay} />
          <SessionLoader known={!layout.platformDown} />
          <Modals player={layout.player} offer={props.data?.welcome ?? null} />
          <StoredConsent asking={layout.consent.ask} />
          <SeoText pageData={matches.at(-1)?.data} />
        </PageLayout>
      </ActivityProvider>
    </WalletProvider>
  )
}

/** The play time interval is also the allowed inactivity (CON-13). */
function Modals(props: Omit<ComponentProps<typeof SessionModals>, 'playTimeS'>) {
  return <SessionModals {...props} playTimeS={usePlayTimeS()} />
}

/** Uses the wallet's newest balance. */
function Withdraw(look: { className: string; children: string }) {
  return <WithdrawLink {...look} walletSeq={useWallet()?.balance?.seq ?? null} />
}

function isSet(handle: unknown, word: string): boolean {
  return typeof handle === 'object' && handle !== null && Reflect.get(handle, word) === true
}
