import { Form } from '@remix-run/react'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale, useLocalePath } from '#app/market/use-locale.ts'
import { useReload } from '#app/session/use-reload.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Loaded } from '#app/ui/Loaded/Loaded.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { fromApiAmount } from '#contracts/money.ts'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import * as styles from './GameMenu.css.ts'
import type { GameMenuData } from './game-menu.server.ts'
import { MENU_SECTIONS, type MenuPage, type MenuSection } from './menu-state.ts'

export type GameMenuProps = {
  at: MenuPage
  onChoose: (section: MenuSection | 'deposit') => void
  onBack: () => void
  onClose: () => void
  onPanel: () => void
  /** The menu found that the player is no longer signed in. */
  onSignedOut: () => void
  /** Links to unfinished rounds of other games, as items of the menu's list. */
  resume: (className: string) => ReactNode
  /** The wallet's parts; live, not as of the moment when the menu opened. */
  balance: ReactNode
  /** What the open game accepts, where that is less than the total. */
  accepted: string | null
  /** The active rewards, and the field for a code: passed in from their own features. */
  rewards: ReactNode
  bonusCode: ReactNode
  /** The deposit. Its own last button leads back to the game. */
  deposit: ReactNode
}

/** The in-game menu: a window over the paused game, one page of it at a time (GAM-21). */
export default function GameMenu(props: GameMenuProps) {
  const { at } = props
  const { t } = useTranslation('gamemenu')
  const path = encodeURIComponent(window.location.pathname)
  const { load, again } = useReload<GameMenuData>(`/api/game-menu?path=${path}`)
  const page = useRef<HTMLDivElement>(null)
  const { onSignedOut } = props
  useEffect(() => {
    if (load.state === 'signed-out') onSignedOut()
  }, [load.state, onSignedOut])
  const first = useRef(at)
  useEffect(() => {
    // The button that led here is gone: the focus moves to the new page. The dialog itself handles the first.
    if (first.current !== at) page.current?.focus()
    first.current = at
  }, [at])
  return (
    <Dialog open onClose={props.onClose} title={titleOf(at, t)}>
      <div ref={page} tabIndex={-1} className={styles.page} data-testid={`game-menu-${at}`}>
        <Stack gap="lg">
          {at === 'initial' ? (
            <Start {...props} />
          ) : at === 'deposit' ? (
            props.deposit
          ) : (
            <Loaded load={load} again={again}>
              {(data) => <MenuSections {...props} section={at} data={data} />}
            </Loaded>
          )}
          {at === 'initial' ? null : (
            <div className={layout.wrap.sm}>
              <Button onClick={props.onBack} data-testid="game-menu-back">
                {t('back')}
              </Button>
            </div>
          )}
          {at === 'deposit' ? null : (
            <Button tone="primary" block onClick={props.onClose} data-testid="game-menu-close">
              {t('toGame')}
            </Button>
          )}
        </Stack>
      </div>
    </Dialog>
  )
}

function titleOf(at: MenuPage, t: TFunction<'gamemenu'>): string {
  if (at === 'initial') return t('title')
  return at === 'deposit' ? t('banking.deposit') : t(`sections.${at}`)
}

function Start({ onChoose, onPanel, resume }: GameMenuProps) {
  const { t } = useTranslation('gamemenu')
  return (
    <ul className={styles.list}>
      {resume(styles.item)}
      {MENU_SECTIONS.map((section) => (
        <li key={section}>
          <button
            type="button"
            className={styles.item}
            onClick={() => onChoose(section)}
            data-testid={`game-menu-to-${section}`}
          >
            {t(`sections.${section}`)}
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.item} onClick={onPanel}>
          {t('panel.title')}
        </button>
      </li>
    </ul>
  )
}

type SectionProps = {
  data: GameMenuData
  balance: ReactNode
  accepted: string | null
  rewards: ReactNode
  bonusCode: ReactNode
  onChoose: GameMenuProps['onChoose']
}

/** One page of the menu. It shows what exists today, and links only to what works. */
function MenuSections(props: SectionProps & { section: MenuSection }) {
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
      <div className={layout.wrap.sm}>
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
      <div className={layout.wrap.sm}>
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
      <div className={layout.wrap.sm}>
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

function Banking({ balance, accepted, data, onChoose }: SectionProps) {
  const { t } = useTranslation('gamemenu')
  const path = useLocalePath()
  return (
    <>
      {balance}
      {accepted === null ? null : <Text>{t('banking.inGame', { amount: accepted })}</Text>}
      {data.openRounds ? <Text tone="muted">{t('banking.openRounds')}</Text> : null}
      {data.mayDeposit ? (
        <div>
          <Button onClick={() => onChoose('deposit')} data-testid="game-menu-to-deposit">
            {t('banking.deposit')}
          </Button>
        </div>
      ) : null}
      <div className={layout.wrap.sm}>
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
