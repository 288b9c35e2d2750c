import { MARKETS } from '../../../markets/index.ts'
import { isLanguage, LANGUAGES } from '../../../markets/languages.ts'
import type { MarketCode } from '../../../markets/types.ts'
import type { Conditions, Judgement } from '../../../schemas/rules/audience.ts'

/** A condition of a piece of content as a sentence: what it requires, not the visitor's value. */
export function conditionInWords(content: Conditions, { condition }: Judgement): string {
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
    case 'protection':
      return 'Nobody whose play has called for a serious message lately'
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

export function moment(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}
