import { useTranslation } from 'react-i18next'
import { ContentPicture } from '#app/content/ContentPicture.tsx'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Card, CardLink, CardList, cardPicture } from '#app/ui/Card/Card.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { SmallPrint } from '#app/ui/SmallPrint/SmallPrint.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './PromoCards.css.ts'
import type { PromoCardView } from './promo-cards.server.ts'

/** Boxes side by side, as many as fit; nothing without any. */
export function PromoCards({ boxes: cards }: { boxes: readonly PromoCardView[] }) {
  if (cards.length === 0) return null
  return (
    <div className={styles.cards}>
      <CardList columns="shared" data-testid="boxes">
        {cards.map((it) => (
          <li key={it.id}>
            <PromoCard box={it} />
          </li>
        ))}
      </CardList>
    </div>
  )
}

function PromoCard({ box: card }: { box: PromoCardView }) {
  const { picture, tournament } = card
  return (
    <Card
      leads={tournament !== null}
      picture={picture ? <ContentPicture of={picture} look={cardPicture} later /> : null}
      data-edit={`${card.type}:${card.id}`}
      data-testid="box"
    >
      <Heading level={2} size="lg">
        {tournament ? <CardLink to={tournament.href}>{card.title}</CardLink> : card.title}
      </Heading>
      {tournament ? <Tournament tournament={tournament} /> : null}
      {card.text === '' ? null : <Text>{card.text}</Text>}
      {card.button ? (
        <div className={styles.action}>
          <ButtonLink href={card.button.href}>{card.button.label}</ButtonLink>
        </div>
      ) : null}
      {card.terms === '' ? null : <SmallPrint>{card.terms}</SmallPrint>}
    </Card>
  )
}

function Tournament({ tournament }: { tournament: NonNullable<PromoCardView['tournament']> }) {
  const { t } = useTranslation('content')
  const { state, moment, prizes } = tournament
  return (
    <>
      {moment === null ? null : (
        <p className={styles.moment}>{t(`tournament.${state}`, { moment })}</p>
      )}
      {prizes.length === 0 ? null : (
        <Facts
          facts={prizes.map((it) => ({
            name: t('tournament.place', { places: it.places }),
            value: it.prize,
          }))}
        />
      )}
    </>
  )
}
