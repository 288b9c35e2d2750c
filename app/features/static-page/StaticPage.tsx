import { RichText } from '#app/content/rich-text/RichText.tsx'
import type { RichPart } from '#app/content/rich-text/rich-text.server.ts'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { PageContainer } from '#app/ui/PageContainer/PageContainer.tsx'
import * as styles from './StaticPage.css.ts'

export function StaticPage(props: { id: string; heading: string; body: readonly RichPart[] }) {
  return (
    <PageContainer>
      <article className={styles.page} data-edit={`staticPage:${props.id}`}>
        <Heading level={1}>{props.heading}</Heading>
        <RichText parts={props.body} />
      </article>
    </PageContainer>
  )
}
