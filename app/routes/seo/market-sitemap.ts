import type { LoaderFunctionArgs } from '@remix-run/node'
import { siteMapOf } from '#app/features/seo/seo-files.server.ts'
import { guardResource } from '#app/session/guard.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'crawler')
  const { context, params } = args
  return siteMapOf(context, params.file ?? '')
}
