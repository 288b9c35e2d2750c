import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { IntentLink } from 'sanity/router'
import { MARKETS } from '../../../markets/index.ts'
import type { MarketCode } from '../../../markets/types.ts'
import { changeRow, moveRow } from '../../../schemas/rules/arrange-lobby.ts'
import { ofMarket } from '../../../schemas/rules/for-market.ts'
import { dateOf, dayOf } from '../../../schemas/rules/lobby-games.ts'
import type { Kind } from '../../../schemas/rules/plan-lobby.ts'
import { type Preview, previewLobby } from '../../../schemas/rules/preview-lobby.ts'
import { DEVICES, type DeviceClass } from '../../../schemas/rules/tile-sizes.ts'
import { Choice } from '../shared/Choice.tsx'
import { OPEN_MARKETS } from '../shared/markets.ts'
import { EmptyState, Failed, Loading, ToolFrame } from '../shared/ToolFrame.tsx'
import { useMayWrite } from '../shared/use-may-write.ts'
import { Inspector } from './Inspector.tsx'
import { LobbyRow, type Selected } from './LobbyRow.tsx'
import { type Category, type Content, type Game, useLobby } from './use-lobby.ts'
import { DEVICE_NAME, WHY_CLOSED } from './words.ts'

const FRAME_WIDTH: Readonly<Record<DeviceClass, number>> = {
  desktop: 1120,
  tablet: 760,
  mobile: 390,
}

/** The lobby as players see it, edited in place (STU-02, LOB-09). */
export default function LobbyBuilder() {
  const [kind, setKind] = useState<Kind>('CASINO')
  const [market, setMarket] = useState<MarketCode>('FI')
  const [device, setDevice] = useState<DeviceClass>('desktop')
  const [country, setCountry] = useState('')
  const [selected, setSelected] = useState<Selected | null>(null)
  const [announcement, announce] = useState('')
  const { content, error, setPinned, setRows } = useLobby(kind)

  const preview = useMemo(() => {
    if (!content) return null
    const today = dateOf(dayOf(Date.now()))
    return previewLobby(content, { kind, market, country: country || null, device, today })
  }, [content, kind, market, country, device])

  const grid = content ? ofMarket(content.grids, market) : undefined
  const isLocked = useIsLocked(grid)
  const rows = preview?.rows ?? []
  const selectedRow = rows.find((it) => it.category._id === selected?.category)
  const index = selectedRow?.places.findIndex((it) => it.game._id === selected?.game) ?? -1

  const controls = (
    <>
      <KindChoice
        kind={kind}
        onChange={(value) => {
          setKind(value)
          setSelected(null)
        }}
      />
      <Choice label="Market" value={market} options={OPEN_MARKETS} onChange={setMarket} />
      <Choice
        label="Visitor's country"
        value={country}
        options={countriesOf(market)}
        onChange={setCountry}
      />
      <DeviceChoice device={device} onChange={setDevice} />
    </>
  )

  const aside = selectedRow && index >= 0 && (
    <Inspector
      row={selectedRow}
      index={index}
      device={device}
      onClose={() => setSelected(null)}
      onPinned={(pinned, sentence) => {
        setPinned(selectedRow.category._id, pinned)
        announce(sentence)
      }}
      onTiles={(tiles, sentence) => {
        if (grid) setRows(grid._id, changeRow(rows, selectedRow.category._id, { tiles }))
        announce(sentence)
      }}
    />
  )

  return (
    <ToolFrame
      title="Lobby builder"
      intro="The lobby as players see it. Drag a game, or move it with Alt and the arrow keys; give a place its size with the keys 1 to 4."
      controls={controls}
      aside={aside}
    >
      <div aria-live="polite" style={{ position: 'absolute', left: -9999 }}>
        {announcement}
      </div>
      {error && <Failed message={error} />}
      {!error && !content && <Loading />}
      {content && !grid && <NoGrid market={market} />}
      {content && grid && (
        <Stack space={4} padding={4}>
          <GridHeader grid={grid} isLocked={isLocked} />
          {rows.length === 0 ? (
            <NoRows market={market} />
          ) : (
            <Box>
              <Card
                scheme="dark"
                radius={4}
                padding={device === 'mobile' ? 3 : 4}
                style={{ maxWidth: FRAME_WIDTH[device], margin: '0 auto' }}
              >
                <Stack as="ul" space={5} style={{ listStyle: 'none' }} inert={isLocked}>
                  {rows.map((row, at) => (
                    <LobbyRow
                      key={row.category._id}
                      row={row}
                      boxes={content.boxes}
                      market={market}
                      device={device}
                      selected={selected}
                      onSelect={setSelected}
                      onPinned={(pinned, sentence) => {
                        setPinned(row.category._id, pinned)
                        announce(sentence)
                      }}
                      onChange={(change, sentence) => {
                        setRows(grid._id, changeRow(rows, row.category._id, change))
                        announce(sentence)
                      }}
                      onMove={(by) => {
                        setRows(grid._id, moveRow(rows, { from: at, to: at + by }))
                        announce(`${row.category.title} is row ${at + by + 1} now.`)
                      }}
                      isFirst={at === 0}
                      isLast={at === rows.length - 1}
                    />
                  ))}
                </Stack>
              </Card>
            </Box>
          )}
          {preview && preview.closed.length > 0 && <ClosedCategories closed={preview.closed} />}
        </Stack>
      )}
    </ToolFrame>
  )
}

