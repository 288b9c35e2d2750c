import { Link, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { bookAddress } from '#app/market/sportsbook-addresses.ts'
import { useLocale, useLocalePath } from '#app/market/use-locale.ts'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text, VisuallyHidden } from '#app/ui/Text/Text.tsx'
import { BOOST_STAKE_PERCENT } from '#contracts/sportsbook/boosts.ts'
import type { BookLink, BookOfferView, BookPageView, EventView, MarketView } from './book-view.ts'
import * as styles from './Sportsbook.css.ts'

/** What the sportsbook offers at an address, as text and links: before the frame is shown, and without scripts. */
export function BookOffer(props: {
  page: BookPageView
  isOld: boolean
  /** A frame will replace it. */
  hasFrame: boolean
}) {
  const { page, isOld, hasFrame } = props
  const { t } = useTranslation('sportsbook')
  const { offer, kind } = page
  const isLive = offer?.sections.some((it) => it.key === 'live') || Boolean(offer?.event?.score)
  const isEmpty = offer?.sections.every((it) => it.all === 0)
  return (
    <>
      <Trail trail={page.trail} />
      <Heading level={1}>{page.heading}</Heading>
      <Lists current={kind} />
      {offer === null ? (
        <Notice tone="warning" title={t('unavailable.title')}>
          {t('unavailable.text')}
        </Notice>
      ) : null}
      {isOfOwn(kind) ? <Text>{t(`own.${hasFrame ? OWN[kind] : 'players'}`)}</Text> : null}
      {offer && !isOfOwn(kind) ? (
        <PricesOf at={offer.at} isOld={isOld} zone={page.timeZone} />
      ) : null}
      {offer === null || isOfOwn(kind) ? null : (
        <div className={isOld ? `${layout.stack.lg} ${styles.old}` : layout.stack.lg}>
          {offer.links.map(({ key, links }) =>
            links.length === 0 ? null : (
              <nav key={key} aria-label={t(`links.${key}`)}>
                <Stack gap="sm">
                  <Heading level={2} size="lg">
                    {t(`links.${key}`)}
                  </Heading>
                  <Chips links={links} />
                </Stack>
              </nav>
            ),
          )}
          {offer.event ? <WholeEvent event={offer.event} /> : null}
          {offer.sections.map((it) => (
            <Section key={it.key} section={it} />
          ))}
          {offer.event === null && isEmpty && kind !== 'leagues' ? (
            <Text>{t(kind === 'price-boost' ? 'boosts.none' : 'none')}</Text>
          ) : null}
          {isLive ? <Text tone="muted">{t('liveDelay')}</Text> : null}
        </div>
      )}
      <noscript>
        <p className={styles.facts}>{t('noScript')}</p>
      </noscript>
    </>
  )
}

/** The pages of the sportsbook that are not part of the offer. */
const OWN = { 'bet-history': 'bets', 'game-rules': 'rules' } as const
const isOfOwn = (kind: BookPageView['kind']): kind is keyof typeof OWN => Object.hasOwn(OWN, kind)

/**
 * The time of the prices, or that they are outdated. The space is reserved so that nothing moves when they become so.
 */
function PricesOf({ at, isOld, zone }: { at: string; isOld: boolean; zone: string }) {
  const { t } = useTranslation('sportsbook')
  const { pathname } = useLocation()
  return (
    <div className={styles.pricesOf}>
      {isOld ? null : (
        <Text size="small" tone="muted">
          {t('pricesOf', { time: at, zone })}
        </Text>
      )}
      <div role="status">
        {isOld ? (
          <>
            <strong className={styles.oldTitle}>{t('old.title')}</strong>
            {t('old.text')}{' '}
            <Link to={pathname} reloadDocument className={styles.reload}>
              {t('old.reload')}
            </Link>
          </>
        ) : null}
      </div>
    </div>
  )
}

