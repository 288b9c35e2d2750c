import { CheckmarkIcon, CloseIcon } from '@sanity/icons'
import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { MARKETS } from '../../../markets/index.ts'
import { isLanguage, LANGUAGES } from '../../../markets/languages.ts'
import type { Language, MarketCode } from '../../../markets/types.ts'
import type { ConditionResult, Conditions } from '../../../schemas/rules/audience.ts'
import { type Localised, textIn, textOnlyIn } from '../../../schemas/rules/localised.ts'
import { pictureUrl } from '../shared/picture-url.ts'
import { useContentClient } from '../shared/use-live-query.ts'

/** A condition of a piece of content as a sentence: what it requires, not the visitor's value. */
function conditionInWords(content: Conditions, { condition }: ConditionResult): string {
  const { markets, startDate, endDate, authorized, targetAudience } = content
  switch (condition) {
    case 'market':
      return markets?.length ? `Only in ${markets.map(nameOf).join(', ')}` : 'In every market'
    case 'language':
      return content.languages?.length
        ? `Only in ${content.languages.map((it) => (isLanguage(it) ? LANGUAGES[it].name : it)).join(', ')}`
        : 'In every language'
    case 'device':
      return content.devices?.length
        ? `Only on ${content.devices.map((it) => DEVICES[it] ?? it).join(', ')}`
        : 'On every device'
    case 'start':
      return startDate ? `From ${moment(startDate)}` : 'From the beginning'
    case 'end':
      return endDate ? `Until ${moment(endDate)}` : 'Without end'
    case 'login':
      return {
        both: 'Visitors and players',
        authorized: 'Players only',
        'not-authorized': 'Visitors only',
      }[authorized ?? 'both']
    case 'offer':
      return content.campaign
        ? `Only while the campaign “${content.campaign}” may be offered: the platform decides`
        : 'No bonus is offered'
    case 'protection':
      return 'No players with a recent serious safer-gambling message'
    case 'audience':
      if (targetAudience?.targetAudienceOption === 'segment')
        return `Only players on the list “${targetAudience.targetSegment ?? 'none chosen'}”`
      if (targetAudience?.targetAudienceOption !== 'group') return 'Any number of deposits'
      return `Deposits: ${targetAudience.targetGroups?.map((it) => GROUPS[it] ?? it).join(', ') || 'no group chosen'}`
  }
}

const DEVICES: Readonly<Record<string, string>> = {
  desktop: 'desktops',
  tablet: 'tablets',
  mobile: 'phones',
}
const GROUPS: Readonly<Record<string, string>> = { '0': 'none', '1': 'one', '>1': 'more than one' }

function nameOf(code: string): string {
  return Object.hasOwn(MARKETS, code) ? MARKETS[code as MarketCode].name : code
}

function moment(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}

export type Content = Conditions & {
  _id: string
  _type: string
  isDraft: boolean
  title: Localised | string | null
  description: Localised | null
  significantTerms: Localised | null
  placement: string | null
  wide: string | null
  narrow: string | null
}

export type CardProps = {
  content: Content
  checks: readonly ConditionResult[]
  language: Language
  isNarrow: boolean
}

/** A banner or box in the selected language and device layout, with each of its conditions. */
export function ContentCard({ content, checks, language, isNarrow }: CardProps) {
  const client = useContentClient()
  const isSeen = checks.every((it) => it.holds)
  const title = wordsOf(content.title, language) || 'Without a title'
  const asset = isNarrow ? (content.narrow ?? content.wide) : (content.wide ?? content.narrow)
  const box = isNarrow ? { width: 480, height: 480 } : { width: 640, height: 240 }
  const url = asset && pictureUrl(client, asset, box)
  const borrowed =
    typeof content.title !== 'string' &&
    content.title !== null &&
    textOnlyIn(content.title, language) === null
  return (
    <Card
      border
      radius={3}
      overflow="hidden"
      data-testid="audience-card"
      data-id={content._id}
      data-seen={isSeen}
    >
      {isSeen && url && (
        <img
          src={url}
          alt=""
          loading="lazy"
          style={{
            display: 'block',
            width: '100%',
            aspectRatio: isNarrow ? '1' : '8 / 3',
            objectFit: 'cover',
          }}
        />
      )}
      <Stack space={4} padding={4}>
        <Stack space={3}>
          <Flex gap={2} wrap="wrap" align="center">
            <Box flex={1}>
              <Text size={1} weight="semibold">
                {title}
              </Text>
            </Box>
            <Badge>{content.placement ?? content._type}</Badge>
            {content.isDraft && <Badge tone="caution">Draft</Badge>}
          </Flex>
          {isSeen && (
            <Text size={1} muted>
              {wordsOf(content.description, language)}
            </Text>
          )}
          {isSeen && content.significantTerms && (
            <Text size={0} muted>
              {wordsOf(content.significantTerms, language)}
            </Text>
          )}
          {borrowed && (
            <Text size={0} muted>
              Not written in {LANGUAGES[language].name}: shown in the next language of its chain.
            </Text>
          )}
        </Stack>
        <Stack as="ul" space={3} style={{ listStyle: 'none' }}>
          {checks.map((it) => (
            <Flex as="li" key={it.condition} gap={2}>
              <Text size={1} aria-hidden>
                {it.holds ? <CheckmarkIcon /> : <CloseIcon />}
              </Text>
              <Text size={1} weight={it.holds ? 'regular' : 'semibold'} muted={it.holds}>
                {conditionInWords(content, it)}
                {it.holds ? '' : ': not met'}
              </Text>
            </Flex>
          ))}
        </Stack>
        <IntentLink intent="edit" params={{ id: content._id, type: content._type }}>
          <Text size={1}>Open {title}</Text>
        </IntentLink>
      </Stack>
    </Card>
  )
}

function wordsOf(text: Localised | string | null, language: Language): string {
  return typeof text === 'string' ? text : textIn(text, language)
}
