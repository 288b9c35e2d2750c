import { z } from 'zod'
import {
  type LimitReview,
  limitReview,
  type reviewAnswer,
  type reviewChange,
} from '#contracts/player-api/limit-review.ts'
import {
  type KeptSelfTests,
  type keptSelfTest,
  keptSelfTests,
} from '#contracts/player-api/self-test.ts'
import {
  type Notices,
  notices,
  type Warnings,
  type warningAnswer,
  warnings,
} from '#contracts/player-api/warnings.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

/** Player protection messages, the limit review, and stored self-tests (ours). */
export type ProtectionCalls = {
  readNotices(caller: Caller): Answer<Notices>
  readWarnings(caller: Caller): Answer<Warnings>
  noteWarningShown(id: string, textVersion: string, caller: Caller): Answer<null>
  answerWarning(id: string, body: z.input<typeof warningAnswer>, caller: Caller): Answer<null>
  readLimitReview(caller: Caller): Answer<LimitReview>
  noteReviewShown(textVersion: string, caller: Caller): Answer<null>
  answerReview(body: z.input<typeof reviewAnswer>, caller: Caller): Answer<LimitReview>
  changeReview(body: z.input<typeof reviewChange>, caller: Caller): Answer<LimitReview>
  readSelfTests(caller: Caller): Answer<KeptSelfTests>
  keepSelfTest(body: z.input<typeof keptSelfTest>, caller: Caller): Answer<null>
  forgetSelfTests(caller: Caller): Answer<null>
}

const nothing = z.unknown().transform(() => null)
const WARNINGS = '/v1/player/warnings'
const REVIEW = '/v1/player/limit-review'
const SELF_TESTS = '/v1/player/self-tests'

export function createProtectionCalls(call: PlatformCall): ProtectionCalls {
  return {
    readNotices: (caller) => call('GET', '/v1/player/notices', notices, caller),
    readWarnings: (caller) => call('GET', WARNINGS, warnings, caller),
    noteWarningShown: (id, textVersion, caller) =>
      call('POST', `${WARNINGS}/${encodeURIComponent(id)}/shown`, nothing, {
        ...caller,
        body: { textVersion },
      }),
    answerWarning: (id, body, caller) =>
      call('POST', `${WARNINGS}/${encodeURIComponent(id)}/answer`, nothing, { ...caller, body }),
    readLimitReview: (caller) => call('GET', REVIEW, limitReview, caller),
    noteReviewShown: (textVersion, caller) =>
      call('POST', `${REVIEW}/shown`, nothing, { ...caller, body: { textVersion } }),
    answerReview: (body, caller) =>
      call('POST', `${REVIEW}/answer`, limitReview, { ...caller, body }),
    changeReview: (body, caller) => call('PATCH', REVIEW, limitReview, { ...caller, body }),
    readSelfTests: (caller) => call('GET', SELF_TESTS, keptSelfTests, caller),
    keepSelfTest: (body, caller) => call('POST', SELF_TESTS, nothing, { ...caller, body }),
    forgetSelfTests: (caller) => call('DELETE', SELF_TESTS, nothing, caller),
  }
}
