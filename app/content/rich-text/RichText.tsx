import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { ConsentVideo } from './ConsentVideo.tsx'
import { Countdown } from './Countdown.tsx'
import * as styles from './RichText.css.ts'
import type { RichTextView } from './rich-text-view.ts'
import { SignUpForm } from './SignUpForm.tsx'
import { type PartOf, stillComponents } from './still-parts.tsx'

/** Games as tiles, passed in by the page: the code that lists games knows the market's rules. */
export type ShowGames = (title: string, games: readonly string[]) => ReactNode

/** Editors' rich text on a page: headings begin at level two, below the page's own. */
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

const STILL = stillComponents(({ href, own, children }) =>
  own ? (
    <Link to={href}>{children}</Link>
  ) : (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  ),
)

const ACTING = {
  richButton: ({ value }: PartOf<'richButton'>) => (
    <div className={styles.action}>
      <ButtonLink href={value.href} size="large">
        {value.label}
      </ButtonLink>
    </div>
  ),
  consentVideo: ({ value }: PartOf<'consentVideo'>) => <ConsentVideo video={value} />,
  countdown: ({ value }: PartOf<'countdown'>) => <Countdown countdown={value} />,
  signUpForm: ({ value }: PartOf<'signUpForm'>) => <SignUpForm form={value} />,
}

function componentsWith(showGames: ShowGames): PortableTextComponents {
  return {
    ...STILL,
    types: {
      ...STILL.types,
      ...ACTING,
      gameStrip: ({ value }: PartOf<'gameStrip'>) => <>{showGames(value.title, value.games)}</>,
    },
  }
}
