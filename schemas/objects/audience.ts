import { LANGUAGE_CODES, LANGUAGES } from '#markets/languages.ts'
import type { Device } from '../rules/audience.ts'
import { endsAfterStart, isSegmentKey } from '../rules/rules.ts'
import type { Field } from '../schema-types.ts'
import { marketsField } from './fields.ts'

const DEVICES = [
  { title: 'Desktop', value: 'desktop' },
  { title: 'Tablet', value: 'tablet' },
  { title: 'Phone', value: 'mobile' },
] as const satisfies { title: string; value: Device }[]

/** The period in which it is shown; an empty end is open (GAP-127). */
export function dates(group?: string): Field[] {
  const grouped = group === undefined ? {} : { group }
  return [
    { name: 'startDate', title: 'From', type: 'datetime', ...grouped },
    {
      name: 'endDate',
      title: 'Until',
      type: 'datetime',
      ...grouped,
      validation: (rule) =>
        rule.custom((end: string | undefined, { document }) =>
          endsAfterStart(document?.startDate as string | undefined, end),
        ),
    },
  ]
}

/** All fields that decide who sees a block, where, and when (BAN-02 to BAN-06). */
export function whoAndWhen(group: string): Field[] {
  return [
    marketsField(group),
    {
      name: 'languages',
      title: 'Languages',
      description: 'Choose none to show it in every language.',
      type: 'array',
      of: [{ type: 'string' }],
      group,
      options: {
        list: LANGUAGE_CODES.map((value) => ({ value, title: LANGUAGES[value].name })),
        layout: 'grid',
      },
      validation: (rule) => rule.unique(),
    },
    {
      name: 'devices',
      title: 'Devices',
      description: 'Choose none to show it on every device.',
      type: 'array',
      of: [{ type: 'string' }],
      group,
      options: { list: [...DEVICES], layout: 'grid' },
      validation: (rule) => rule.unique(),
    },
    ...dates(group),
    {
      name: 'authorized',
      title: 'Visitors or players',
      type: 'string',
      group,
      options: { list: ['both', 'authorized', 'not-authorized'], layout: 'radio' },
      initialValue: 'both',
    },
    targetAudience(group),
  ]
}

/** The players who see a piece of content (BAN-04, BAN-05). For a segment it holds the key, never the players. */
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
              ? 'Choose at least one, or no one sees it.'
              : true,
          ),
      },
      {
        name: 'targetSegment',
        title: 'Key of the list',
        description: 'The platform keeps the players of a list; here is only its key.',
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
