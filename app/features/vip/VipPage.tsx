import type { ButtonView } from '#app/content/button-target.ts'
import { ContentPicture } from '#app/content/ContentPicture.tsx'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Card, CardList } from '#app/ui/Card/Card.tsx'
import { ContentIcon } from '#app/ui/ContentIcon/ContentIcon.tsx'
import { PageContainer } from '#app/ui/Layout/Layout.tsx'
import { PageColumn } from '#app/ui/PageColumn/PageColumn.tsx'
import { Stage, stagePicture } from '#app/ui/Stage/Stage.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './VipPage.css.ts'
import type { VipPageView } from './vip.server.ts'

/** The VIP page: header, what it is, footer (RTE-09, CNT-10). */
export function VipPage({ vip }: { vip: VipPageView }) {
  const { header, features, footer } = vip
  const { picture } = header
  return (
    <PageContainer>
      <PageColumn measure="show" data-edit={`vipPage:${vip.id}`}>
        <Stage picture={picture ? <ContentPicture of={picture} look={stagePicture} /> : null}>
          <Heading level={1} size="xxl">
            {header.title}
          </Heading>
          <Text size="large">{header.text}</Text>
          <Action button={header.button} />
        </Stage>
        <CardList columns="three" data-testid="club-features">
          {features.map((it) => (
            <li key={it.id}>
              <Card as="div">
                <span className={styles.icon}>
                  <ContentIcon name={it.icon} />
                </span>
                <Heading level={2} size="md">
                  {it.title}
                </Heading>
                <Text tone="muted">{it.text}</Text>
              </Card>
            </li>
          ))}
        </CardList>
        {footer && (footer.title !== '' || footer.text !== '') ? (
          <section className={styles.foot}>
            <Heading level={2} size="lg">
              {footer.title}
            </Heading>
            <Text>{footer.text}</Text>
            <Action button={footer.button} />
          </section>
        ) : null}
      </PageColumn>
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
