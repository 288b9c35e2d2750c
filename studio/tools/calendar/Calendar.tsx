import { ChevronLeftIcon, ChevronRightIcon } from '@sanity/icons'
import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { IntentLink } from 'sanity/router'
import { MARKETS } from '../../../markets/index.ts'
import type { MarketCode } from '../../../markets/types.ts'
import { clockAt, type Day, eventsOf, shiftMonth } from '../../../schemas/rules/calendar.ts'
import { Choice } from '../shared/Choice.tsx'
import { OPEN_MARKETS } from '../shared/markets.ts'
import { EmptyState, Failed, Loading, ToolFrame } from '../shared/ToolFrame.tsx'
import { useLiveQuery } from '../shared/use-live-query.ts'
import { useTypesWith } from '../shared/use-types-with.ts'
import { type Entry, type Event, Month } from './Month.tsx'

const QUERY = `{
  "scheduled": *[_type in $types && (defined(startDate) || defined(endDate))]{
    _id, _type, "title": coalesce(title.en, title, name, _id), markets, startDate, endDate,
    "isDraft": _originalId in path("drafts.**")
  },
  "releases": *[_type == "game" && releasedAt >= $from && releasedAt < $to]{
    _id, _type, "title": name, "markets": [], "startDate": releasedAt, "endDate": null,
    "isDraft": _originalId in path("drafts.**")
  }
}`
const FIELDS = ['startDate', 'endDate']

/** What starts and ends when, in the time zone of a market. */
export default function Calendar() {
  const types = useTypesWith(FIELDS)
  const [market, setMarket] = useState<MarketCode>('FI')
  const { timeZone } = MARKETS[market]
  const today = clockAt(Date.now(), timeZone).day
  const [month, setMonth] = useState(today.slice(0, 7))
  const [view, setView] = useState<'month' | 'list'>('month')
  const listened = useMemo(() => [...types, 'game'], [types])
  const { data, error } = useLiveQuery<{ scheduled: Entry[]; releases: Entry[] }>(
    QUERY,
    { types, from: `${month}-01`, to: `${shiftMonth(month, 1)}-01` },
    listened,
  )

  const byDay = useMemo(() => {
    const days = new Map<Day, Event[]>()
    const scheduled = eventsOf(data?.scheduled ?? [], { market, timeZone })
    // A game's release is a calendar day, the same in every time zone.
    const releases = eventsOf(data?.releases ?? [], { market, timeZone: 'UTC' })
    for (const event of [...releases, ...scheduled]) {
      if (event.day.startsWith(month)) days.set(event.day, [...(days.get(event.day) ?? []), event])
    }
    return days
  }, [data, market, timeZone, month])
  const title = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

  const controls = (
    <>
      <Choice label="Market" value={market} options={OPEN_MARKETS} onChange={setMarket} />
      <Flex gap={1} role="group" aria-label="View">
        {(['month', 'list'] as const).map((it) => (
          <Button
            key={it}
            text={it === 'month' ? 'Month' : 'List'}
            mode={it === view ? 'default' : 'ghost'}
            aria-pressed={it === view}
            fontSize={1}
            padding={2}
            onClick={() => setView(it)}
          />
        ))}
      </Flex>
    </>
  )

  return (
    <ToolFrame
      title="Calendar"
      intro={`What goes live and off, as clocks in ${MARKETS[market].name} show it (${timeZone}).`}
      controls={controls}
    >
      <Stack space={4} padding={4}>
        <Flex align="center" gap={2}>
          <Button
            icon={ChevronLeftIcon}
            mode="bleed"
            padding={2}
            aria-label="Earlier month"
            onClick={() => setMonth(shiftMonth(month, -1))}
          />
          <Heading
            as="h2"
            size={1}
            aria-live="polite"
            style={{ minWidth: 150, textAlign: 'center' }}
          >
            {title}
          </Heading>
          <Button
            icon={ChevronRightIcon}
            mode="bleed"
            padding={2}
            aria-label="Later month"
            onClick={() => setMonth(shiftMonth(month, 1))}
          />
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text="This month"
            disabled={month === today.slice(0, 7)}
            onClick={() => setMonth(today.slice(0, 7))}
          />
        </Flex>
        {error && <Failed message={error} />}
        {!error && !data && <Loading />}
        {data && byDay.size === 0 && (
          <EmptyState title={`Nothing changes in ${title}`}>
            <Text size={1} muted>
              Give a banner a beginning or an end under “Who sees it, and when”, or look at another
              month or market. Games appear here on the day of their release.
            </Text>
            <Button
              as={IntentLink}
              {...{ intent: 'create', params: { type: 'banner' } }}
              text="Create a banner"
              tone="primary"
            />
          </EmptyState>
        )}
        {data && byDay.size > 0 && view === 'month' && (
          <Month month={month} today={today} byDay={byDay} />
        )}
        {data && byDay.size > 0 && view === 'list' && <DayList byDay={byDay} />}
      </Stack>
    </ToolFrame>
  )
}

function DayList({ byDay }: { byDay: ReadonlyMap<Day, Event[]> }) {
  return (
    <Stack as="ol" space={4} style={{ listStyle: 'none', maxWidth: 820 }}>
      {[...byDay].sort().map(([day, events]) => (
        <Card as="li" key={day} border radius={3} padding={4}>
          <Stack space={4}>
            <Heading as="h3" size={0}>
              {new Date(day).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' })}
            </Heading>
            <Stack as="ul" space={3} style={{ listStyle: 'none' }}>
              {events.map((it) => (
                <Flex
                  as="li"
                  key={`${it.document._id} ${it.change}`}
                  gap={3}
                  align="center"
                  wrap="wrap"
                >
                  <Text size={1} muted style={{ fontVariantNumeric: 'tabular-nums' }}>
                    {it.document._type === 'game' ? 'All day' : it.time}
                  </Text>
                  <Badge tone={it.change === 'on' ? 'positive' : 'default'}>
                    {it.change === 'on' ? 'Goes live' : 'Goes off'}
                  </Badge>
                  <IntentLink
                    intent="edit"
                    params={{ id: it.document._id, type: it.document._type }}
                  >
                    <Text size={1} weight="semibold">
                      {it.document.title}
                    </Text>
                  </IntentLink>
                  <Text size={1} muted>
                    {it.document._type}
                    {it.document.markets?.length
                      ? `, ${it.document.markets.join(', ')}`
                      : ', all markets'}
                  </Text>
                  {it.document.isDraft && <Badge tone="caution">Draft</Badge>}
                </Flex>
              ))}
            </Stack>
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
