import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale, useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import { fromApiAmount } from '#contracts/money.ts'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import * as styles from './GameMenu.css.ts'
import type { GameMenuData } from './game-menu.server.ts'
import type { MenuSection } from './menu-state.ts'

type SectionProps = {
  data: GameMenuData
  balance: ReactNode
  rewards: ReactNode
  bonusCode: ReactNode
}

/** One page of the menu. It shows what exists today, and links only to what works. */
export function MenuSections(props: SectionProps & { section: MenuSection }) {
  const Section = SECTIONS[props.section]
  return <Section {...props} />
}

const SECTIONS: Readonly<Record<MenuSection, (props: SectionProps) => ReactNode>> = {
  account: Account,
  reward: Reward,
  settings: Settings,
  responsibleGambling: ResponsibleGambling,
  banking: Banking,
  bonusCode: BonusCode,
}

/** A page of the site beside the game: in a new tab, so that no round is left. */
function Beside({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useTranslation('gamemenu')
  return (
    <ButtonLink href={path} size="small" target="_blank" rel="noopener" title={t('newTab')}>
      {children}
    </ButtonLink>
  )
}

function Account({ data }: SectionProps) {
  const { t } = useTranslation('gamemenu')
  const path = useLocalePath()
  const { name, email } = data.account
  const facts = [
    ...(name ? [{ name: t('account.name'), value: name }] : []),
    { name: t('account.email'), value: email },
    ...(data.openRounds === null
      ? []
      : [{ name: t('account.openRounds'), value: String(data.openRounds) }]),
  ]
  return (
    <>
      <Facts facts={facts} />
      <div className={styles.ways}>
        <Beside path={path('/my-account/account')}>{t('account.details')}</Beside>
        <Beside path={path('/my-account/rounds')}>{t('account.rounds')}</Beside>
      </div>
      <NewTab />
    </>
  )
}

function Reward({ rewards }: SectionProps) {
  return rewards
}

function Settings({ data }: SectionProps) {
  const { t } = useTranslation('gamemenu')
  const path = useLocalePath()
  const { newsKinds } = data
  return (
    <>
      <Facts
        facts={[
          { name: t('settings.language'), value: data.language },
          {
            name: t('settings.news'),
            value:
              newsKinds === 0 ? t('settings.noNews') : newsKinds === null ? '–' : String(newsKinds),
          },
        ]}
      />
      <div className={styles.ways}>
        <Beside path={path('/my-account/account#language')}>{t('settings.changeLanguage')}</Beside>
        <Beside path={path('/my-account/account#subscriptions')}>{t('settings.changeNews')}</Beside>
      </div>
      <NewTab />
    </>
  )
}

function ResponsibleGambling({ data }: SectionProps) {
  const { t } = useTranslation('gamemenu')
  const path = useLocalePath()
  const money = useMoney(data.session?.currency)
  const session = data.session?.session
  return (
    <>
      {session ? (
        <Facts
          facts={[
            { name: t('safe.turnover'), value: money(session.turnover) },
            { name: t('safe.winnings'), value: money(session.winnings) },
            { name: t('safe.delta'), value: money(session.delta) },
          ]}
        />
      ) : (
        <Text tone="muted">{t('safe.noSession')}</Text>
      )}
      <div className={styles.ways}>
        <Beside path={path('/my-account/gambling-limits')}>{t('safe.limits')}</Beside>
      </div>
      <Text tone="muted">{t('safe.leave')}</Text>
      <Form method="post" action={path('/logout')} reloadDocument>
        <Button type="submit" size="small" data-testid="game-menu-log-out">
          {t('safe.logOut')}
        </Button>
      </Form>
      {data.help.length === 0 ? null : (
        <div>
          <Heading level={2} size="md">
            {t('safe.help')}
          </Heading>
          <ul className={styles.links}>
            {data.help.map((it) => (
              <li key={it.url}>
                <a
                  href={it.url}
                  target="_blank"
                  rel="noopener noreferrer"
                  title={t('newTab')}
                  className={styles.link}
                >
                  {it.kind === 'page' ? t('safe.page') : it.title}
                </a>
              </li>
            ))}
          </ul>
          <NewTab />
        </div>
      )}
    </>
  )
}

function Banking({ balance, data }: SectionProps) {
  const { t } = useTranslation('gamemenu')
  const path = useLocalePath()
  return (
    <>
      {balance}
      {data.openRounds ? <Text tone="muted">{t('banking.openRounds')}</Text> : null}
      <div className={styles.ways}>
        {data.mayDeposit ? <Beside path={path('/deposit')}>{t('banking.deposit')}</Beside> : null}
        <Beside path={path('/my-account/banking/transactions')}>{t('banking.transactions')}</Beside>
        <Beside path={path('/my-account/banking/withdraw')}>{t('banking.withdraw')}</Beside>
        <Beside path={path('/my-account/rounds')}>{t('account.rounds')}</Beside>
      </div>
      <NewTab />
    </>
  )
}

function BonusCode({ bonusCode }: SectionProps) {
  return bonusCode
}

function NewTab() {
  const { t } = useTranslation('gamemenu')
  return (
    <Text size="small" tone="muted">
      {t('newTab')}
    </Text>
  )
}

function useMoney(currency: string | undefined): (value: number) => string {
  const { language, currency: pageCurrency } = useLocale()
  const shown = currency !== undefined && isCurrency(currency) ? currency : pageCurrency
  return (value) => formatMoney(fromApiAmount(value), shown, language)
}
