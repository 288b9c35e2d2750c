import { DEMO_PASSWORD } from './players.ts'

type Role = 'administrator' | 'editor' | 'marketing'
export type DemoEditor = { id: string; name: string; email: string; role: Role; password: string }

export const DEMO_EDITORS: readonly DemoEditor[] = [
  {
    id: 'e-admin',
    name: 'Ada Kestrel',
    email: 'admin@playhouse.test',
    role: 'administrator',
    password: DEMO_PASSWORD,
  },
  {
    id: 'e-editor',
    name: 'Edvin Moor',
    email: 'editor@playhouse.test',
    role: 'editor',
    password: DEMO_PASSWORD,
  },
  {
    id: 'e-marketing',
    name: 'Mira Sandoval',
    email: 'marketing@playhouse.test',
    role: 'marketing',
    password: DEMO_PASSWORD,
  },
]

/** Creates the demo editors' accounts in the lake. */
export async function seedEditors(put: (editor: DemoEditor) => Promise<void>): Promise<void> {
  for (const editor of DEMO_EDITORS) await put(editor)
}
