import type { LoaderFunctionArgs } from '@remix-run/node'
import { robots } from '#app/features/seo/seo-files.server.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return robots(context)
}
