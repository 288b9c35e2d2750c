import { NavLink } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { PageContainer } from '#app/ui/PageContainer/PageContainer.tsx'
import * as styles from './AccountFrame.css.ts'

const PAGES = [
  { path: '/my-account/account', label: 'nav.account' },
  { path: '/my-account/banking/transactions', label: 'nav.transactions' },
  { path: '/my-account/banking/statement', label: 'nav.statement' },
  { path: '/my-account/rounds', label: 'nav.rounds' },
] as const

/** The account's own row of pages above each of them. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('account')
  const path = useLocalePath()
  return (
    <PageContainer>
      <nav aria-label={t('nav.label')} className={styles.pages}>
        {PAGES.map((page) => (
          <NavLink key={page.path} to={path(page.path)} className={styles.page}>
            {t(page.label)}
          </NavLink>
        ))}
      </nav>
      {children}
    </PageContainer>
  )
}
