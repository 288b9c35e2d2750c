import { useLoaderData } from '@remix-run/react'
import { AccountFrame } from '#app/features/account/AccountFrame.tsx'
import { QuestionnairePage } from '#app/features/verification/QuestionnairePage.tsx'
import {
  handleQuestionnaireForm,
  loadQuestionnaire,
} from '#app/features/verification/questionnaire.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { accountAction, accountLoader } from '#app/session/account-route.server.ts'
import { useReply } from '#app/session/use-reply.ts'

export const handle = messages('account', 'verification')
export const meta = titleMeta

export const loader = accountLoader(
  'verification',
  'verification:questionnaire.title',
  loadQuestionnaire,
)

export const action = accountAction('verification', handleQuestionnaireForm)

export const clientLoader = withMessages(handle)

export default function QuestionnaireRoute() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <AccountFrame tab="verification">
      <QuestionnairePage page={page} reply={useReply<typeof action>() ?? null} />
    </AccountFrame>
  )
}
