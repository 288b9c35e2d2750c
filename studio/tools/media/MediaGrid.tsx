import { DocumentIcon } from '@sanity/icons'
import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import { fileSize, type MediaUser, usesInWords } from '../../../schemas/rules/media.ts'
import { pictureUrl } from '../shared/picture-url.ts'
import { useContentClient } from '../shared/use-live-query.ts'
import type { Asset } from './use-media.ts'

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: 12px;
`

/** One button per card: all of it opens the details, by pointer and keyboard. */
const Card = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  text-align: start;
  font: inherit;
  color: inherit;
  background: var(--card-bg-color);
  border: 1px solid var(--card-border-color);
  border-radius: 6px;
  cursor: pointer;
  &:hover,
  &[aria-pressed='true'] {
    border-color: var(--card-focus-ring-color);
  }
  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 1px;
  }
`

const Picture = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  height: 132px;
  font-size: 32px;
  /* A neutral check shows what is transparent, on a light and on a dark ground. */
  background: repeating-conic-gradient(rgb(128 128 128 / 14%) 0% 25%, transparent 0% 50%) 0 0 / 16px
    16px;
  img {
    max-width: 100%;
    max-height: 100%;
  }
`

type Props = {
  assets: readonly Asset[]
  users: ReadonlyMap<string, MediaUser[]>
  openedId: string | null
  onOpen: (id: string) => void
}

/** Assets as cards: the picture, its name, size and dimensions, and the number of documents that use it. */
export function MediaGrid({ assets, users, openedId, onOpen }: Props) {
  return (
    <List data-testid="media-grid">
      {assets.map((asset) => (
        <li key={asset.id} data-asset={asset.id}>
          <Card type="button" aria-pressed={asset.id === openedId} onClick={() => onOpen(asset.id)}>
            <Thumbnail asset={asset} />
            <Stack as="span" space={3} padding={3}>
              <Text as="span" size={1} weight="semibold" textOverflow="ellipsis">
                {asset.title || asset.name}
              </Text>
              <Text as="span" size={0} muted>
                {factsOf(asset)}
              </Text>
              <Flex as="span">
                <Uses count={users.get(asset.id)?.length} />
              </Flex>
            </Stack>
          </Card>
        </li>
      ))}
    </List>
  )
}

function Thumbnail({ asset }: { asset: Asset }) {
  const client = useContentClient()
  const src = pictureUrl(client, asset.id, { width: 320, height: 264, fit: 'max' })
  return (
    <Picture>
      {/* Decorative: the name beside it describes it. */}
      {src ? <img src={src} alt="" loading="lazy" /> : <DocumentIcon />}
    </Picture>
  )
}

function Uses({ count }: { count: number | undefined }) {
  if (count === undefined) return <Badge fontSize={0}>Counting …</Badge>
  return (
    <Badge fontSize={0} tone={count === 0 ? 'caution' : 'default'}>
      {usesInWords(count)}
    </Badge>
  )
}

/** Type, size in bytes and dimensions in pixels of an asset, as text. */
export function factsOf({ extension, bytes, width, height }: Asset): string {
  const dimensions = width && height ? [`${width} × ${height}`] : []
  return [extension.toUpperCase(), ...dimensions, fileSize(bytes)].join(' · ')
}
