import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { ComponentType, ReactNode } from 'react'
import { Heading } from '#app/ui/Text/Text.tsx'
import * as styles from './RichText.css.ts'
import type { PartView } from './rich-text-view.ts'

type LinkLook = ComponentType<{ href: string; own: boolean; children: ReactNode }>
export type PartOf<Type extends PartView['_type']> = { value: Extract<PartView, { _type: Type }> }

const wordsWith = (ShowLink: LinkLook): PortableTextComponents => ({
  block: {
    normal: ({ children }) => <p>{children}</p>,
    h2: ({ children }) => (
      <Heading level={2} size="xl">
        {children}
      </Heading>
    ),
    h3: ({ children }) => (
      <Heading level={3} size="lg">
        {children}
      </Heading>
    ),
    h4: ({ children }) => (
      <Heading level={4} size="md">
        {children}
      </Heading>
    ),
  },
  list: {
    bullet: ({ children }) => <ul className={styles.points}>{children}</ul>,
    number: ({ children }) => <ol className={styles.steps}>{children}</ol>,
  },
  listItem: ({ children }) => <li>{children}</li>,
  marks: {
    link: ({
      children,
      value,
    }: {
      children: ReactNode
      value?: { href: string; own: boolean }
    }) => (
      <ShowLink href={value?.href ?? ''} own={value?.own === true}>
        {children}
      </ShowLink>
    ),
  },
})

const stillParts = (words: PortableTextComponents) => ({
  richPicture: ({ value }: PartOf<'richPicture'>) => (
    <figure className={styles.figure}>
      <img
        className={styles.picture}
        src={value.picture.src}
        srcSet={value.picture.srcSet}
        sizes={value.picture.sizes}
        width={value.picture.width}
        height={value.picture.height}
        alt={value.alt}
        loading="lazy"
        decoding="async"
      />
      {value.caption === '' ? null : (
        <figcaption className={styles.caption}>{value.caption}</figcaption>
      )}
    </figure>
  ),
  termsAccordion: ({ value }: PartOf<'termsAccordion'>) => (
    <details className={styles.accordion}>
      <summary className={styles.summary}>{value.summary}</summary>
      <div className={styles.opened}>
        <PortableText value={value.body} components={words} onMissingComponent={false} />
      </div>
    </details>
  ),
  dataTable: ({ value }: PartOf<'dataTable'>) => (
    // A wide table scrolls in its own box, which the keyboard must reach.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, scrollable region.
    <section className={styles.tableBox} aria-label={value.caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.tableCaption}>{value.caption}</caption>
        <thead>
          <tr>
            {value.head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns neither move nor change.
              <th key={index} scope="col" className={styles.head}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows neither move nor change.
            <tr key={row}>
              {cells.map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells neither move nor change.
                    key={index}
                    className={styles.cell}
                    scope={index === 0 ? 'row' : undefined}
                  >
                    {cell}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ),
})

/** Text, pictures, expandable terms and tables: the parts without interaction and without interface texts. */
export function stillComponents(link: LinkLook): PortableTextComponents {
  const words = wordsWith(link)
  // Unsupported parts are left out, without the library's hidden element.
  return { ...words, types: stillParts(words), unknownType: () => null }
}
