import type { LoaderFunctionArgs } from '@remix-run/node'
import { handleRecordFile } from '#app/features/exclusions/record-file.server.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  return handleRecordFile(args, await requirePlayer(args, 'takeABreak'))
}

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
