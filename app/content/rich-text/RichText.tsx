import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayLoad } from '#app/consent/use-consent.ts'
import { AffiliateField } from '#app/session/AffiliateField.tsx'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading } from '#app/ui/Text/Text.tsx'
import * as styles from './RichText.css.ts'
import type { RichTextView, SignUpView } from './rich-text-view.ts'
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

/**
 * A moment as server-rendered text, and a countdown that is only visual: a figure announced every second would drown
 * out everything else in a screen reader.
 */
function Countdown({
  countdown: { label, until, moment, over },
}: {
  countdown: { label: string; until: string; moment: string; over: string | null }
}) {
  const { t } = useTranslation('content')
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (over !== null) return
    const tick = () => setLeft(Math.max(0, Date.parse(until) - Date.now()))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [until, over])
  const parts = left === null ? null : partsLeft(left)
  return (
    <div className={styles.countdown} data-testid="countdown">
      <p className={styles.countdownLabel}>{over ?? label}</p>
      <p>
        <time dateTime={until}>{moment}</time>
      </p>
      {over === null ? (
        <p className={styles.figures} aria-hidden="true">
          {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
            <span key={unit} className={styles.unitBox}>
              <span className={styles.number}>{parts ? parts[unit] : '–'}</span>
              <span className={styles.unit}>{t(`countdown.${unit}`)}</span>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}

/** A remaining time in whole parts; a started second counts. */
export function partsLeft(milliseconds: number) {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1_000)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** Leads to the sign-up with the code. It has no input fields: what is typed here would end up in a URL. */
function SignUpForm({ form }: { form: SignUpView }) {
  const { t } = useTranslation('content')
  return (
    <Form className={styles.signUp} method="get" action={form.action} data-testid="sign-up-form">
      <AffiliateField />
      <Heading level={2} size="lg">
        {form.title}
      </Heading>
      <p>{form.text}</p>
      {form.bonusCode === null ? null : (
        <p className={textStyles.note}>
          {t('signUp.code')} <strong>{form.bonusCode}</strong>
          <input type="hidden" name="bonusCode" value={form.bonusCode} />
        </p>
      )}
      <Button type="submit" tone="primary" size="large">
        {form.label}
      </Button>
      {form.significantTerms === '' ? null : (
        <p className={textStyles.note}>{form.significantTerms}</p>
      )}
    </Form>
  )
}

/**
 * Nothing is requested from a third party before the visitor agrees: here, or to marketing in general (CON-29). Without
 * scripts it is a link to the video.
 */
function ConsentVideo({
  video,
}: {
  video: { title: string; host: string; frame: string; page: string }
}) {
  const { t } = useTranslation('content')
  const [agreed, setAgreed] = useState(false)
  const mayLoad = useMayLoad('marketing')
  const frame = useRef<HTMLIFrameElement>(null)
  // The pressed button is gone, so the focus moves into the video.
  useEffect(() => {
    if (agreed) frame.current?.focus()
  }, [agreed])
  if (agreed || mayLoad) {
    return (
      <iframe
        ref={frame}
        className={styles.video}
        src={video.frame}
        title={video.title}
        allow="autoplay; fullscreen; encrypted-media"
        sandbox="allow-scripts allow-same-origin allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    <div className={styles.consent} data-testid="video-consent">
      <p className={styles.consentTitle}>{video.title}</p>
      <p>{t('video.consent', { host: video.host })}</p>
      <div className={styles.buttons}>
        <Button onClick={() => setAgreed(true)}>{t('video.play', { host: video.host })}</Button>
        <a className={styles.elsewhere} href={video.page} rel="noopener noreferrer">
          {t('video.elsewhere', { host: video.host })}
        </a>
      </div>
    </div>
  )
}
