import { Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import {
  type CalendarEvent,
  type Day,
  type Scheduled,
  weeksOf,
} from '../../../schemas/rules/calendar.ts'

export type Entry = Scheduled & { _id: string; _type: string; title: string; isDraft: boolean }
export type Event = CalendarEvent<Entry>

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** With more changes than these only their number is shown: the list has them all. */
const SHOWN = 4

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th {
    padding: 6px 8px;
    text-align: start;
    font-weight: 500;
  }
  td {
    height: 112px;
    padding: 0;
    vertical-align: top;
    border: 1px solid var(--card-border-color);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 1px;
  }
`

type Props = { month: string; today: Day; byDay: ReadonlyMap<Day, Event[]> }

export function Month({ month, today, byDay }: Props) {
  return (
    <Card overflow="auto">
      <Table data-testid="calendar-month">
        <thead>
          <tr>
            {WEEKDAYS.map((it) => (
              <th key={it} scope="col">
                <Text size={1} muted>
                  {it}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  isToday={day === today}
                  isOutside={!day.startsWith(month)}
                  events={byDay.get(day) ?? []}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

type CellProps = { day: Day; isToday: boolean; isOutside: boolean; events: readonly Event[] }

function DayCell({ day, isToday, isOutside, events }: CellProps) {
  return (
    <td {...(isToday ? { 'aria-current': 'date' as const } : {})}>
      <Card
        padding={2}
        tone={isToday ? 'primary' : isOutside ? 'transparent' : 'default'}
        style={{ minHeight: 112, height: '100%' }}
      >
        <Stack space={2}>
          <Text size={1} weight={isToday ? 'bold' : 'regular'}>
            {Number(day.slice(8))}
          </Text>
          {events.slice(0, SHOWN).map((it) => (
            <Card
              key={`${it.document._id} ${it.change}`}
              tone={it.change === 'on' ? 'positive' : 'critical'}
              radius={2}
              padding={2}
            >
              <IntentLink intent="edit" params={{ id: it.document._id, type: it.document._type }}>
                <Flex gap={1}>
                  <Text size={1} textOverflow="ellipsis">
                    <span aria-hidden>{it.change === 'on' ? '▲ ' : '▼ '}</span>
                    {it.document._type === 'game' ? 'Release: ' : `${it.time} `}
                    {it.document.title}
                    <span style={{ position: 'absolute', left: -9999 }}>
                      {it.change === 'on' ? ' goes live' : ' goes off'}
                    </span>
                  </Text>
                </Flex>
              </IntentLink>
            </Card>
          ))}
          {events.length > SHOWN && (
            <Text size={0} muted>
              and {events.length - SHOWN} more
            </Text>
          )}
        </Stack>
      </Card>
    </td>
  )
}
