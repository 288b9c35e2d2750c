import { LockIcon, PinFilledIcon } from '@sanity/icons'
import type { DragEvent, KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { Place } from '../../../schemas/rules/preview-lobby.ts'
import {
  COLUMNS,
  type DeviceClass,
  type Layout,
  SPAN,
  TILE_SIZES,
  type TileSize,
} from '../../../schemas/rules/tile-sizes.ts'
import { pictureUrl } from '../shared/picture-url.ts'
import { useContentClient } from '../shared/use-live-query.ts'
import type { Game } from './use-lobby.ts'
import { SIZE_NAME } from './words.ts'

/** Visible columns of a strip, as on the site: a partly visible one shows that there is more. */
const STRIP_COLUMNS: Readonly<Record<DeviceClass, number>> = {
  mobile: 2.35,
  tablet: 4.3,
  desktop: 6,
}
const GAP = 12

export const Tiles = styled.ul<{ $layout: Layout; $device: DeviceClass }>`
  display: grid;
  gap: ${GAP}px;
  margin: 0;
  padding: 3px;
  list-style: none;
  ${({ $layout, $device }) =>
    $layout === 'grid'
      ? `grid-template-columns: repeat(${COLUMNS[$device]}, minmax(0, 1fr)); grid-auto-flow: dense; grid-auto-rows: 1fr;`
      : `grid-auto-flow: column; overflow-x: auto; scroll-snap-type: x proximity;
         grid-auto-columns: calc((100% - ${Math.floor(STRIP_COLUMNS[$device]) * GAP}px) / ${STRIP_COLUMNS[$device]});`}
`

const Button = styled.button<{ $isOver: boolean; $isSelected: boolean }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: 12px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: grab;
  outline: ${({ $isOver, $isSelected }) =>
    $isOver ? '3px dashed #f7c948' : $isSelected ? '3px solid #8fa6ff' : '0'};
  outline-offset: 2px;
  &:focus-visible {
    outline: 3px solid #fff;
  }
`

const Art = styled.span<{ $size: TileSize }>`
  position: relative;
  flex: 1;
  width: 100%;
  aspect-ratio: ${({ $size }) => ($size === '1x' ? '1' : $size === '2xh' ? '2.06' : 'auto')};
  border-radius: 12px;
  overflow: hidden;
  background: #2a2d3a;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    pointer-events: none;
  }
`

const Mark = styled.span`
  position: absolute;
  top: 6px;
  left: 6px;
  display: flex;
  gap: 4px;
  align-items: center;
  padding: 3px 7px;
  border-radius: 8px;
  background: rgb(10 11 18 / 82%);
  color: #fff;
  font-size: 12px;
  line-height: 1.3;
`

const Words = styled.span`
  display: block;
  padding: 6px 2px 0;
  font-size: 13px;
  line-height: 1.35;
  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    opacity: 0.72;
    font-size: 12px;
  }
`

type Props = {
  place: Place<Game>
  index: number
  isSelected: boolean
  /** Tab reaches one tile per row, the arrow keys the others. */
  isReachable: boolean
  isOver: boolean
  onSelect: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onOver: (isOver: boolean) => void
  onDrop: (event: DragEvent) => void
}

export function Tile(props: Props) {
  const { place, index, isSelected, isReachable, isOver, onSelect, onKeyDown, onOver, onDrop } =
    props
  const { game, size, isPinned, isRestricted } = place
  const client = useContentClient()
  const [columns, rows] = SPAN[size]
  const { pictures } = game
  const own = {
    '1x': null,
    '2xh': pictures.horizontal,
    '2xv': pictures.vertical,
    '4x': pictures.bigSquare,
  }[size]
  const asset = own ?? pictures.thumbnail
  const url = asset && pictureUrl(client, asset, { width: 200 * columns, height: 200 * rows })
  const facts = [
    `place ${index + 1}`,
    SIZE_NAME[size],
    isPinned ? 'pinned' : 'by the rule',
    ...(isRestricted ? ['locked in this country'] : []),
  ]
  return (
    <li style={{ gridColumn: `span ${columns}`, gridRow: `span ${rows}`, minWidth: 0 }}>
      <Button
        type="button"
        draggable
        tabIndex={isReachable ? 0 : -1}
        $isOver={isOver}
        $isSelected={isSelected}
        aria-pressed={isSelected}
        aria-label={`${game.name}: ${facts.join(', ')}`}
        data-testid="builder-tile"
        data-game-id={game._id}
        data-size={size}
        onClick={onSelect}
        onFocus={onSelect}
        onKeyDown={onKeyDown}
        onDragStart={(event) => writeDragged(event, { kind: 'game', game: game._id })}
        onDragOver={(event) => {
          event.preventDefault()
          onOver(true)
        }}
        onDragLeave={() => onOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          onDrop(event)
        }}
      >
        <Art $size={size}>
          {url ? <img src={url} alt="" loading="lazy" /> : null}
          <Mark>
            {isRestricted ? <LockIcon /> : null}
            {isPinned ? <PinFilledIcon /> : null}
            {isPinned ? index + 1 : 'Rule'}
          </Mark>
        </Art>
        <Words>
          <b>{game.name}</b>
          <small>{game.studioName}</small>
        </Words>
      </Button>
    </li>
  )
}

export type Dragged = { kind: 'game'; game: string } | { kind: 'size'; size: TileSize }

const TYPE = 'application/x-playhouse-lobby'

export function writeDragged(event: DragEvent, dragged: Dragged): void {
  event.dataTransfer.setData(TYPE, JSON.stringify(dragged))
  event.dataTransfer.effectAllowed = dragged.kind === 'game' ? 'move' : 'copy'
}

export function readDragged(event: DragEvent): Dragged | null {
  try {
    const { kind, game, size } = JSON.parse(event.dataTransfer.getData(TYPE))
    if (kind === 'game' && typeof game === 'string') return { kind, game }
    return kind === 'size' && TILE_SIZES.includes(size) ? { kind, size } : null
  } catch {
    return null
  }
}
