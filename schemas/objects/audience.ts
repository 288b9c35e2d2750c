import { isSegmentKey } from '../rules/rules.ts'
import type { Field } from '../schema-types.ts'

/** Which players see a piece of content (BAN-04, BAN-05). Of a list it holds the key, never the players. */
export function targetAudience(group: string): Field {
  return {
    name: 'targetAudience',
    title: 'Which players',
    type: 'object',
    group,
    fields: [
      {
        name: 'targetAudienceOption',
        title: 'Limited by',
        type: 'string',
        options: {
          list: [
            { title: 'Not limited', value: 'noLimit' },
            { title: 'Number of deposits', value: 'group' },
            { title: 'A list of players', value: 'segment' },
          ],
          layout: 'radio',
        },
        initialValue: 'noLimit',
      },
      {
        name: 'targetGroups',
        title: 'Number of deposits',
        type: 'array',
        of: [{ type: 'string' }],
        options: { list: ['0', '1', '>1'] },
        hidden: ({ parent }) => parent?.targetAudienceOption !== 'group',
        validation: (rule) =>
          rule.custom((value: string[] | undefined, { parent }) =>
            optionOf(parent) === 'group' && !value?.length
              ? 'Choose at least one, or nobody sees it.'
              : true,
          ),
      },
      {
        name: 'targetSegment',
        title: 'Key of the list',
        description: 'The platform keeps the players of a list; here stands its key alone.',
        type: 'string',
        hidden: ({ parent }) => parent?.targetAudienceOption !== 'segment',
        validation: (rule) =>
          rule.custom((value: string | undefined, { parent }) =>
            optionOf(parent) === 'segment' ? isSegmentKey(value) : true,
          ),
      },
    ],
  }
}

const optionOf = (parent: unknown) =>
  (parent as { targetAudienceOption?: string } | undefined)?.targetAudienceOption
