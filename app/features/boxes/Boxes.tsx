import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ContentPicture } from '#app/content/ContentPicture.tsx'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Boxes.css.ts'
import type { BoxView } from './boxes.server.ts'

/** Boxes side by side, as many as are seen; nothing without any. */
export function Boxes({ boxes }: { boxes: readonly BoxView[] }) {
  if (boxes.length === 0) return null
  return (
    <ul className={styles.list} data-testid="boxes">
      {boxes.map((it) => (
        <li key={it.id}>
          <Box box={it} />
        </li>
      ))}
    </ul>
  )
}

function Box({ box }: { box: BoxView }) {
  const { picture } = box
  return (
    <article className={styles.box} data-edit={`${box.type}:${box.id}`} data-testid="box">
      {picture ? <ContentPicture of={picture} look={styles.picture} later /> : null}
      <div className={styles.words}>
        <Heading level={2} size="lg">
          {box.tournament ? (
            <Link className={styles.link} to={box.tournament.href}>
              {box.title}
            </Link>
          ) : (
            box.title
          )}
        </Heading>
        {box.tournament ? <Tournament tournament={box.tournament} /> : null}
        {box.text === '' ? null : <Text>{box.text}</Text>}
        {box.button ? (
          <div className={styles.action}>
            <ButtonLink href={box.button.href}>{box.button.label}</ButtonLink>
          </div>
        ) : null}
        {box.terms === '' ? null : <p className={styles.terms}>{box.terms}</p>}
      </div>
    </article>
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
        <dl className={styles.prizes}>
          {prizes.map((it) => (
            <div key={it.places} className={styles.prize}>
              <dt>{t('tournament.place', { places: it.places })}</dt>
              <dd className={styles.worth}>{it.prize}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
