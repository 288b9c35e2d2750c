import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { linkTarget } from './link-target.ts'
import * as styles from './RichText.css.ts'
import type { RichPart } from './rich-text.server.ts'

type PartOf<Type extends RichPart['_type']> = Extract<RichPart, { _type: Type }>

/** What an editor wrote: text, buttons, folding terms, tables. No markup of theirs reaches the page as such. */
export function RichText({ parts }: { parts: readonly RichPart[] }) {
  const path = useLocalePath()
  return (
    <div className={styles.text}>
      <PortableText
        value={[...parts] as never}
        components={componentsFor(path)}
        onMissingComponent={false}
      />
    </div>
  )
}

function componentsFor(path: (below: string) => string): PortableTextComponents {
  return {
    block: {
      normal: ({ children }) => <p>{children}</p>,
      h2: ({ children }) => (
        <Heading level={2} size="lg">
          {children}
        </Heading>
      ),
      h3: ({ children }) => (
        <Heading level={3} size="md">
          {children}
        </Heading>
      ),
    },
    list: {
      bullet: ({ children }) => <ul className={styles.bullets}>{children}</ul>,
      number: ({ children }) => <ol className={styles.numbers}>{children}</ol>,
    },
    marks: {
      link: ({ value, children }) => {
        const href = linkTarget(String(value?.href ?? ''), path)
        return href === null ? <span>{children}</span> : <a href={href}>{children}</a>
      },
    },
    types: {
      richButton: ({ value }: { value: PartOf<'richButton'> }) => {
        const href = linkTarget(value.target, path)
        return href === null ? null : (
          <p>
            <ButtonLink href={href} tone="primary">
              {value.label}
            </ButtonLink>
          </p>
        )
      },
      richAccordion: ({ value }: { value: PartOf<'richAccordion'> }) => (
        <details className={styles.accordion}>
          <summary className={styles.summary}>{value.title}</summary>
          {value.text.split(/\n\s*\n/).map((it, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs neither move nor change.
            <p key={index}>{it}</p>
          ))}
        </details>
      ),
      richTable: ({ value }: { value: PartOf<'richTable'> }) => <Table table={value} />,
    },
  }
}

function Table({ table }: { table: PartOf<'richTable'> }) {
  const [head, ...rows] = table.rows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so keyboards must reach it.
    <section className={styles.scroller} tabIndex={0} aria-label={table.caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{table.caption}</caption>
        <thead>
          <tr>
            {head?.cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells neither move nor change.
              <th key={index} scope="col" className={styles.cell}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows neither move nor change.
            <tr key={index}>
              {row.cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells neither move nor change.
                <td key={at} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
