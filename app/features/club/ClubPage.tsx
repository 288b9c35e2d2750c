import type { ButtonView } from '#app/content/button-target.ts'
import { ContentPicture } from '#app/content/ContentPicture.tsx'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { ContentIcon } from '#app/ui/ContentIcon/ContentIcon.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { PageContainer } from '#app/ui/PageContainer/PageContainer.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './ClubPage.css.ts'
import type { ClubView } from './club.server.ts'

/** The club: header, what it is, footer (RTE-09, CNT-10). */
export function ClubPage({ club }: { club: ClubView }) {
  const { header, features, footer } = club
  const { picture } = header
  return (
    <PageContainer>
      <div className={styles.page} data-edit={`vipPage:${club.id}`}>
        <header className={styles.stage}>
          {picture ? <ContentPicture of={picture} look={styles.picture} /> : null}
          <div className={styles.words}>
            <Heading level={1} size="xxl">
              {header.title}
            </Heading>
            <Text size="large">{header.text}</Text>
            <Action button={header.button} />
          </div>
        </header>
        <ul className={styles.features} data-testid="club-features">
          {features.map((it) => (
            <li key={it.id} className={styles.feature}>
              <span className={styles.icon}>
                <ContentIcon name={it.icon} />
              </span>
              <Heading level={2} size="md">
                {it.title}
              </Heading>
              <Text tone="muted">{it.text}</Text>
            </li>
          ))}
        </ul>
        {footer && (footer.title !== '' || footer.text !== '') ? (
          <section className={styles.foot}>
            <Heading level={2} size="lg">
              {footer.title}
            </Heading>
            <Text>{footer.text}</Text>
            <Action button={footer.button} />
          </section>
        ) : null}
      </div>
    </PageContainer>
  )
}

function Action({ button }: { button: ButtonView | null }) {
  return button ? (
    <div className={styles.action}>
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
    </div>
  ) : null
}
