import { useTranslation } from 'react-i18next'
import { ContentPicture } from '#app/content/ContentPicture.tsx'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Card, CardLink, CardList, cardPicture } from '#app/ui/Card/Card.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { SmallPrint } from '#app/ui/SmallPrint/SmallPrint.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Boxes.css.ts'
import type { BoxView } from './boxes.server.ts'

/** Boxes side by side, as many as fit; nothing without any. */
export function Boxes({ boxes }: { boxes: readonly BoxView[] }) {
  if (boxes.length === 0) return null
  return (
    <div className={styles.boxes}>
      <CardList columns="shared" data-testid="boxes">
        {boxes.map((it) => (
          <li key={it.id}>
            <Box box={it} />
          </li>
        ))}
      </CardList>
    </div>
  )
}

function Box({ box }: { box: BoxView }) {
  const { picture, tournament } = box
  return (
    <Card
      leads={tournament !== null}
      picture={picture ? <ContentPicture of={picture} look={cardPicture} later /> : null}
      data-edit={`${box.type}:${box.id}`}
      data-testid="box"
    >
      <Heading level={2} size="lg">
        {tournament ? <CardLink to={tournament.href}>{box.title}</CardLink> : box.title}
      </Heading>
      {tournament ? <Tournament tournament={tournament} /> : null}
      {box.text === '' ? null : <Text>{box.text}</Text>}
      {box.button ? (
        <div className={styles.action}>
          <ButtonLink href={box.button.href}>{box.button.label}</ButtonLink>
        </div>
      ) : null}
      {box.terms === '' ? null : <SmallPrint>{box.terms}</SmallPrint>}
    </Card>
  )
}

function Tournament({ tournament }: { tournament: NonNullable<BoxView['tournament']> }) {
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
