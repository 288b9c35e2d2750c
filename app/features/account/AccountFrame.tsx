import { Link, useLocation, useRouteLoaderData } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { PageContainer } from '#app/ui/Layout/Layout.tsx'
import * as styles from './AccountFrame.css.ts'

/** The pages of the account in four groups; the link of a group leads to its first page. */
const GROUPS = [
  {
    group: 'money',
    pages: [
      { path: '/my-account/banking', tab: 'banking' },
      { path: '/my-account/banking/deposit', tab: 'deposit' },
      { path: '/my-account/banking/withdraw', tab: 'withdraw' },
      { path: '/my-account/banking/transactions', tab: 'transactions' },
      { path: '/my-account/banking/statement', tab: 'statement' },
      { path: '/my-account/banking/budget', tab: 'budget' },
    ],
  },
  {
    group: 'play',
    pages: [
      { path: '/my-account/rewards', tab: 'rewards' },
      { path: '/my-account/rounds', tab: 'rounds' },
      { path: '/my-account/bets', tab: 'bets' },
      { path: '/my-account/play-time', tab: 'playTime' },
    ],
  },
  {
    group: 'safety',
    pages: [
      { path: '/my-account/gambling-limits', tab: 'limits' },
      { path: '/take-a-break', tab: 'break' },
      { path: '/my-account/self-test', tab: 'selfTest' },
      { path: '/my-account/protection', tab: 'protection' },
    ],
  },
  {
    group: 'profile',
    pages: [
      { path: '/my-account/account', tab: 'account' },
      { path: '/my-account/account/verification', tab: 'verification' },
      // A section of a long page: it has no tab of its own to be on.
      { path: '/my-account/account#devices', tab: 'devices' },
    ],
  },
] as const

type AccountTab = (typeof GROUPS)[number]['pages'][number]['tab']

const NOTHING = { mayDeposit: false, restricted: false, bonuses: false, bets: false }

/** The navigation of the account pages, above each of them: four groups, and the pages of the one of `tab`. */
export function AccountFrame(props: { tab: AccountTab; children: ReactNode }) {
  const { t } = useTranslation('account')
  const path = useLocalePath()
  const root = useRouteLoaderData<{
    player: Readonly<Record<'mayDeposit' | 'restricted' | 'bonuses' | 'bets', boolean>> | null
  }>('root')
  // Players who may not deposit, or not play, would only be redirected.
  const { mayDeposit, restricted, bonuses, bets } = root?.player ?? NOTHING
  const isOpen = (tab: AccountTab) =>
    (tab !== 'deposit' || mayDeposit) &&
    (tab !== 'rewards' || bonuses) &&
    (tab !== 'bets' || bets) &&
    ((tab !== 'limits' && tab !== 'playTime') || !restricted)
  const groups = GROUPS.map(({ group, pages }) => ({
    group,
    pages: pages.filter(({ tab }) => isOpen(tab)),
  }))
  const here = GROUPS.find(({ pages }) => pages.some(({ tab }) => tab === props.tab))?.group
  const row = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own place in the row.
  useEffect(() => showHere(row.current), [pathname])
  return (
    <PageContainer>
      <nav aria-label={t('nav.label')} className={styles.nav}>
        <ul className={styles.groups}>
          {groups.map(({ group, pages }) => (
            <li key={group} className={styles.groupItem}>
              <Link
                to={path(pages[0]?.path ?? '/my-account/account')}
                aria-current={group === here ? 'true' : undefined}
                className={styles.group}
              >
                {t(`nav.group.${group}`)}
              </Link>
            </li>
          ))}
        </ul>
        <ul ref={row} className={styles.pages}>
          {groups
            .find(({ group }) => group === here)
            ?.pages.map(({ tab, path: page }) => (
              <li key={tab}>
                <Link
                  to={path(page)}
                  aria-current={tab === props.tab ? 'page' : undefined}
                  className={styles.page}
                >
                  {t(`nav.${tab}`)}
                </Link>
              </li>
            ))}
        </ul>
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