/** Whether the current user may view a grid but not edit it. */
function useIsLocked(grid: Content['grids'][number] | undefined): boolean {
  const written = grid ? [{ type: 'lobbyGrid', markets: grid.markets ?? [] }] : []
  const mayWrite = useMayWrite(written)
  return written.some((it) => mayWrite(it) === false)
}

/** Where visitors may come from: the countries of the market, and some from which no one may play. */
function countriesOf(market: MarketCode) {
  return [
    { value: '', title: 'Unknown' },
    ...[...new Set([...MARKETS[market].originCountries, 'CA', 'SE', 'FR', 'IN'])].map((value) => ({
      value,
      title: value,
    })),
  ]
}

type KindProps = { kind: Kind; onChange: (kind: Kind) => void }

function KindChoice({ kind, onChange }: KindProps) {
  return (
    <Choice
      label="Lobby"
      value={kind}
      options={[
        { value: 'CASINO', title: 'Casino' },
        { value: 'LIVE_CASINO', title: 'Live casino' },
      ]}
      onChange={onChange}
    />
  )
}

type DeviceProps = { device: DeviceClass; onChange: (device: DeviceClass) => void }

function DeviceChoice({ device, onChange }: DeviceProps) {
  return (
    <Flex gap={1} role="group" aria-label="Device">
      {DEVICES.map((it) => (
        <Button
          key={it}
          text={DEVICE_NAME[it]}
          mode={it === device ? 'default' : 'ghost'}
          aria-pressed={it === device}
          fontSize={1}
          padding={2}
          onClick={() => onChange(it)}
        />
      ))}
    </Flex>
  )
}

function NoGrid({ market }: { market: MarketCode }) {
  return (
    <EmptyState title="No grid for this lobby yet">
      <Text size={1} muted>
        A grid says which rows are at the top and which tiles are large. Make one for{' '}
        {MARKETS[market].name}, or one without markets for all of them.
      </Text>
      <Button
        as={IntentLink}
        {...{ intent: 'create', params: { type: 'lobbyGrid' } }}
        text="Create a grid"
        tone="primary"
      />
    </EmptyState>
  )
}

function NoRows({ market }: { market: MarketCode }) {
  return (
    <EmptyState title="Players see no row here">
      <Text size={1} muted>
        No category of this lobby has a game for {MARKETS[market].name}. Put games into a category,
        or give it a rule that finds some.
      </Text>
    </EmptyState>
  )
}

type GridHeaderProps = { grid: Content['grids'][number]; isLocked: boolean }

function GridHeader({ grid, isLocked }: GridHeaderProps) {
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Text size={1} weight="semibold">
        {grid.title ?? 'Grid without a name'}
      </Text>
      <Badge>{grid.markets?.length ? `Markets: ${grid.markets.join(', ')}` : 'All markets'}</Badge>
      <Badge tone={grid.isDraft ? 'caution' : 'positive'}>
        {grid.isDraft ? 'Draft: not on the site yet' : 'Published'}
      </Badge>
      <IntentLink intent="edit" params={{ id: grid._id, type: 'lobbyGrid' }}>
        <Text size={1}>{grid.isDraft ? 'Review and publish the grid' : 'Open the grid'}</Text>
      </IntentLink>
      {isLocked && (
        <Text size={1} role="note">
          Your account does not write this lobby: it is shown as it is.
        </Text>
      )}
    </Flex>
  )
}

function ClosedCategories({ closed }: Pick<Preview<Game, Category>, 'closed'>) {
  return (
    <Stack space={3}>
      <Text as="h2" size={1} weight="semibold">
        Categories without a row here
      </Text>
      <Flex gap={2} wrap="wrap">
        {closed.map(({ category, why }) => (
          <IntentLink
            key={category._id}
            intent="edit"
            params={{ id: category._id, type: 'casinoGameCategory' }}
          >
            <Text size={1}>
              {category.title ?? category._id}: {WHY_CLOSED[why]}
            </Text>
          </IntentLink>
        ))}
      </Flex>
    </Stack>
  )
}
