import { Link, NavLink, useLocation, useRouteLoaderData } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { BONUS_CODE_PATH } from '#app/rewards/reward-view.ts'
import { PageContainer } from '#app/ui/Layout/Layout.tsx'
import * as styles from './AccountFrame.css.ts'

const PAGES = [
  { path: '/my-account/account', label: 'nav.account' },
  { path: '/my-account/account/verification', label: 'nav.verification' },
  { path: '/my-account/banking', label: 'nav.banking' },
  { path: '/my-account/banking/deposit', label: 'nav.deposit' },
  { path: '/my-account/banking/transactions', label: 'nav.transactions' },
  { path: '/my-account/banking/withdraw', label: 'nav.withdraw' },
  { path: '/my-account/banking/statement', label: 'nav.statement' },
  { path: '/my-account/banking/budget', label: 'nav.budget' },
  { path: '/my-account/rounds', label: 'nav.rounds' },
  { path: '/my-account/rewards', label: 'nav.rewards' },
  { path: '/my-account/gambling-limits', label: 'nav.limits' },
  { path: '/my-account/play-time', label: 'nav.playTime' },
  { path: '/my-account/protection', label: 'nav.protection' },
] as const

/** The navigation of the account pages, above each of them. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('account')
  const path = useLocalePath()
  const root = useRouteLoaderData<{
    player: { mayDeposit: boolean; restricted: boolean; bonuses: boolean } | null
  }>('root')
  // Players who may not deposit, or not play, would only be redirected.
  const { mayDeposit = false, restricted = false, bonuses = false } = root?.player ?? {}
  const pages = PAGES.filter(
    ({ label }) =>
      (label !== 'nav.deposit' || mayDeposit) &&
      (label !== 'nav.rewards' || bonuses) &&
      ((label !== 'nav.limits' && label !== 'nav.playTime') || !restricted),
  )
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own place in the row.
  useEffect(() => showHere(row.current), [pathname])
  return (
    <PageContainer>
      <nav ref={row} aria-label={t('nav.label')} className={styles.pages}>
        {pages.map((page) =>
          page.label === 'nav.rewards' && pathname === path(BONUS_CODE_PATH) ? (
            // Entering a code is one of the pages of rewards, at a path of its own (RTE-29).
            <Link key={page.path} to={path(page.path)} aria-current="page" className={styles.page}>
              {t(page.label)}
            </Link>
          ) : (
            <NavLink
              key={page.path}
              to={path(page.path)}
              // Its subpages are other pages.
              end={page.path === '/my-account/account' || page.path === '/my-account/banking'}
              className={styles.page}
            >
              {t(page.label)}
            </NavLink>
          ),
        )}
      </nav>
      {children}
    </PageContainer>
  )
}

/** On a phone the row is wider than the screen: scrolls the current page's link to the middle. */
function showHere(row: HTMLElement | null): void {
  const here = row?.querySelector('[aria-current="page"]')?.getBoundingClientRect()
  if (!row || !here) return
  const { left, width } = row.getBoundingClientRect()
  row.scrollLeft += here.left + here.width / 2 - (left + width / 2)
}
