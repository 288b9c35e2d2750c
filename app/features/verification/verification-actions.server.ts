import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { localePath } from '#app/market/paths.ts'
import type { Caller, Refused } from '#app/platform-client/platform-client.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller } from '#app/session/caller.server.ts'
import { formReply, readFormData } from '#app/session/form.server.ts'
import {
  FILE_DOCUMENT_TYPES,
  type FileDocumentType,
  MAX_DOCUMENT_FILES,
} from '#contracts/player-api/verification-words.ts'
import { REFUSAL_STATUS } from '#contracts/refusals.ts'
import { type CameFrom, cameFrom, queryOf } from './came-from.ts'
import { isProblem, type Problem, type UploadReply } from './problems.ts'
import { type DocumentTab, tabOfType } from './tabs.ts'
import { documentsOf, toSubType } from './verification.server.ts'

const PATH = '/my-account/account/verification'
const MAX_NAME = 80
type Chosen = { type: FileDocumentType; documentId: string | null; kind: string; files: File[] }

/** One form of the page, by its field `intent`: a check at the identity provider, or files for a document. */
export async function handleVerificationForm(args: ActionFunctionArgs, guarded: Who) {
  const form = await readFormData(args.request)
  const caller = formCaller(args, guarded.player)
  const from = cameFrom(textOf(form, 'from'))
  if (form.get('intent') === 'check') return beginCheck(args, { ...guarded, from }, caller)
  const type = FILE_DOCUMENT_TYPES.find((it) => it === form.get('documentType'))
  if (form.get('intent') !== 'send' || !type) throw data(null, { status: 400 })
  const chosen: Chosen = {
    type,
    documentId: textOf(form, 'documentId') || null,
    kind: textOf(form, 'kind'),
    files: form.getAll('file').filter((it): it is File => it instanceof File && it.size > 0),
  }
  const problem = await send(args, caller, chosen)
  const tab = tabOfType(type)
  if (problem === null) {
    const to = localePath(guarded.locale.segment, `${PATH}${queryOf({ tab, from })}&sent=sent`)
    return redirect(to, { status: 303 })
  }
  const reply: UploadReply = { documentId: chosen.documentId, tab, ...problem }
  return formReply(problem.status, reply)
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 64) : ''
}

type Refusal = { problem: Problem; file: string | null; status: number }

/** Uploads the chosen files and submits them; if one file is refused, none of them is kept. */
async function send(
  { context }: ActionFunctionArgs,
  caller: Caller,
  { type, documentId, kind, files }: Chosen,
): Promise<Refusal | null> {
  const tab = tabOfType(type)
  const hasKinds = tab === 'address' || tab === 'wealth'
  const subType = toSubType(tab, kind)
  if (hasKinds && subType === null) return no('kind_missing')
  if (files.length === 0) return no('file_empty')
  if (files.length > MAX_DOCUMENT_FILES) return no('too_many_files')
  const { platform } = context
  await takeBackOlder(context, caller, tab)
  const named = { documentType: type, ...(documentId === null ? {} : { documentId }) }
  const uploaded: string[] = []
  for (const file of files) {
    const content = new Uint8Array(await file.arrayBuffer())
    const answer = await platform.uploadDocument({ ...named, content }, caller)
    if (!answer.ok) {
      await Promise.all(uploaded.map((id) => platform.takeBackUpload(id, caller)))
      return refusalOf(answer, file.name)
    }
    uploaded.push(answer.value.id)
  }
  const sent = await platform.sendDocument(
    { ...named, ...(subType === null ? {} : { subType }) },
    caller,
  )
  return sent.ok ? null : refusalOf(sent, null)
}

/** Leftovers of an aborted upload would be submitted with the next one. */
async function takeBackOlder(
  { platform }: ActionFunctionArgs['context'],
  caller: Caller,
  tab: DocumentTab,
): Promise<void> {
  const held = await platform.readDocuments(caller)
  if (!held.ok) return
  const left = documentsOf(held.value, tab)
    .flatMap((it) => it.files)
    .filter((it) => !it.isSent)
  await Promise.all(left.map((it) => platform.takeBackUpload(it.id, caller)))
}

const no = (problem: Problem): Refusal => ({ problem, file: null, status: 400 })

function refusalOf({ refusal, fields }: Refused, file: string | null): Refusal {
  const code = fields?.find((it) => it.field === 'file')?.code ?? refusal
  const name = file === null ? null : nameOf(file)
  const status = REFUSAL_STATUS[refusal]
  if (isProblem(code)) return { problem: code, file: name, status }
  if (refusal === 'BODY_TOO_LARGE') return { problem: 'file_too_large', file: name, status }
  if (refusal === 'TOO_MANY_REQUESTS') return { problem: 'limited', file: null, status }
  return { problem: 'unavailable', file: null, status }
}

/** Without the path that some browsers, and attackers, prepend. */
function nameOf(file: string): string {
  return (file.split(/[/\\]/).at(-1) ?? '').slice(0, MAX_NAME)
}

/** Redirects to the identity provider; if there is none, or it is down, the page says so and files are uploaded. */
async function beginCheck(
  { context }: ActionFunctionArgs,
  { locale, from }: Who & { from: CameFrom },
  caller: Caller,
) {
  const path = localePath(locale.segment, `${PATH}${queryOf({ tab: 'id', from })}`)
  const back = (jumio: string) => `${context.config.publicOrigin}${path}&jumio=${jumio}`
  const answer = await context.platform.initiateIdentityCheck(
    { successUrl: back('success'), errorUrl: back('error') },
    caller,
  )
  return redirect(answer.ok ? answer.value.redirectUrl : `${path}&jumio=error`, { status: 303 })
}
