import { Badge, Box, Button, Card, Flex, Grid, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { IntentLink } from 'sanity/router'
import { MARKETS } from '../../../markets/index.ts'
import { LANGUAGES } from '../../../markets/languages.ts'
import type { Language, MarketCode } from '../../../markets/types.ts'
import { type Audience, type Device, evaluateConditions } from '../../../schemas/rules/audience.ts'
import { Choice } from '../shared/Choice.tsx'
import { OPEN_MARKETS } from '../shared/markets.ts'
import { EmptyState, Failed, Loading, ToolFrame } from '../shared/ToolFrame.tsx'
import { useLiveQuery } from '../shared/use-live-query.ts'
import { useTypesWith } from '../shared/use-types-with.ts'
import { type CardProps, type Content, ContentCard } from './ContentCard.tsx'

const QUERY = `*[_type in $types] | order(placement asc, order asc, _id asc){
  _id, _type, "isDraft": _originalId in path("drafts.**"),
  title, description, significantTerms, placement, markets, languages, devices, startDate, endDate, authorized, targetAudience, campaign, button,
  "wide": coalesce(images.desktop.asset._ref, image.asset._ref),
  "narrow": coalesce(images.mobile.asset._ref, image.asset._ref)
}`

type Deposits = '0' | '1' | '2' | 'unknown'

/** Who sees which banner or box, and which condition hides it from the others; by the site's rule (GAP-127). */
export default function AudienceSimulator() {
  const types = useTypesWith(['targetAudience', 'authorized'])
  const { data, error } = useLiveQuery<Content[]>(QUERY, { types }, types)
  const [market, setMarket] = useState<MarketCode>('FI')
  const [chosen, setLanguage] = useState<Language>('en')
  const [device, setDevice] = useState<Device>('desktop')
  const [login, setLogin] = useState<'visitor' | 'player'>('visitor')
  const [deposits, setDeposits] = useState<Deposits>('0')
  const [lists, setLists] = useState('')
  const [at, setAt] = useState('')

  const { languages } = MARKETS[market]
  const language = languages.includes(chosen) ? chosen : languages[0]
  const parsed = Date.parse(at)
  const now = Number.isNaN(parsed) ? Date.now() : parsed
  const audience: Audience =
    login === 'visitor'
      ? { kind: 'visitor' }
      : {
          kind: 'player',
          segments: lists.split(/[\s,;]+/).filter((it) => it !== ''),
          depositsCount: deposits === 'unknown' ? null : Number(deposits),
        }

  const evaluated = (data ?? []).map((content) => ({
    content,
    checks: evaluateConditions(content, {
      ...{ audience, market, now, language, device },
      offers: 'unchecked',
    }),
  }))
  const seen = evaluated.filter(({ checks }) => checks.every((it) => it.holds))
  const unseen = evaluated.filter((it) => !seen.includes(it))
  // Items that almost match come first: they are the ones an editor wonders about.
  const failing = (it: (typeof evaluated)[number]) => it.checks.filter((one) => !one.holds).length
  unseen.sort((a, b) => failing(a) - failing(b))

  const controls = (
    <>
      <Choice label="Market" value={market} options={OPEN_MARKETS} onChange={setMarket} />
      <Choice
        label="Language"
        value={language}
        options={languages.map((value) => ({ value, title: LANGUAGES[value].name }))}
        onChange={setLanguage}
      />
      <Choice
        label="Device"
        value={device}
        options={[
          { value: 'desktop', title: 'Desktop' },
          { value: 'tablet', title: 'Tablet' },
          { value: 'mobile', title: 'Phone' },
        ]}
        onChange={setDevice}
      />
      <Choice
        label="Who"
        value={login}
        options={[
          { value: 'visitor', title: 'Visitor' },
          { value: 'player', title: 'Player, signed in' },
        ]}
        onChange={setLogin}
      />
      {login === 'player' && (
        <>
          <Choice
            label="Deposits so far"
            value={deposits}
            options={[
              { value: '0', title: 'None' },
              { value: '1', title: 'One' },
              { value: '2', title: 'More than one' },
              { value: 'unknown', title: 'Platform cannot say' },
            ]}
            onChange={setDeposits}
          />
          <TextField label="On these lists (keys)" value={lists} onChange={setLists} />
        </>
      )}
      <TextField label="Moment" type="datetime-local" value={at} onChange={setAt} />
      {at && <Button mode="ghost" fontSize={1} padding={2} text="Now" onClick={() => setAt('')} />}
    </>
  )
  const view = { language, isNarrow: device === 'mobile' }

  return (
    <ToolFrame
      title="Who sees this, and why"
      intro="Choose who looks, where and when. Each banner and box says what it asks, and what keeps it from this person."
      controls={controls}
    >
      {error && <Failed message={error} />}
      {!error && !data && <Loading />}
      {data?.length === 0 && (
        <EmptyState title="Nothing here has an audience yet">
          <Text size={1} muted>
            Make a banner: under “Who sees it, and when” it says whom it is for. It then shows up
            here.
          </Text>
          <Button
            as={IntentLink}
            {...{ intent: 'create', params: { type: 'banner' } }}
            text="Create a banner"
            tone="primary"
          />
        </EmptyState>
      )}
      {data && data.length > 0 && <Evaluated seen={seen} unseen={unseen} view={view} />}
    </ToolFrame>
  )
}

type EvaluatedContents = readonly Pick<CardProps, 'content' | 'checks'>[]
type EvaluatedProps = {
  seen: EvaluatedContents
  unseen: EvaluatedContents
  view: Pick<CardProps, 'language' | 'isNarrow'>
}

function Evaluated({ seen, unseen, view }: EvaluatedProps) {
  return (
    <Stack space={5} padding={4}>
      <Stack space={4} as="section" aria-label="Seen">
        <Flex gap={3} align="center">
          <Heading as="h2" size={1}>
            Seen
          </Heading>
          <Badge tone="positive" data-testid="seen-count">
            {seen.length}
          </Badge>
        </Flex>
        {seen.length === 0 && (
          <Card tone="caution" padding={4} radius={2}>
            <Text size={1}>This person sees nothing at this moment. The reasons are below.</Text>
          </Card>
        )}
        <Grid columns={[1, 1, 2, 3]} gap={4}>
          {seen.map((it) => (
            <ContentCard key={it.content._id} {...it} {...view} />
          ))}
        </Grid>
      </Stack>
      {unseen.length > 0 && (
        <Stack space={4} as="section" aria-label="Not seen">
          <Flex gap={3} align="center">
            <Heading as="h2" size={1}>
              Not seen
            </Heading>
            <Badge>{unseen.length}</Badge>
          </Flex>
          <Grid columns={[1, 1, 2, 3]} gap={4}>
            {unseen.map((it) => (
              <ContentCard key={it.content._id} {...it} {...view} />
            ))}
          </Grid>
        </Stack>
      )}
    </Stack>
  )
}

function TextField(props: {
  label: string
  value: string
  type?: 'datetime-local'
  onChange: (value: string) => void
}) {
  const id = useId()
  const { label, value, type, onChange } = props
  return (
    <Stack space={2}>
      <Text as="label" size={0} muted weight="medium" htmlFor={id}>
        {label}
      </Text>
      <Box style={{ width: type ? 190 : 150 }}>
        <TextInput
          id={id}
          type={type ?? 'text'}
          fontSize={1}
          padding={2}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Box>
    </Stack>
  )
}
