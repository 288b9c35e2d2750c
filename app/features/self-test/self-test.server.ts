import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import { textVersionIn } from '#app/market/messages/catalogue.server.ts'
import { localePath } from '#app/market/paths.ts'
import { callerOf } from '#app/session/caller.server.ts'
import type { Player } from '#app/session/player.ts'
import { readForm } from '#app/session/read-form.server.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { SELF_TEST_BANDS, type SelfTestBand } from '#contracts/player-api/self-test-words.ts'
import { REFUSAL_STATUS } from '#contracts/refusals.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { DONE, SELF_TEST_PATH, type SelfTestDone } from './paths.ts'
import { type Answers, bandOf, type Question, readAnswers, unanswered } from './score.ts'

type Who = { player: Player; locale: Locale }

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

export async function readSelfTestPage(
  args: RequestArgs,
  { player, locale }: Who,
): Promise<SelfTestPage> {
  const caller = { ...callerOf(args, player), signal: args.request.signal }
  const read = await args.context.platform.readSelfTests(caller)
  const said = new URL(args.request.url).searchParams.get('done')
  const format = new Intl.DateTimeFormat(LANGUAGES[locale.language].intl, {
    ...{ dateStyle: 'long', timeZone: 'UTC' },
  })
  return {
    kept: read.ok
      ? read.value.results.map(({ day, band }, n) => ({
          ...{ id: `${day}-${n}`, day, band, when: format.format(Date.parse(day)) },
        }))
      : null,
    done: DONE.find((it) => it === said) ?? null,
  }
}

/**
 * Without scripts the answers are scored here and discarded after the response: they are not stored, logged or passed
 * on. With scripts they never leave the browser.
 */
export async function takeSelfTestForm(args: ActionFunctionArgs, { player, locale }: Who) {
  const fields = await readForm(args.request)
  const { platform, clientAddress } = args.context
  const caller = { ...callerOf(args, player), visitor: clientAddress }
  const to = (done: SelfTestDone) =>
    redirect(localePath(locale.segment, `${SELF_TEST_PATH}?done=${done}`), 303)
  switch (fields.intent) {
    case 'score': {
      const answers = readAnswers((name) => fields[name])
      const band = bandOf(answers)
      if (band !== null) return reply(200, { kind: 'result', band })
      return reply(400, { kind: 'missing', answers, missing: unanswered(answers) })
    }
    case 'keep': {
      const band = SELF_TEST_BANDS.find((it) => it === fields.band)
      if (band === undefined) throw data(null, { status: 400 })
      if (fields.consent !== 'yes') return reply(400, { kind: 'unkept', band })
      const textVersion = textVersionIn(locale)
      const kept = await platform.keepSelfTest({ band, consent: true, textVersion }, caller)
      return kept.ok ? to('kept') : reply(REFUSAL_STATUS[kept.refusal], { kind: 'failed' })
    }
    case 'forget': {
      const gone = await platform.forgetSelfTests(caller)
      return gone.ok ? to('forgotten') : reply(REFUSAL_STATUS[gone.refusal], { kind: 'failed' })
    }
    default:
      throw data(null, { status: 400 })
  }
}

function reply(status: number, body: SelfTestReply) {
  return data(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
