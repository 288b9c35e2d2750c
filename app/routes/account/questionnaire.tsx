import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { QuestionnairePage } from '#app/features/verification/QuestionnairePage.tsx'
import {
  readQuestionnaire,
  sendQuestionnaire,
} from '#app/features/verification/questionnaire.server.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export const handle = messages('account', 'verification')
export const meta = titleMeta

export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'verification')
  return {
    title: pageTitle(guarded.locale, 'verification:questionnaire.title'),
    page: await readQuestionnaire(args, guarded),
  }
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return sendQuestionnaire(args, await requirePlayer(args, 'verification'))
}

export const clientLoader = bringsMessages(handle)

export default function QuestionnaireRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <QuestionnairePage page={page} reply={useActionData<typeof action>() ?? null} />
    </AccountFrame>
  )
}
