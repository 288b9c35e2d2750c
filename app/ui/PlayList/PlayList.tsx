import { Link, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './PlayList.css.ts'

/** A list of the player's rounds or bets; filter, further pages and retry are plain links. */
export function PlayList<Row extends { id: string }>(props: {
  words: Readonly<Record<'title' | 'intro' | 'choice' | 'errorTitle' | 'none' | 'foot', string>> &
    Readonly<Record<'loadMore' | 'loadingMore', string>>
  choices: readonly { href: string; label: string; isCurrent: boolean }[]
  page: { state: 'failed' } | { state: 'listed'; rows: readonly Row[]; more: string | null }
  testId: string
  children: (row: Row) => ReactNode
}) {
  const { words, choices, page, testId, children } = props
  const { t: common } = useTranslation()
  const busy = useNavigation().state === 'loading'
  return (
    <Stack gap="xl">
      <Heading level={1}>{words.title}</Heading>
      <Text tone="muted">{words.intro}</Text>
      <nav aria-label={words.choice} className={layout.wrap.sm}>
        {choices.map(({ href, label, isCurrent }) => (
          <ButtonLink
            key={href}
            href={href}
            tone={isCurrent ? 'primary' : 'neutral'}
            size="small"
            aria-current={isCurrent ? 'page' : undefined}
          >
            {label}
          </ButtonLink>
        ))}
      </nav>
      {page.state === 'failed' ? (
        <Notice tone="critical" title={words.errorTitle}>
          <ButtonLink href="" tone="neutral" size="small">
            {common('errors.area.button')}
          </ButtonLink>
        </Notice>
      ) : page.rows.length === 0 ? (
        <Notice tone="info" title={words.none} />
      ) : (
        <Stack gap="lg">
          <ul className={styles.rows} data-testid={testId}>
            {page.rows.map((row) => (
              <li key={row.id} className={styles.row}>
                {children(row)}
              </li>
            ))}
          </ul>
          {page.more === null ? null : (
            <ButtonLink href={page.more} tone="neutral" size="medium" preventScrollReset>
              {busy ? words.loadingMore : words.loadMore}
            </ButtonLink>
          )}
          <Text size="small" tone="muted">
            {words.foot}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}

/** A row shows what was played and when, its status, and two amounts. */
export function PlayRow(props: {
  href: string
  name: string
  detail?: string
  at: string
  when: string
  state: string | null
  figures: readonly { label: string; value: string }[]
  testId: string
}) {
  const { href, name, detail, at, when, state, figures, testId } = props
  return (
    <>
      <div className={styles.what}>
        <Link to={href} className={styles.name} data-testid={testId}>
          {name}
        </Link>
        {detail === undefined ? null : <span className={textStyles.caption}>{detail}</span>}
        <time dateTime={at} className={textStyles.caption}>
          {when}
        </time>
      </div>
      {state === null ? null : <Chip>{state}</Chip>}
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className={textStyles.caption}>{label}</dt>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
