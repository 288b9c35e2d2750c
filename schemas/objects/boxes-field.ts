import type { Field } from '../schema-types.ts'

/** Boxes of a page by reference, in the editors' order; each decides itself who sees it (BAN-02). */
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
