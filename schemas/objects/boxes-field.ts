import type { Field } from '../schema-types.ts'

/** References to boxes of a page, in the editors' order; each box defines who sees it (BAN-02). */
export function boxesField(
  title: string,
  { most, note = '' }: { most: number; note?: string },
): Field {
  return {
    name: 'boxes',
    title,
    description: `${note} Each shows where its own market, dates and audience say so.`.trim(),
    type: 'array',
    of: [
      {
        type: 'reference',
        to: ['contentBox', 'tournamentBox', 'tournamentBoxV2'].map((type) => ({ type })),
      },
    ],
    validation: (rule) => rule.unique().max(most),
  }
}
