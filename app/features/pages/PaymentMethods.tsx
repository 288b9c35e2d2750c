import { Link, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { RichText, type ShowGames } from '#app/content/rich-text/RichText.tsx'
import { PAYMENT_METHODS_PATH } from '#app/market/paths.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Card, CardLink, CardList } from '#app/ui/Card/Card.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { PageContainer } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as pages from './Pages.css.ts'
import * as styles from './PaymentMethods.css.ts'
import type {
  PaymentMethodPageView,
  PaymentMethodsPart,
  PaymentMethodView,
  TransferView,
} from './payment-methods.server.ts'

/** The market's payment methods; the facts that players need first are already in the list (CNT-14). */
export function PaymentMethodList({ part }: { part: PaymentMethodsPart }) {
  const { t } = useTranslation('content')
  const { t: common } = useTranslation()
  const { pathname } = useLocation()
  if (part.state === 'failed') {
    return (
      <Notice tone="critical" title={part.message}>
        <ButtonLink href={pathname} size="small" data-testid="payment-methods-retry">
          {common('errors.area.button')}
        </ButtonLink>
      </Notice>
    )
  }
  const { methods } = part
  if (methods.length === 0) return <p>{t('payment.none')}</p>
  return (
    <CardList columns="one">
      {methods.map((it) => (
        <li key={it.id}>
          <Card leads data-testid="payment-method">
            <div className={styles.top}>
              <Mark method={it} />
              <Heading level={2} size="md">
                <CardLink to={it.href}>{it.name}</CardLink>
              </Heading>
            </div>
            <Transfers method={it} level={3} />
          </Card>
        </li>
      ))}
    </CardList>
  )
}

export function PaymentMethod(props: { method: PaymentMethodPageView; showGames: ShowGames }) {
  const { t } = useTranslation('content')
  const path = useLocalePath()
  const { method } = props
  return (
    <PageContainer>
      <article className={pages.article} data-edit={`paymentMethodPage:${method.id}`}>
        <Link to={path(PAYMENT_METHODS_PATH)}>{t('payment.all')}</Link>
        <Mark method={method} />
        <Heading level={1}>{method.name}</Heading>
        <Transfers method={method} level={2} />
        {method.body ? <RichText text={method.body} showGames={props.showGames} /> : null}
      </article>
    </PageContainer>
  )
}

/** The name is beside it, so in a list the logo has no alternative text. */
function Mark({ method: { mark } }: { method: PaymentMethodView }) {
  if (!mark) return null
  const { picture, alt } = mark
  return (
    <img
      className={styles.mark}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
    />
  )
}

function Transfers({ method, level }: { method: PaymentMethodView; level: 2 | 3 }) {
  const { t } = useTranslation('content')
  return (
    <div className={styles.transfers}>
      <Transfer title={t('payment.deposit')} transfer={method.deposit} level={level} />
      <Transfer title={t('payment.withdrawal')} transfer={method.withdrawal} level={level} />
    </div>
  )
}

const FACTS = ['kind', 'time', 'least', 'most'] as const

function Transfer(props: { title: string; transfer: TransferView | null; level: 2 | 3 }) {
  const { t } = useTranslation('content')
  const { title, transfer } = props
  const Title = `h${props.level}` as const
  return (
    <section className={layout.stack.sm}>
      <Title className={styles.title}>{title}</Title>
      {transfer ? (
        <Facts facts={FACTS.map((it) => ({ name: t(`payment.${it}`), value: transfer[it] }))} />
      ) : (
        <Text tone="muted">{t('payment.notFor')}</Text>
      )}
    </section>
  )
}
