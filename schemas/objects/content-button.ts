import { BUTTON_TYPES } from '../rules/button-types.ts'
import type { Field } from '../schema-types.ts'

/** A button that opens a page, a game or a promotion, or does what its type says. */
export function contentButton(group?: string): Field {
  return {
    name: 'button',
    title: 'Button',
    type: 'object',
    ...(group === undefined ? {} : { group }),
    fields: [
      {
        name: 'type',
        title: 'What it does',
        type: 'string',
        options: { list: [...BUTTON_TYPES] },
      },
      { name: 'label', title: 'Label', type: 'localeString' },
      {
        name: 'param',
        title: 'Path, id or code',
        type: 'string',
        validation: (rule) => rule.max(200),
      },
    ],
  }
}
