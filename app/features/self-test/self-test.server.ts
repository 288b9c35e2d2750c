import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { textVersionIn } from '#app/market/messages/catalogue.server.ts'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller, pageCaller } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import { SELF_TEST_DONE, SELF_TEST_PATH, type SelfTestDone } from '#app/session/protection-paths.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { SELF_TEST_BANDS, type SelfTestBand } from '#contracts/player-api/protection-words.ts'
import { dateWriter } from '#markets/dates.ts'
import { type Answers, bandOf, type Question, readAnswers, unanswered } from './score.ts'

export type SelfTestPage = {
  /** The results that the player chose to store, newest first; null if they cannot be read. */
  kept: { id: string; day: string; when: string; band: SelfTestBand }[] | null
  done: SelfTestDone | null
}
export type SelfTestReply =
  | { kind: 'result'; band: SelfTestBand }
  | { kind: 'missing'; answers: Answers; missing: Question[] }
  | { kind: 'unkept'; band: SelfTestBand }
  | { kind: 'failed' }

export async function loadSelfTestPage(
  args: RequestArgs,
  { player, locale }: Who,
): Promise<SelfTestPage> {
  const caller = pageCaller(args, player)
  const read = await args.context.platform.readSelfTests(caller)
  const doneQuery = new URL(args.request.url).searchParams.get('done')
  const write = dateWriter(locale, 'UTC', 'day')
  return {
    kept: read.ok
      ? read.value.results.map(({ day, band }, n) => ({
          ...{ id: `${day}-${n}`, day, band, when: write(day) },
        }))
      : null,
    done: SELF_TEST_DONE.find((it) => it === doneQuery) ?? null,
  }
}

/**
 * Without scripts the answers are scored here and discarded after the response: they are not stored, logged or passed
 * on. With scripts they never leave the browser.
 */
export async function handleSelfTestForm(args: ActionFunctionArgs, { player, locale }: Who) {
  const fields = await readForm(args.request)
  const { platform } = args.context
  const caller = formCaller(args, player)
  const to = (done: SelfTestDone) =>
    redirect(localePath(locale.segment, `${SELF_TEST_PATH}?done=${done}`), 303)
  switch (fields.intent) {
    case 'score': {
      const answers = readAnswers((name) => fields[name])
      const band = bandOf(answers)
      if (band !== null) return formReply<SelfTestReply>(200, { kind: 'result', band })
      return formReply<SelfTestReply>(400, {
        kind: 'missing',
        answers,
        missing: unanswered(answers),
      })
    }
    case 'keep': {
      const band = SELF_TEST_BANDS.find((it) => it === fields.band)
      if (band === undefined) throw data(null, { status: 400 })
      if (fields.consent !== 'yes') return formReply<SelfTestReply>(400, { kind: 'unkept', band })
      const textVersion = textVersionIn(locale)
      const kept = await platform.keepSelfTest({ band, consent: true, textVersion }, caller)
      return kept.ok ? to('kept') : formReply<SelfTestReply>(kept.refusal, { kind: 'failed' })
    }
    case 'forget': {
      const gone = await platform.forgetSelfTests(caller)
      return gone.ok ? to('forgotten') : formReply<SelfTestReply>(gone.refusal, { kind: 'failed' })
    }
    default:
      throw data(null, { status: 400 })
  }
}
