import { MARKET_CODES } from '#markets/index.ts'
import { marketsField } from '../objects/fields.ts'
import { circleOf, type Redirect } from '../rules/redirects.ts'
import { isTarget } from '../rules/rules.ts'
import type { RuleContext, SchemaType } from '../schema-types.ts'

const ALL = `*[_type == "redirect" && !(_id in [$id, "drafts." + $id])]{ from, to, permanent, markets }`

export const redirect: SchemaType = {
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  fields: [
    {
      name: 'from',
      title: 'Old address',
      description:
        'Without language and country, as /summer-2025. Works only where there is no page.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .custom((value: string | undefined) =>
            value && /^\/(?![/\\])[\w/.~-]{1,200}$/.test(value)
              ? true
              : 'Begin with exactly one slash; letters, digits, dashes and slashes.',
          ),
    },
    {
      name: 'to',
      title: 'New address',
      description: 'A page of ours, as /promotions, or https://…',
      type: 'string',
      validation: (rule) => [rule.required().custom(isTarget), rule.custom(closesNoCircle)],
    },
    {
      name: 'permanent',
      title: 'For good',
      description: 'Search engines then forget the old address.',
      type: 'boolean',
      initialValue: true,
    },
    marketsField(),
  ],
  preview: { select: { title: 'from', subtitle: 'to' } },
}

async function closesNoCircle(
  _: string | undefined,
  { document, getClient }: RuleContext,
): Promise<true | string> {
  const { _id, from, to, markets } = (document ?? {}) as Partial<Redirect> & { _id?: string }
  if (!from || !to) return true
  const id = String(_id ?? '').replace(/^drafts\./, '')
  const others = await getClient({ apiVersion: '2025-02-19' }).fetch<Redirect[]>(ALL, { id })
  const one = { from, to, permanent: true, markets: markets ?? null }
  const circle = circleOf(others, one, MARKET_CODES)
  return circle ? `This would lead in a circle: ${circle.join(' → ')}.` : true
}
