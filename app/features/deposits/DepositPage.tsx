import { useTranslation } from 'react-i18next'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Heading } from '#app/ui/Text/Text.tsx'
import * as styles from './Deposit.css.ts'
import { DepositBody } from './DepositBody.tsx'
import type { DepositPageData } from './deposit.server.ts'
import { DepositOnPage } from './deposit-location.tsx'
import type { DepositReply } from './deposit-reply.ts'

/** The deposit page. Works entirely with plain forms and links. */
export function DepositPage(props: {
  page: DepositPageData
  /** The page's own path below the locale. */
  path: '/deposit' | '/my-account/banking/deposit'
  lastReply: DepositReply | undefined
  /** Its heading level: 2 if it is part of a page. */
  level?: 1 | 2
}) {
  const { t } = useTranslation('deposit')
  return (
    <DepositOnPage path={props.path} lastReply={props.lastReply}>
      <div className={styles.column}>
        <Stack gap="xl">
          <Heading level={props.level ?? 1}>{t('title')}</Heading>
          <DepositBody data={props.page} />
        </Stack>
      </div>
    </DepositOnPage>
  )
}
