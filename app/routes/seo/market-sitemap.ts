import type { LoaderFunctionArgs } from '@remix-run/node'
import { siteMapOf } from '#app/features/seo/seo-files.server.ts'

export function loader({ context, params }: LoaderFunctionArgs) {
  return siteMapOf(context, params.file ?? '')
}
