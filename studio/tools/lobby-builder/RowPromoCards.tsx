import { ArrowUpIcon, CloseIcon } from '@sanity/icons'
import { Badge, Box, Button, Card, Flex, Select, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { IntentLink } from 'sanity/router'
import type { MarketCode } from '../../../markets/types.ts'
import { evaluateConditions } from '../../../schemas/rules/audience.ts'
import type { DeviceClass } from '../../../schemas/rules/tile-sizes.ts'
import type { BoxContent } from './use-lobby.ts'
import { BOX_NAME, WHY_NOT_SEEN } from './words.ts'

const MOST_BOXES = 4

type Props = {
  rowTitle: string
  /** Ids, in order. */
  placed: readonly string[]
  boxes: readonly BoxContent[]
  market: MarketCode
  device: DeviceClass
  onChange: (placed: readonly string[], sentence: string) => void
}

/** The boxes below a row, and who does not see them: the site evaluates that per visitor (BAN-02). */
export function RowPromoCards({ rowTitle, placed, boxes, market, device, onChange }: Props) {
  const id = useId()
  const free = boxes.filter((it) => !placed.includes(it._id))
  return (
    <Stack space={3}>
      {placed.length > 0 && (
        <Stack as="ul" space={2} style={{ listStyle: 'none' }} aria-label={`Below ${rowTitle}`}>
          {placed.map((it, index) => (
            <PlacedBox
              key={it}
              id={it}
              box={boxes.find(({ _id }) => _id === it)}
              place={{ market, device }}
              isFirst={index === 0}
              onForward={() =>
                onChange(
                  placed.toSpliced(index - 1, 2, it, placed[index - 1] ?? it),
                  `Place ${index} below ${rowTitle}.`,
                )
              }
              onRemove={() =>
                onChange(
                  placed.filter((other) => other !== it),
                  `Taken away from below ${rowTitle}.`,
                )
              }
            />
          ))}
        </Stack>
      )}
      {placed.length < MOST_BOXES && free.length > 0 && (
        <Flex gap={3} align="center">
          <Text as="label" size={1} muted htmlFor={id}>
            Put a box below {rowTitle}
          </Text>
          <Box>
            <Select
              id={id}
              fontSize={1}
              padding={2}
              value=""
              onChange={({ currentTarget: { value } }) => {
                const chosen = free.find((it) => it._id === value)
                if (chosen)
                  onChange(
                    [...placed, value],
                    `${chosen.title ?? 'A box'} is now below ${rowTitle}.`,
                  )
              }}
            >
              <option value="">Choose a box</option>
              {free.map((it) => (
                <option key={it._id} value={it._id}>
                  {it.title ?? it._id} ({BOX_NAME[it._type]})
                </option>
              ))}
            </Select>
          </Box>
        </Flex>
      )}
    </Stack>
  )
}

function PlacedBox(props: {
  id: string
  box: BoxContent | undefined
  place: { market: MarketCode; device: DeviceClass }
  isFirst: boolean
  onForward: () => void
  onRemove: () => void
}) {
  const { id, box, place } = props
  const title = box?.title ?? id
  const visit = {
    ...place,
    audience: { kind: 'visitor' },
    now: Date.now(),
    offers: 'unchecked',
  } as const
  const unmet = box ? evaluateConditions(box, visit).filter((it) => !it.holds) : []
  return (
    <Card as="li" border radius={3} padding={3} data-testid="builder-box" data-box-id={id}>
      <Flex gap={3} align="center" wrap="wrap">
        <Box flex={1}>
          <Flex gap={3} align="center" wrap="wrap">
            <Text size={1} weight="semibold">
              {title}
            </Text>
            {box ? (
              <Badge>{BOX_NAME[box._type]}</Badge>
            ) : (
              <Badge tone="critical">The box was deleted</Badge>
            )}
            {box?.isDraft && <Badge tone="caution">Draft</Badge>}
            {unmet.map(({ condition }) => (
              <Badge key={condition} tone="caution">
                {WHY_NOT_SEEN[condition]}
              </Badge>
            ))}
            {box && (
              <IntentLink intent="edit" params={{ id, type: box._type }}>
                <Text size={1}>Open</Text>
              </IntentLink>
            )}
          </Flex>
        </Box>
        <Button
          icon={ArrowUpIcon}
          aria-label={`Move the box ${title} forward`}
          mode="bleed"
          padding={2}
          disabled={props.isFirst}
          onClick={props.onForward}
        />
        <Button
          icon={CloseIcon}
          aria-label={`Take the box ${title} away`}
          mode="bleed"
          padding={2}
          onClick={props.onRemove}
        />
      </Flex>
    </Card>
  )
}
