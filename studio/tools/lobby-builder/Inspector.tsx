import { CloseIcon } from '@sanity/icons'
import { Box, Button, Card, Flex, Heading, Radio, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { IntentLink } from 'sanity/router'
import { placeGame, resizePlace } from '../../../schemas/rules/arrange-lobby.ts'
import type { GridRow } from '../../../schemas/rules/preview-lobby.ts'
import {
  DEVICES,
  type DeviceClass,
  TILE_SIZES,
  type TileSize,
} from '../../../schemas/rules/tile-sizes.ts'
import type { Row } from './LobbyRow.tsx'
import { DEVICE_NAME, SIZE_NAME } from './words.ts'

type Props = {
  row: Row
  index: number
  device: DeviceClass
  onClose: () => void
  onPinned: (pinned: readonly string[], sentence: string) => void
  onTiles: (tiles: NonNullable<GridRow['tiles']>, sentence: string) => void
}

/** The selected tile: its position and the size of its place. */
export function Inspector({ row, index, device, onClose, onPinned, onTiles }: Props) {
  const name = useId()
  const place = row.places[index]
  if (!place) return null
  const { game, isPinned, isRestricted } = place
  const pinned = row.category.pinned ?? []
  const sized = row.grid?.tiles?.find((it) => it.index === index)
  const sizeOn = (it: DeviceClass): TileSize => sized?.[it] ?? '1x'

  function move(to: number) {
    const next = placeGame(pinned, row.places, { game: game._id, to })
    onPinned(next, `${game.name} is pinned at place ${next.indexOf(game._id) + 1}.`)
  }
  function resize(size: TileSize, devices: readonly DeviceClass[]) {
    const tiles = resizePlace(row.grid?.tiles ?? [], { index, size, devices })
    onTiles(tiles, `Place ${index + 1}: ${SIZE_NAME[size]}.`)
  }

  return (
    <Card
      as="aside"
      aria-label="Chosen tile"
      borderLeft
      padding={4}
      overflow="auto"
      style={{ width: 300, flex: 'none' }}
    >
      <Stack space={5}>
        <Flex gap={2} align="flex-start">
          <Box flex={1}>
            <Stack space={3}>
              <Heading as="h2" size={1}>
                {game.name}
              </Heading>
              <Text size={1} muted>
                {game.studioName} · place {index + 1} of {row.category.title}
              </Text>
              {isRestricted && (
                <Text size={1}>Players of this country see it locked: the launch is refused.</Text>
              )}
              <IntentLink intent="edit" params={{ id: game._id, type: 'game' }}>
                <Text size={1}>Open the game</Text>
              </IntentLink>
            </Stack>
          </Box>
          <Button icon={CloseIcon} mode="bleed" padding={2} aria-label="Close" onClick={onClose} />
        </Flex>
        <Stack space={3}>
          <Text size={1} weight="semibold">
            Place
          </Text>
          <Flex gap={2} wrap="wrap">
            <Button
              fontSize={1}
              padding={2}
              mode="ghost"
              text="To the front"
              onClick={() => move(0)}
            />
            <Button
              fontSize={1}
              padding={2}
              mode="ghost"
              text={isPinned ? 'Unpin' : 'Pin'}
              onClick={() =>
                isPinned
                  ? onPinned(
                      pinned.filter((it) => it !== game._id),
                      `${game.name} is no longer pinned.`,
                    )
                  : move(index)
              }
            />
          </Flex>
        </Stack>
        <Stack role="radiogroup" aria-labelledby={`${name}-title`} space={3}>
          <Text id={`${name}-title`} size={1} weight="semibold">
            Size of this place on a {DEVICE_NAME[device].toLowerCase()}
          </Text>
          {TILE_SIZES.map((size) => (
            <Flex as="label" key={size} gap={2} align="center">
              <Radio
                name={name}
                value={size}
                checked={sizeOn(device) === size}
                onChange={() => resize(size, [device])}
              />
              <Text size={1}>{SIZE_NAME[size]}</Text>
            </Flex>
          ))}
          {row.layout === 'strip' && (
            <Text size={1} muted>
              A strip is one row high: tall places lose their height there.
            </Text>
          )}
        </Stack>
        <Stack space={3}>
          {DEVICES.map((it) => (
            <Text size={1} muted key={it}>
              {DEVICE_NAME[it]}: {SIZE_NAME[sizeOn(it)]}
            </Text>
          ))}
          <Button
            fontSize={1}
            padding={2}
            mode="ghost"
            text="Same size on all devices"
            onClick={() => resize(sizeOn(device), DEVICES)}
          />
        </Stack>
      </Stack>
    </Card>
  )
}
