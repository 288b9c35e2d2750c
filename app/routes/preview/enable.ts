import type { LoaderFunctionArgs } from '@remix-run/node'
import { enterFromStudio } from '#app/features/preview/preview-doors.server.ts'

export function loader(args: LoaderFunctionArgs) {
  return enterFromStudio(args)
}
