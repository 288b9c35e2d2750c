import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLinkNavigation } from '#app/content/fragments/use-link-navigation.ts'
import { useLocale } from '#app/market/use-locale.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { PauseButton } from '../live-data/PauseButton.tsx'
import { usePaused } from '../live-data/paused.ts'
import { usePolled } from '../live-data/use-polled.ts'
import * as styles from './Winners.css.ts'
import type { WinnersAnswer, WinnerView } from './winners.server.ts'

const Tabs = lazy(() => import('#app/ui/Tabs/Tabs.tsx'))

/** GAP-118 */
const REFRESH_MS = 60_000
const RANGES = ['DAY', 'WEEK', 'MONTH'] as const
type Range = (typeof RANGES)[number]

/** Before hydration; until the first response; by the last response. */
type State = 'still' | 'coming' | 'known' | 'unknown'

const CLASS_OF: Record<State, string> = {
  still: styles.unknown,
  coming: styles.coming,
  known: styles.winners,
  unknown: styles.unknown,
}

/** What a list answered: some wins, none, or nothing usable. */
type Answered = 'some' | 'none' | 'unknown'

/** A box without any win is not shown; once it is there, a period without wins says so. */
function stateAfter(state: State, answer: Answered): State {
  if (answer === 'none') return state === 'known' ? 'known' : 'unknown'
  return answer === 'some' ? 'known' : 'unknown'
}

/**
 * The largest and the newest wins of all players, without names. Starts when near the viewport; not rendered without
 * scripts, or while there is no win to show (WIN-01).
 */
export function Winners() {
  const { t } = useTranslation('winners')
  const element = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  const titleId = useId()
  useLinkNavigation(element)
  const [state, setState] = useState<State>('still')
  useEffect(() => {
    setState((it) => (it === 'still' ? 'coming' : it))
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  const [range, setRange] = useState<Range>('WEEK')
  const known = state === 'known'
  const setKnown = useCallback((it: Answered) => setState((state) => stateAfter(state, it)), [])
  return (
    <section
      ref={element}
      className={CLASS_OF[state]}
      aria-labelledby={known ? titleId : undefined}
      data-testid="winners"
    >
      {near ? (
        <Suspense fallback={null}>
          <div className={known ? styles.content : styles.hidden}>
            <div className={styles.head}>
              <div id={titleId}>
                <Heading level={2} size="lg">
                  {t('title')}
                </Heading>
              </div>
              <PauseButton />
            </div>
            <Tabs
              label={t('tabs')}
              tabs={[
                {
                  id: 'winners-top',
                  title: t('top'),
                  content: (
                    <>
                      <Ranges range={range} onChange={setRange} />
                      <List list="top" range={range} onKnown={setKnown} />
                    </>
                  ),
                },
                {
                  id: 'winners-latest',
                  title: t('latest'),
                  content: <List list="latest" range={range} onKnown={setKnown} />,
                },
              ]}
            />
            <Text tone="muted" size="small">
              {t('about')}
            </Text>
          </div>
        </Suspense>
      ) : null}
    </section>
  )
}

function Ranges({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const { t } = useTranslation('winners')
  const name = useId()
  return (
    <fieldset className={styles.ranges}>
      <legend className={styles.legend}>{t('range.label')}</legend>
      {RANGES.map((it) => (
        <label key={it} className={styles.range}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={it}
            checked={it === range}
            onChange={() => onChange(it)}
          />
          <span className={styles.rangeName}>{t(`range.${it}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function List(props: {
  list: 'top' | 'latest'
  range: Range
  onKnown: (answer: Answered) => void
}) {
  const { list, range, onKnown } = props
  const { t } = useTranslation('winners')
  const { segment } = useLocale()
  const held = usePaused()
  const query = new URLSearchParams({
    list,
    locale: segment,
    ...(list === 'top' ? { range } : {}),
  })
  const { value, failed } = usePolled<WinnersAnswer>(`/api/winners?${query}`, {
    everyMs: REFRESH_MS,
    held,
  })
  const winners = value?.winners ?? null
  useEffect(() => {
    if (winners) onKnown(winners.length > 0 ? 'some' : 'none')
    else if (value || failed) onKnown('unknown')
  }, [winners, value, failed, onKnown])
  if (!winners) return <div className={styles.waiting} />
  if (winners.length === 0) {
    return <Text>{t('empty')}</Text>
  }
  return (
    <ol className={styles.list}>
      {winners.map((it) => (
        <Winner key={it.key} winner={it} />
      ))}
    </ol>
  )
}

function Winner({ winner }: { winner: WinnerView }) {
  const { picture } = winner
  return (
    <li>
      <a href={winner.href} className={styles.winner} data-game-id={winner.gameId}>
        {picture ? (
          <img
            className={styles.picture}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="48px"
            width={48}
            height={48}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span className={styles.picture} />
        )}
        <span className={styles.words}>
          <span className={styles.name}>{winner.gameName}</span>
          <span className={styles.studio}>{winner.studio}</span>
        </span>
        <span className={styles.amount}>{winner.amount}</span>
      </a>
    </li>
  )
}