function Trail({ trail }: { trail: readonly BookLink[] }) {
  const { t } = useTranslation('sportsbook')
  const path = useLocalePath()
  if (trail.length < 2) return null
  return (
    <nav aria-label={t('trail')}>
      <ol className={styles.trail}>
        {trail.map((it, at) => (
          <li key={it.path} className={styles.trailItem}>
            {at === trail.length - 1 ? (
              <span aria-current="page">{it.name}</span>
            ) : (
              <Link to={path(it.path)} className={styles.link}>
                {it.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const LISTS = [
  ['live', 'live'],
  ['starting-soon', 'startingSoon'],
  ['price-boost', 'priceBoost'],
] as const

function Lists({ current }: { current: BookPageView['kind'] }) {
  const { t } = useTranslation('sportsbook')
  const path = useLocalePath()
  const { language } = useLocale()
  return (
    <nav aria-label={t('lists')}>
      <ul className={styles.links}>
        {LISTS.map(([kind, word]) => (
          <li key={kind}>
            <Link
              to={path(bookAddress({ kind }, language))}
              className={styles.chip}
              aria-current={current === kind ? 'page' : undefined}
            >
              {t(`places.${word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Chips({ links }: { links: BookOfferView['links'][number]['links'] }) {
  const { t } = useTranslation('sportsbook')
  const path = useLocalePath()
  return (
    <ul className={styles.links}>
      {links.map((it) => (
        <li key={it.path}>
          <Link to={path(it.path)} className={styles.chip}>
            {it.name}
            <span className={styles.count}>
              <VisuallyHidden>{t('eventsHere')}</VisuallyHidden> {it.events}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Section({ section }: { section: BookOfferView['sections'][number] }) {
  const { t } = useTranslation('sportsbook')
  const { events, all } = section
  if (all === 0) return null
  return (
    <section className={layout.stack.sm} aria-label={t(`sections.${section.key}`)}>
      <Heading level={2} size="lg">
        {t(`sections.${section.key}`)}
      </Heading>
      <ul className={styles.events}>
        {events.map((it) => (
          <li key={it.id} className={styles.event} data-testid="book-event">
            <EventFacts event={it} />
            {it.markets[0] ? <MainMarket market={it.markets[0]} /> : null}
          </li>
        ))}
      </ul>
      {all > events.length ? (
        <Text size="small" tone="muted">
          {t('shown', { shown: events.length, all })}
        </Text>
      ) : null}
    </section>
  )
}

function EventFacts({ event }: { event: EventView }) {
  const path = useLocalePath()
  return (
    <div className={styles.about}>
      <Link to={path(event.path)} className={styles.sides}>
        {event.home} – {event.away}
      </Link>
      <span className={styles.facts}>
        <EventStatus event={event} /> · {event.competition.name}
      </span>
    </div>
  )
}

/** The score of a match in progress, else its start, and its state if that is unusual. */
function EventStatus({ event }: { event: EventView }) {
  const { t } = useTranslation('sportsbook')
  const { state, score, period } = event
  const isUsual = state === 'NOT_STARTED' || state === 'LIVE'
  return (
    <>
      {score === null ? (
        <time dateTime={event.startsAt}>{event.when}</time>
      ) : (
        `${score}${period === null ? '' : ` · ${period}`}`
      )}
      {isUsual ? null : ` · ${t(`states.${state}`)}`}
    </>
  )
}

function WholeEvent({ event }: { event: EventView }) {
  const { t } = useTranslation('sportsbook')
  const path = useLocalePath()
  return (
    <>
      <p className={styles.facts}>
        <EventStatus event={event} /> ·{' '}
        <Link to={path(event.competition.path)} className={styles.link}>
          {event.competition.name}
        </Link>
      </p>
      {event.markets.length === 0 ? <Text>{t('noMarkets')}</Text> : null}
      {event.markets.map((market) => (
        <section key={market.id} className={layout.stack.sm} data-testid="book-market">
          <Heading level={2} size="md">
            {market.name}
          </Heading>
          <Outcomes market={market} />
        </section>
      ))}
    </>
  )
}

/** In a list: a market with more outcomes is shown only on the page of its event. */
const MOST_IN_LIST = 3

function MainMarket({ market }: { market: MarketView }) {
  return market.outcomes.length > MOST_IN_LIST ? null : <Outcomes market={market} />
}

function Outcomes({ market }: { market: MarketView }) {
  const { t } = useTranslation('sportsbook')
  return (
    <div>
      <dl className={styles.outcomes} aria-label={market.name}>
        {market.outcomes.map((it) => (
          <div key={it.id} className={styles.outcome}>
            <dt>{it.name}</dt>
            <dd className={styles.odds}>
              {market.isOpen && it.odds !== null ? it.odds : <Suspended label={t('suspended')} />}
            </dd>
          </div>
        ))}
      </dl>
      {market.outcomes.map((it) =>
        it.boost && it.odds !== null ? (
          <Text key={it.id} size="small">
            {t('boosts.one', { name: it.name, odds: it.odds, ...it.boost })}{' '}
            {t('boosts.stake', { percent: BOOST_STAKE_PERCENT })}
          </Text>
        ) : null,
      )}
    </div>
  )
}

function Suspended({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
