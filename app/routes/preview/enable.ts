import type { LoaderFunctionArgs } from '@remix-run/node'
import { enterFromStudio } from '#app/features/preview/preview-entry.server.ts'
import { guardResource } from '#app/session/guard.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'editor')
  return enterFromStudio(args)
}
