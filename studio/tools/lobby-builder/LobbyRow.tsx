import { ArrowDownIcon, ArrowUpIcon, WarningOutlineIcon } from '@sanity/icons'
import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IntentLink } from 'sanity/router'
import type { MarketCode } from '../../../markets/types.ts'
import { placeGame, resizePlace } from '../../../schemas/rules/arrange-lobby.ts'
import type { GridRow, PreviewRow } from '../../../schemas/rules/preview-lobby.ts'
import {
  type DeviceClass,
  type Layout,
  TILE_SIZES,
  type TileSize,
} from '../../../schemas/rules/tile-sizes.ts'
import { RowPromoCards } from './RowPromoCards.tsx'
import { readDragged, Tile, Tiles, writeDragged } from './Tile.tsx'
import type { BoxContent, Category, Game } from './use-lobby.ts'
import { ruleInWords, SIZE_NAME, WHY_MISSING } from './words.ts'

export type Selected = { category: string; game: string }
export type Row = PreviewRow<Game, Category>

type Props = {
  row: Row
  boxes: readonly BoxContent[]
  market: MarketCode
  device: DeviceClass
  selected: Selected | null
  isFirst: boolean
  isLast: boolean
  onSelect: (selected: Selected | null) => void
  onPinned: (pinned: readonly string[], sentence: string) => void
  onChange: (
    change: {
      layout?: Layout
      tiles?: NonNullable<GridRow['tiles']>
      boxes?: readonly string[]
    },
    sentence: string,
  ) => void
  onMove: (by: -1 | 1) => void
}

/** One row of the lobby: its tiles, their layout, and the missing games with the reason. */
export function LobbyRow(props: Props) {
  const { row, device, selected, onSelect, onPinned, onChange } = props
  const { category, places, layout } = row
  const list = useRef<HTMLUListElement>(null)
  const [over, setOver] = useState<number | null>(null)
  const pinned = category.pinned ?? []
  const current = places.findIndex(
    (it) => selected?.category === category._id && selected.game === it.game._id,
  )

  function focus(index: number) {
    const buttons = list.current?.querySelectorAll('button')
    buttons?.[Math.max(0, Math.min(index, places.length - 1))]?.focus()
  }

  function move(game: string, name: string, to: number) {
    const next = placeGame(pinned, places, { game, to })
    onPinned(next, `${name} is pinned at place ${next.indexOf(game) + 1}.`)
  }

  function resize(index: number, size: TileSize) {
    const tiles = resizePlace(row.grid?.tiles ?? [], { index, size, devices: [device] })
    onChange({ tiles }, `Place ${index + 1}: ${SIZE_NAME[size]}.`)
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const place = places[index]
    if (!place) return
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -1,
      ArrowDown: 1,
    }
    const step = steps[event.key]
    const size = TILE_SIZES[Number(event.key) - 1]
    if (step && event.altKey) {
      move(place.game._id, place.game.name, index + step)
      requestAnimationFrame(() => focus(index + step))
    } else if (step) focus(index + step)
    else if (event.key === 'Home') focus(0)
    else if (event.key === 'End') focus(places.length - 1)
    else if (size && !event.ctrlKey && !event.metaKey) resize(index, size)
    else if (event.key === 'Delete' && place.isPinned) {
      onPinned(
        pinned.filter((it) => it !== place.game._id),
        `${place.game.name} is no longer pinned.`,
      )
      requestAnimationFrame(() => focus(index))
    } else return
    event.preventDefault()
  }

  return (
    <Box as="li" data-testid="builder-row" data-category-id={category._id}>
      <Stack space={3}>
        <RowHead {...props} />
        {places.length > 0 && (
          <Tiles ref={list} $layout={layout} $device={device} aria-label={category.title ?? ''}>
            {places.map((place, index) => (
              <Tile
                key={place.game._id}
                place={place}
                index={index}
                isSelected={index === current}
                isReachable={index === Math.max(0, current)}
                isOver={over === index}
                onSelect={() => onSelect({ category: category._id, game: place.game._id })}
                onKeyDown={(event) => onKeyDown(event, index)}
                onOver={(isOver) => setOver(isOver ? index : null)}
                onDrop={(event) => {
                  setOver(null)
                  const dragged = readDragged(event)
                  if (dragged?.kind === 'size') resize(index, dragged.size)
                  else if (dragged?.kind === 'game') {
                    const found = places.find((it) => it.game._id === dragged.game)
                    move(dragged.game, found?.game.name ?? 'The game', index)
                  }
                }}
              />
            ))}
          </Tiles>
        )}
        {layout === 'grid' && <SizePalette />}
        <RowNotes row={row} />
        <RowPromoCards
          rowTitle={category.title ?? category._id}
          placed={row.grid?.boxes ?? []}
          boxes={props.boxes}
          market={props.market}
          device={device}
          onChange={(placed, sentence) => onChange({ boxes: placed }, sentence)}
        />
      </Stack>
    </Box>
  )
}

