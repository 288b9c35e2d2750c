import { Card, Flex, Text } from '@sanity/ui'
import { TILE_SIZES } from '../../../schemas/rules/tile-sizes.ts'
import { writeDragged } from './Tile.tsx'
import { SIZE_NAME } from './words.ts'

/** Sizes to drag onto a tile; the keyboard shortcuts are 1 to 4. */
export function SizePalette() {
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
