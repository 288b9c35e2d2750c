import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ContentPicture } from '#app/content/ContentPicture.tsx'
import { RichText, type ShowGames } from '#app/content/rich-text/RichText.tsx'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { PageContainer } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { PageColumn } from '#app/ui/PageColumn/PageColumn.tsx'
import { openingPicture } from '#app/ui/Stage/Stage.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { PromotionList } from './PromotionList.tsx'
import * as styles from './Promotions.css.ts'
import type { PromotionView } from './promotions.server.ts'

/** One promotion: what it is, its conditions, all of its terms; an ended one says so and has no call to action. */
export function PromotionPage(props: { view: PromotionView; showGames: ShowGames }) {
  const { view, showGames } = props
  const { t } = useTranslation('promotions')
  const path = useLocalePath()
  if (view.state === 'unavailable') return <PromotionList view={view} />
  const { card } = view
  return (
    <PageContainer>
      <PageColumn measure="read" as="article" data-edit={`promotion:${card.id}`}>
        <Link to={view.category.href}>{view.category.title}</Link>
        {view.state === 'ended' ? (
          <Notice tone="warning" title={t('ended.title')}>
            {t('ended.text')}
          </Notice>
        ) : null}
        {card.picture ? <ContentPicture of={card.picture} look={openingPicture} /> : null}
        <Heading level={1}>{card.title}</Heading>
        <Text size="large">{card.summary}</Text>
        <Notice tone="info" title={t('significantTerms')}>
          {card.until && view.state === 'open' ? <p>{t('until', { moment: card.until })}</p> : null}
          <p>{card.significantTerms}</p>
          {view.wagering === null ? null : <p>{t('wagering', { count: view.wagering })}</p>}
        </Notice>
        {view.body ? <RichText text={view.body} showGames={showGames} /> : null}
        <div className={styles.action}>
          {view.button ? (
            <ButtonLink href={view.button.href} tone="primary" size="large">
              {view.button.label}
            </ButtonLink>
          ) : (
            <ButtonLink href={path('/promotions')}>{t('toAll')}</ButtonLink>
          )}
        </div>
        <section>
          <Heading level={2} size="lg">
            {t('terms')}
          </Heading>
          <div className={styles.terms}>
            {view.terms.map((it, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs neither move nor change.
              <p key={index}>{it}</p>
            ))}
          </div>
        </section>
      </PageColumn>
    </PageContainer>
  )
}
