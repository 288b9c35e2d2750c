import type { LoaderFunctionArgs } from '@remix-run/node'
import { siteMapIndex } from '#app/features/seo/seo-files.server.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return siteMapIndex(context)
}
