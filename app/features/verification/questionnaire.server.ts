import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller, pageCaller } from '#app/session/caller.server.ts'
import { formReply, readFormData } from '#app/session/form.server.ts'
import type { Player } from '#app/session/player.ts'
import type { RequestStatus } from '#contracts/player-api/verification-words.ts'
import { REFUSAL_STATUS } from '#contracts/refusals.ts'
import { formatMoney } from '#markets/currencies.ts'
import { ISO_COUNTRIES } from '#markets/iso-countries.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { scaledFromEuro } from '#markets/payment-methods.ts'
import {
  type Answers,
  answersOf,
  checkAnswers,
  type QuestionProblems,
} from './questionnaire-form.ts'
import { questionnaireOf } from './verification.server.ts'

type Choice = { id: string; label: string }
/** A yearly income range: its formatted start and end. */
type Range = { id: number; from: string | null; to: string | null }

export type QuestionnairePage =
  | { state: 'failed' }
  | {
      state: 'read'
      status: RequestStatus
      occupations: Choice[]
      sources: Choice[]
      ranges: Range[]
      countries: Choice[]
    }

export type QuestionnaireReply = {
  answers: Answers
  problems: QuestionProblems
  failure: 'state' | 'unavailable' | null
}

/** The option lists of the questionnaire (EDD-01, EDD-07), and whether an answer is required. */
export async function loadQuestionnaire(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
): Promise<QuestionnairePage> {
  const caller = pageCaller(args, player)
  const { platform } = args.context
  const [documents, occupations, sources, ranges] = await Promise.all([
    platform.readDocuments(caller),
    platform.readOccupations(caller),
    platform.readSourcesOfFunds(caller),
    platform.readSalaryRanges(caller),
  ])
  if (!documents.ok || !occupations.ok || !sources.ok || !ranges.ok) return { state: 'failed' }
  return {
    state: 'read',
    status: questionnaireOf(documents.value, player.kycStatus),
    occupations: occupations.value,
    sources: sources.value,
    ranges: ranges.value.map((it) => toRange(it, player, locale)),
    countries: countriesIn(locale),
  }
}

/** The bounds are in euros; a player sees them in the wallet's currency, scaled like limits (GAP-065). */
function toRange(
  { salaryRangeId, label }: { salaryRangeId: number; label: string },
  { currency }: Player,
  { language }: Locale,
): Range {
  const [from = '', to = ''] = label.split('-')
  const amount = (euro: number) =>
    formatMoney(scaledFromEuro(BigInt(euro) * 100n, currency), currency, language)
  return {
    id: salaryRangeId,
    from: Number(from) > 0 ? amount(Number(from)) : null,
    // The next range starts there: adjacent ranges leave no gap in any currency.
    to: to === '' ? null : amount(Number(to) + 1),
  }
}

function countriesIn({ language }: Locale): Choice[] {
  const { intl } = LANGUAGES[language]
  const names = new Intl.DisplayNames(intl, { type: 'region' })
  const { compare } = new Intl.Collator(intl)
  return ISO_COUNTRIES.map((id) => ({ id, label: names.of(id) ?? id })).sort((a, b) =>
    compare(a.label, b.label),
  )
}

/** Handles the answers; problems are returned together with the typed values (EDD-05). */
export async function handleQuestionnaireForm(args: ActionFunctionArgs, { player, locale }: Who) {
  const answers = answersOf(await readFormData(args.request))
  const checked = checkAnswers(answers)
  if (!checked.ok) return again({ answers, problems: checked.problems, failure: null }, 400)
  const caller = formCaller(args, player)
  const sent = await args.context.platform.answerQuestionnaire(checked.value, caller)
  if (sent.ok) {
    const to = localePath(locale.segment, '/my-account/account/verification?sent=answered')
    return redirect(to, { status: 303 })
  }
  const failure = sent.refusal === 'DOCUMENT_STATE' ? 'state' : 'unavailable'
  return again({ answers, problems: {}, failure }, REFUSAL_STATUS[sent.refusal])
}

function again(reply: QuestionnaireReply, status: number) {
  return formReply(status, reply)
}
