import type { LoaderFunctionArgs } from '@remix-run/node'
import { enterByLink } from '#app/features/preview/preview-doors.server.ts'

export function loader(args: LoaderFunctionArgs) {
  return enterByLink(args)
}
