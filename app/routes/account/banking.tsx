import { Link, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { DepositPage } from '#app/features/deposits/DepositPage.tsx'
import type { DepositReply } from '#app/features/deposits/deposit-reply.ts'
import { OpenDepositsToCancel } from '#app/features/deposits/OpenDeposits.tsx'
import { cancelOnPage } from '#app/features/deposits/open-deposit-actions.server.ts'
import { BalanceParts } from '#app/features/wallet/BalanceParts.tsx'
import { useWallet } from '#app/features/wallet/WalletProvider.tsx'
import { WithdrawPage } from '#app/features/withdraw/WithdrawPage.tsx'
import { WITHDRAW_PATH } from '#app/features/withdraw/withdraw-links.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { useMethodWords } from '#app/market/use-method-words.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { loadBankingPage } from '#app/routes/account/banking-page.server.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'
import { useReply } from '#app/session/use-reply.ts'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { pillLink } from '#app/ui/Pill/Pill.css.ts'
import { row, rows } from '#app/ui/RowList/RowList.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Banking.css.ts'
import type { BankingPage } from './banking-page.server.ts'

export const handle = {
  ...messages('account', 'deposit', 'withdraw', 'rewards', 'methods'),
  ownDeposit: true,
  ownWithdraw: true,
}
export const meta = titleMeta

/** Forms of its tabs are posted to their own pages, but for that of an open payment. */
export const loader = accountLoader('banking', 'account:banking.title', loadBankingPage)

/** Of a player who may not deposit: an open payment is given up here. */
export const action = accountAction('banking', (args, who) => cancelOnPage(args, who, BANKING))

export const clientLoader = withMessages(handle)

export default function BankingRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="banking">
      <BankingScreen
        page={page}
        lastReply={useReply<typeof action>()}
        walletSeq={useWallet()?.balance?.seq ?? null}
      />
    </AccountFrame>
  )
}

const BANKING = '/my-account/banking'
const DEPOSIT_PATH = '/my-account/banking/deposit'

/** The balance overview, and below it the open tab (GAP-029). The tabs are separate pages. */
function BankingScreen(props: {
  page: BankingPage
  lastReply: DepositReply | undefined
  walletSeq: number | null
}) {
  const { tab, pending } = props.page
  const { t } = useTranslation('account')
  return (
    <Stack gap="xxl">
      <Heading level={1}>{t('banking.title')}</Heading>
      <div className={styles.glance}>
        <section aria-label={t('banking.balances')} className={layout.stack.md}>
          <Heading level={2}>{t('banking.balances')}</Heading>
          <BalanceParts />
        </section>
        <Pending pending={pending} />
      </div>
      <Stack gap="xl">
        <Tabs open={tab.name} />
        {tab.name === 'deposit' ? (
          <DepositPage page={tab.page} path={DEPOSIT_PATH} lastReply={undefined} level={2} />
        ) : (
          <>
            <OpenDepositsToCancel
              open={tab.openDeposits}
              path={BANKING}
              lastReply={props.lastReply}
            />
            <WithdrawPage
              page={tab.page}
              lastReply={undefined}
              walletSeq={props.walletSeq}
              level={2}
            />
          </>
        )}
      </Stack>
    </Stack>
  )
}

function Pending({ pending }: Pick<BankingPage, 'pending'>) {
  const { t } = useTranslation(['account', 'withdraw'])
  const words = useMethodWords()
  const path = useLocalePath()
  return (
    <section aria-label={t('banking.pending')} className={layout.stack.md}>
      <Heading level={2}>{t('banking.pending')}</Heading>
      {pending === null ? (
        <Notice tone="critical" title={t('withdraw:list.failed')} />
      ) : pending.length === 0 ? (
        <Text tone="muted">{t('banking.none')}</Text>
      ) : (
        <>
          <ul className={rows} data-testid="banking-pending">
            {pending.map((it) => (
              <li key={it.id} className={row}>
                <span>
                  <strong className={styles.figure}>{it.amount}</strong> {words.name(it.method)}
                </span>
                <Chip>{t(`withdraw:list.states.${it.state}`)}</Chip>
              </li>
            ))}
          </ul>
          <Link to={path(WITHDRAW_PATH)}>{t('banking.follow')}</Link>
        </>
      )}
    </section>
  )
}

function Tabs({ open }: { open: BankingPage['tab']['name'] }) {
  const { t } = useTranslation('account')
  const path = useLocalePath()
  const tabs = [
    ...(open === 'deposit' ? [{ name: 'deposit', to: DEPOSIT_PATH } as const] : []),
    { name: 'withdraw', to: WITHDRAW_PATH },
    { name: 'transactions', to: '/my-account/banking/transactions' },
  ] as const
  return (
    <nav aria-label={t('banking.tabs')} className={layout.wrap.sm}>
      {tabs.map(({ name, to }) => (
        <Link
          key={name}
          to={path(to)}
          className={pillLink}
          aria-current={name === open ? 'page' : undefined}
        >
          {t(`nav.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
