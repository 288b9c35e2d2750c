import { Link, useLocation, useRouteLoaderData } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { PageContainer } from '#app/ui/Layout/Layout.tsx'
import * as styles from './AccountFrame.css.ts'

const TABS = [
  { path: '/my-account/account', tab: 'account' },
  { path: '/my-account/account/verification', tab: 'verification' },
  { path: '/my-account/banking', tab: 'banking' },
  { path: '/my-account/banking/deposit', tab: 'deposit' },
  { path: '/my-account/banking/transactions', tab: 'transactions' },
  { path: '/my-account/banking/withdraw', tab: 'withdraw' },
  { path: '/my-account/banking/statement', tab: 'statement' },
  { path: '/my-account/banking/budget', tab: 'budget' },
  { path: '/my-account/rounds', tab: 'rounds' },
  { path: '/my-account/bets', tab: 'bets' },
  { path: '/my-account/rewards', tab: 'rewards' },
  { path: '/my-account/gambling-limits', tab: 'limits' },
  { path: '/my-account/play-time', tab: 'playTime' },
  { path: '/my-account/protection', tab: 'protection' },
] as const

type AccountTab = (typeof TABS)[number]['tab']

const NOTHING = { mayDeposit: false, restricted: false, bonuses: false, bets: false }

/** The navigation of the account pages, above each of them. `tab`: where the page belongs; null: nowhere in the row. */
export function AccountFrame(props: { tab: AccountTab | null; children: ReactNode }) {
  const { t } = useTranslation('account')
  const path = useLocalePath()
  const root = useRouteLoaderData<{
    player: Readonly<Record<'mayDeposit' | 'restricted' | 'bonuses' | 'bets', boolean>> | null
  }>('root')
  // Players who may not deposit, or not play, would only be redirected.
  const { mayDeposit, restricted, bonuses, bets } = root?.player ?? NOTHING
  const tabs = TABS.filter(
    ({ tab }) =>
      (tab !== 'deposit' || mayDeposit) &&
      (tab !== 'rewards' || bonuses) &&
      (tab !== 'bets' || bets) &&
      ((tab !== 'limits' && tab !== 'playTime') || !restricted),
  )
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own place in the row.
  useEffect(() => showHere(row.current), [pathname])
  return (
    <PageContainer>
      <nav ref={row} aria-label={t('nav.label')} className={styles.pages}>
        {tabs.map(({ tab, path: page }) => (
          <Link
            key={tab}
            to={path(page)}
            aria-current={tab === props.tab ? 'page' : undefined}
            className={styles.page}
          >
            {t(`nav.${tab}`)}
          </Link>
        ))}
      </nav>
      {props.children}
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
