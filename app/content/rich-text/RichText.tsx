import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { ConsentVideo } from './ConsentVideo.tsx'
import { Countdown } from './Countdown.tsx'
import * as styles from './RichText.css.ts'
import type { PartView, RichTextView } from './rich-text-view.ts'
import { SignUpForm } from './SignUpForm.tsx'

/** Games as tiles: who lists games knows a market's rules, so the page hands them in. */
export type ShowGames = (title: string, games: readonly string[]) => ReactNode

/** What editors wrote, as a page shows it: headings begin at the second level, below the page's own. */
export function RichText({ text, showGames }: { text: RichTextView; showGames: ShowGames }) {
  return (
    <div className={styles.text} lang={text.lang ?? undefined} data-testid="rich-text">
      <PortableText
        value={text.parts}
        components={componentsWith(showGames)}
        onMissingComponent={false}
      />
    </div>
  )
}

type Of<Type extends PartView['_type']> = { value: Extract<PartView, { _type: Type }> }

const words: PortableTextComponents = {
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
    link: ({ children, value }: { children: ReactNode; value?: { href: string; own: boolean } }) =>
      value?.own ? (
        <Link to={value.href}>{children}</Link>
      ) : (
        <a href={value?.href} rel="noopener noreferrer">
          {children}
        </a>
      ),
  },
}

const PARTS = {
  richPicture: ({ value }: Of<'richPicture'>) => (
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
  richButton: ({ value }: Of<'richButton'>) => (
    <div className={styles.action}>
      <ButtonLink href={value.href} size="large">
        {value.label}
      </ButtonLink>
    </div>
  ),
  termsAccordion: ({ value }: Of<'termsAccordion'>) => (
    <details className={styles.accordion}>
      <summary className={styles.summary}>{value.summary}</summary>
      <div className={styles.opened}>
        <PortableText value={value.body} components={words} onMissingComponent={false} />
      </div>
    </details>
  ),
  dataTable: ({ value }: Of<'dataTable'>) => (
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
  consentVideo: ({ value }: Of<'consentVideo'>) => <ConsentVideo video={value} />,
  countdown: ({ value }: Of<'countdown'>) => <Countdown countdown={value} />,
  signUpForm: ({ value }: Of<'signUpForm'>) => <SignUpForm form={value} />,
}

function componentsWith(showGames: ShowGames): PortableTextComponents {
  return {
    ...words,
    types: {
      ...PARTS,
      gameStrip: ({ value }: Of<'gameStrip'>) => <>{showGames(value.title, value.games)}</>,
    },
  }
}
