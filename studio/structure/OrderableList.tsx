import { ArrowDownIcon, ArrowUpIcon, DragHandleIcon } from '@sanity/icons'
import { Badge, Box, Button, Card, Flex, Stack, Text, useToast } from '@sanity/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IntentLink } from 'sanity/router'
import type { UserComponent } from 'sanity/structure'
import type { MarketCode } from '../../markets/types.ts'
import { isForMarket } from '../../schemas/rules/for-market.ts'
import { reorder } from '../../schemas/rules/reorder.ts'
import { Choice } from '../tools/shared/Choice.tsx'
import { editDraft } from '../tools/shared/edit-draft.ts'
import { OPEN_MARKETS } from '../tools/shared/markets.ts'
import { EmptyState, Failed, Loading } from '../tools/shared/ToolFrame.tsx'
import { useContentClient, useLiveQuery } from '../tools/shared/use-live-query.ts'
import { useMayWrite } from '../tools/shared/use-may-write.ts'

type Item = {
  id: string
  title: string
  order: number | null
  markets: readonly string[] | null
  isDraft: boolean
}
type Options = { type: string; filter?: string }

/** Documents in the site's order; they can be moved by drag and drop, with buttons or with Alt and the arrow keys. */
const OrderableList: UserComponent = ({ options }) => {
  const { type, filter } = options as Options
  const client = useContentClient()
  const toast = useToast()
  const list = useRef<HTMLUListElement>(null)
  const [market, setMarket] = useState<MarketCode | ''>('')
  const [announcement, announce] = useState('')
  const { data, error } = useLiveQuery<Item[]>(
    `*[_type == $type${filter ? ` && ${filter}` : ''}] | order(coalesce(order, 0) asc, _id asc){
      "id": _id, "title": coalesce(title.en, name.en, title, name, _id), order, markets,
      "isDraft": _originalId in path("drafts.**")
    }`,
    { type },
    [type],
  )
  const documents = (data ?? []).map(({ markets }) => ({ type, markets: markets ?? [] }))
  const mayWrite = useMayWrite(documents)
  const mayMove = ({ markets }: Pick<Item, 'markets'>) =>
    mayWrite({ type, markets: markets ?? [] }) === true
  const items = (data ?? []).filter((it) => !market || isForMarket(it, market))

  function move(from: number, to: number) {
    const item = items[from]
    if (!item || to < 0 || to >= items.length) return
    const changed = reorder(items, { from, to })
    const refused = items.find((it) => changed.some(({ id }) => id === it.id) && !mayMove(it))
    if (refused) {
      toast.push({
        status: 'warning',
        title: 'The order was not changed',
        description: `It would change “${refused.title}” too, which your account does not write.`,
      })
      return
    }
    announce(`${item.title} is number ${to + 1} of ${items.length} now.`)
    Promise.all(changed.map(({ id, order }) => editDraft(client, id, { order })))
      .then(() => list.current?.querySelectorAll<HTMLElement>('[data-handle]')[to]?.focus())
      .catch((failure: Error) =>
        toast.push({
          status: 'error',
          title: 'The order was not saved',
          description: failure.message,
        }),
      )
  }

  return (
    <Stack space={4} padding={4}>
      <Choice
        label="Market"
        value={market}
        options={[{ value: '' as const, title: 'All' }, ...OPEN_MARKETS]}
        onChange={setMarket}
      />
      <Text size={1} muted>
        The first comes first on the site. A move makes drafts: publish them to show it.
      </Text>
      <div aria-live="polite" style={{ position: 'absolute', left: -9999 }}>
        {announcement}
      </div>
      {error && <Failed message={error} />}
      {!error && !data && <Loading />}
      {data && items.length === 0 && (
        <EmptyState title="Nothing to order here">
          <Text size={1} muted>
            Make a document of this kind, or choose another market.
          </Text>
          <Button
            as={IntentLink}
            {...{ intent: 'create', params: { type } }}
            text="Create one"
            tone="primary"
          />
        </EmptyState>
      )}
      <Stack as="ul" space={2} ref={list} style={{ listStyle: 'none' }}>
        {items.map((item, index) => (
          <OrderableItem
            key={item.id}
            type={type}
            item={item}
            index={index}
            isLast={index === items.length - 1}
            mayMove={mayMove(item)}
            onMove={move}
          />
        ))}
      </Stack>
    </Stack>
  )
}

type ItemProps = {
  type: string
  item: Item
  index: number
  isLast: boolean
  mayMove: boolean
  onMove: (from: number, to: number) => void
}

function OrderableItem({ type, item, index, isLast, mayMove, onMove }: ItemProps) {
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step || !event.altKey) return
    event.preventDefault()
    onMove(index, index + step)
  }

  return (
    <Card
      as="li"
      border
      radius={2}
      padding={2}
      draggable={mayMove}
      data-testid="orderable"
      data-id={item.id}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(index))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onMove(Number(event.dataTransfer.getData('text/plain')), index)
      }}
    >
      <Flex align="center" gap={2}>
        <Button
          data-handle
          icon={DragHandleIcon}
          mode="bleed"
          padding={2}
          disabled={!mayMove}
          aria-label={`${item.title}, number ${index + 1}: Alt and arrow keys move it`}
          onKeyDown={onKeyDown}
        />
        <Box flex={1}>
          <Flex gap={2} align="center" wrap="wrap">
            <IntentLink intent="edit" params={{ id: item.id, type }}>
              <Text size={1} weight="semibold">
                {item.title}
              </Text>
            </IntentLink>
            {item.markets?.length ? <Badge>{item.markets.join(', ')}</Badge> : null}
            {item.isDraft && <Badge tone="caution">Draft</Badge>}
          </Flex>
        </Box>
        <Button
          icon={ArrowUpIcon}
          mode="bleed"
          padding={2}
          disabled={!mayMove || index === 0}
          aria-label={`Move ${item.title} up`}
          onClick={() => onMove(index, index - 1)}
        />
        <Button
          icon={ArrowDownIcon}
          mode="bleed"
          padding={2}
          disabled={!mayMove || isLast}
          aria-label={`Move ${item.title} down`}
          onClick={() => onMove(index, index + 1)}
        />
      </Flex>
    </Card>
  )
}

export default OrderableList