function RowHead({ row, isFirst, isLast, onMove, onChange }: Props) {
  const { category, layout } = row
  const title = category.title ?? category._id
  const rule = ruleInWords(category)
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Box flex={1}>
        <Flex gap={3} align="center" wrap="wrap">
          <Text as="h2" size={2} weight="semibold">
            {title}
          </Text>
          <Badge>
            {(category.pinned ?? []).length} pinned{rule ? `, ${rule}` : ''}
          </Badge>
          {category.isDraft && <Badge tone="caution">Draft</Badge>}
          <IntentLink intent="edit" params={{ id: category._id, type: 'casinoGameCategory' }}>
            <Text size={1}>Open</Text>
          </IntentLink>
        </Flex>
      </Box>
      <Button
        text={layout === 'grid' ? 'Grid' : 'Strip'}
        aria-label={`${title}: make it a ${layout === 'grid' ? 'strip' : 'grid'}`}
        mode="ghost"
        fontSize={1}
        padding={2}
        onClick={() => {
          const next = layout === 'grid' ? 'strip' : 'grid'
          onChange({ layout: next }, `${title} is a ${next} now.`)
        }}
      />
      <Button
        icon={ArrowUpIcon}
        aria-label={`Move ${title} up`}
        mode="bleed"
        padding={2}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        icon={ArrowDownIcon}
        aria-label={`Move ${title} down`}
        mode="bleed"
        padding={2}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </Flex>
  )
}

function RowNotes({ row }: { row: Row }) {
  const { holes, missing, more } = row
  const [hole] = holes
  return (
    <Stack space={3}>
      {hole && (
        <Card tone="caution" padding={3} radius={2} role="status">
          <Flex gap={3}>
            <Text size={1}>
              <WarningOutlineIcon />
            </Text>
            <Text size={1}>
              {holes.length === 1 ? 'A hole' : `${holes.length} holes`}, the first in row{' '}
              {hole.row + 1}, column {hole.column + 1}. A grid with holes is not published: make a
              tile near it larger or smaller.
            </Text>
          </Flex>
        </Card>
      )}
      {more > 0 && (
        <Text size={1} muted>
          {more} more {more === 1 ? 'game is' : 'games are'} behind “All”.
        </Text>
      )}
      {missing.length > 0 && (
        <details>
          <summary style={{ cursor: 'pointer', fontSize: 13 }}>
            {missing.length} {missing.length === 1 ? 'game is' : 'games are'} missing here, and why
          </summary>
          <Box paddingTop={3}>
            <Stack as="ul" space={3} style={{ listStyle: 'none' }}>
              {missing.map((it) => (
                <Flex as="li" key={it.id} gap={3} wrap="wrap">
                  <IntentLink intent="edit" params={{ id: it.id, type: 'game' }}>
                    <Text size={1} weight="semibold">
                      {it.name}
                    </Text>
                  </IntentLink>
                  <Text size={1} muted>
                    {WHY_MISSING[it.why]}
                  </Text>
                </Flex>
              ))}
            </Stack>
          </Box>
        </details>
      )}
    </Stack>
  )
}

/** Sizes to drag onto a tile; the keyboard shortcuts are 1 to 4. */
function SizePalette() {
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Text size={1} muted>
        Drag a size onto a tile:
      </Text>
      {TILE_SIZES.map((size, index) => (
        <Card
          key={size}
          border
          radius={2}
          padding={2}
          draggable
          data-testid={`size-${size}`}
          onDragStart={(event) => writeDragged(event, { kind: 'size', size })}
          style={{ cursor: 'grab' }}
        >
          <Text size={1}>
            {SIZE_NAME[size]} (key {index + 1})
          </Text>
        </Card>
      ))}
    </Flex>
  )
}
