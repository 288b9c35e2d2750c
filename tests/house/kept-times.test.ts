import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { CONSENT_KEPT_S } from '#app/consent/consent.server.ts'
import { OF_AGE_S } from '#app/features/game/play.server.ts'
import { TIME_ZONE_KEPT_S } from '#app/features/layout/TimeZoneCookie.tsx'
import { storeSignUp } from '#app/features/sign-up/sign-up-cookie.server.ts'
import { SLIP_KEPT_S } from '#app/features/sportsbook/book-context.server.ts'
import { storeBonusCode } from '#app/session/bonus-code.server.ts'
import { sessionCookies } from '#app/session/cookies.server.ts'
import { LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'
import { DAYS_TO_VERIFY } from '#contracts/player-api/verification-need.ts'
import { BONUS_BET_LEAD_MS } from '#contracts/sportsbook/words.ts'
import { MARKET_CODES, MARKETS, type Market } from '#markets/index.ts'
import { LANGUAGE_CODES } from '#markets/languages.ts'
import { CODE_LIFETIME_MS } from '#platform/codes/code-rules.ts'
import { CONFIRM_WITHIN_MS } from '#platform/limits/limit-rules.ts'
import { LINK_LIFETIME_MS } from '#platform/password-reset/password-reset.ts'
import { LOCK_MS } from '#platform/players/check-password.ts'
import { COOLING_MS } from '#platform/players/reopen-account.ts'
import { campaignFile } from '#platform/rewards/campaign-file.ts'
import { CANCELLATIONS_WITHIN_MS } from '#platform/withdrawals/cancel-rule.ts'
import { timeIn } from '#schemas/rules/publish-guards.ts'
import { DEMO_CAMPAIGNS } from '#seed/campaigns.ts'
import { seedDocuments } from '#seed/content/documents.ts'
import { PLACES, textsIn } from './demo-texts.ts'

const HOUR_MS = 3_600_000
const DAY_S = 86_400
const OPEN = MARKET_CODES.map((it) => MARKETS[it]).filter((it) => it.enabled)
const everywhere = (rule: (it: Market) => boolean) => OPEN.every(rule)
const campaigns = campaignFile.parse(JSON.parse(DEMO_CAMPAIGNS))

/** Whether a file contains a test of this name: for promises that only a running engine proves. */
const isTested = (file: string, name: string) =>
  readFileSync(join(import.meta.dirname, '..', file), 'utf8').includes(name)

const context = {
  clock: () => 0,
  config: { publicOrigin: 'https://playhouse.test' },
} as unknown as AppLoadContext
const lasts = (cookie: string | null | undefined) => Number(cookie?.match(/Max-Age=(\d+)/)?.[1])

const raisesWait = () => everywhere(({ limitIncrease }) => limitIncrease.delayHours > 0)
const beginsAtOnce = () =>
  isTested(
    'integration/api/exclusions.test.ts',
    'ends every session, the game and the next bet at once',
  )

type Kept = {
  /** A part of the English sentence. */
  says: string
  /** The rule or engine that keeps it. */
  by: string
  holds: () => boolean
}

/** Every time that the demo content promises. */
const KEPT: readonly Kept[] = [
  ...[
    'Lower limits apply immediately, higher ones after a waiting period',
    'They apply immediately when you lower them',
    'A lower limit applies immediately',
  ].map((says) => ({ says, by: 'limitIncrease of the market, limit-rules', holds: raisesWait })),
  {
    says: 'per day, week or month',
    by: 'the periods of limits',
    holds: () => LIMIT_TYPES.join() === 'D,W,M',
  },
  {
    says: 'within 60 days',
    by: 'hoursToFulfil of the campaigns that are offered so',
    holds: () =>
      campaigns
        .filter(({ id }) => ['harbour-match', 'velvet-table'].includes(id))
        .every(
          ({ hoursToFulfil, wrMultiplier }) => hoursToFulfil === 60 * 24 && wrMultiplier === 10,
        ),
  },
  {
    says: 'Time limit: 60 days',
    by: 'hoursToFulfil of all campaigns',
    holds: () => campaigns.every(({ hoursToFulfil }) => hoursToFulfil === 60 * 24),
  },
  {
    says: 'The bonus money is added immediately',
    by: 'settling a deposit gives its bonus in the same transaction',
    holds: () => isTested('integration/api/rewards.test.ts', 'granted when it is credited'),
  },
  ...[
    'You can forfeit a bonus at any time',
    'You can forfeit the bonus at any time',
    'can be withdrawn at any time',
  ].map((says) => ({
    says,
    by: 'forfeiting a bonus; own money is staked first and no bonus holds it',
    holds: () =>
      isTested(
        'integration/server/html/money.test.ts',
        'and is forfeited: the page first shows what is lost',
      ),
  })),
  {
    says: 'Six months',
    by: 'the cookie of the choice',
    holds: () => CONSENT_KEPT_S === 182 * DAY_S,
  },
  {
    says: 'One year',
    by: 'the cookies of time zone, slip and age',
    holds: () => [TIME_ZONE_KEPT_S, SLIP_KEPT_S, OF_AGE_S].every((it) => it === 365 * DAY_S),
  },
  {
    says: 'at most one year',
    by: 'the cookies of the session',
    holds: () =>
      sessionCookies({ idToken: 'token', sid: 'id' }, context.config).every(
        (it) => lasts(it) <= 365 * DAY_S,
      ),
  },
  {
    says: 'At most two hours',
    by: 'the cookie of the sign-up, the longest of a form',
    holds: () =>
      lasts(storeSignUp('token', { context }).get('Set-Cookie')) === (2 * HOUR_MS) / 1000,
  },
  {
    says: 'One day',
    by: 'the cookie of the bonus code',
    holds: () => lasts(storeBonusCode('CODE', { context }).get('Set-Cookie')) === DAY_S,
  },
  {
    says: 'no play for the number of days you choose',
    by: 'timeoutHours of the market',
    holds: () => everywhere(({ timeoutHours }) => timeoutHours.every((it) => it % 24 === 0)),
  },
  {
    says: 'Self-exclusion: six months or longer',
    by: 'exclusionMonths of the market',
    holds: () => everywhere(({ exclusionMonths }) => Math.min(...exclusionMonths) >= 6),
  },
  ...['At Playhouse you must be at least 18', 'adults aged 18 or over', '18+.'].map((says) => ({
    says,
    by: 'minimumAge of the market',
    holds: () =>
      everywhere(({ minimumAge, minimumAgeByRegion }) =>
        [minimumAge, ...Object.values(minimumAgeByRegion)].every((it) => it >= 18),
      ),
  })),
  {
    says: 'It ends on the day you were told, never earlier',
    by: 'breaks and exclusions',
    holds: () =>
      isTested('integration/api/exclusions.test.ts', 'a break never ends earlier than before'),
  },
  {
    says: 'valid for one hour',
    by: 'the link of the password reset',
    holds: () => LINK_LIFETIME_MS === HOUR_MS,
  },
  {
    says: 'A break or self-exclusion starts immediately',
    by: 'breaks and exclusions',
    holds: beginsAtOnce,
  },
  {
    says: 'A 24-hour break takes two taps',
    by: 'the first of timeoutHours is that of the panic button',
    holds: () => everywhere(({ timeoutHours }) => timeoutHours[0] === 24),
  },
]
/** An instruction to the player or the description of a game is not a promise. */
const NO_PROMISE = ['Tell us at once if someone else', 'There is a matchday every minute']

const known = [...KEPT.map((it) => it.says), ...NO_PROMISE]
const documents = seedDocuments().filter(
  (it) => !['translationState', 'game', 'searchSynonyms'].includes(it._type),
)

test('every time that the demo content promises is kept', () => {
  for (const { says, by, holds } of KEPT) expect(holds(), `${says}: ${by}`).toBe(true)
  const texts = documents.flatMap((it) => textsIn(it, 'en'))
  for (const says of known)
    expect(
      texts.some((it) => it.includes(says)),
      says,
    ).toBe(true)
})

const LANGUAGES = [...new Set(PLACES.map(([, language]) => language))]

test.each(LANGUAGES)('in %s the content promises no time that no rule keeps', (language) => {
  for (const document of documents) {
    const english = textsIn(document, 'en')
    const texts = textsIn(document, language)
    expect(texts, document._id).toHaveLength(english.length)
    const unkept = texts.filter((text, index) => {
      if (!timeIn(text, language)) return false
      // Without the sentences of the entries, no time is left in the text; a translation promises what its English text
      // does.
      const [it = ''] = english.slice(index, index + 1)
      const rest = known.reduce((left, says) => left.replace(says, ''), it)
      return rest === it || timeIn(rest, 'en')
    })
    expect(unkept, document._id).toEqual([])
  }
})

const SPORTS_SQL = readFileSync(
  join(import.meta.dirname, '../../platform/db/functions/sportsbook.sql'),
  'utf8',
)
/** The minimum time left to use a free bet that a void returns. */
const FREE_BET_HOURS = Number(SPORTS_SQL.match(/at \+ interval '(\d+) hours'/)?.[1])
/** How long before the end of a bonus the last match of a bet with bonus money starts. */
const BONUS_BET_HOURS = BONUS_BET_LEAD_MS / HOUR_MS

test('the book states the time before the end of a bonus that the wallet enforces', () => {
  expect(Number(SPORTS_SQL.match(/last_start \+ interval '(\d+) hours'/)?.[1])).toBe(
    BONUS_BET_HOURS,
  )
})

/** The fixed times in the texts of the site, and what keeps them; other numbers are values of the page. */
const IN_TEXTS: Readonly<Record<string, number>> = {
  'breaks:timeout.text': COOLING_MS / HOUR_MS,
  'common:header.breakText': 24,
  'common:header.breakTitle': 24,
  'limits:preview.second': CONFIRM_WITHIN_MS / HOUR_MS / 24,
  'limits:rule.confirmed': CONFIRM_WITHIN_MS / HOUR_MS / 24,
  'login:error.maxAttempt': LOCK_MS / 60_000,
  'login:error.timeoutOver': COOLING_MS / HOUR_MS,
  'profile:phone.codeSent': CODE_LIFETIME_MS.sms / 60_000,
  'reset:problem.oldLink.text': LINK_LIFETIME_MS / 60_000,
  'reset:verification.mailHint': LINK_LIFETIME_MS / 60_000,
  'rewards:bets.lastMatchValue': BONUS_BET_HOURS,
  'rewards:freeBet.void': FREE_BET_HOURS,
  'signup:verification.help.email': CODE_LIFETIME_MS.mail / HOUR_MS,
  'signup:verification.help.sms': CODE_LIFETIME_MS.sms / 60_000,
  'verification:levels.DATA_VERIFIED': DAYS_TO_VERIFY,
  'verification:levels.NOT_VERIFIED': DAYS_TO_VERIFY,
  'verification:levels.PENDING': DAYS_TO_VERIFY,
  'withdraw:failures.cancelLimit': CANCELLATIONS_WITHIN_MS / HOUR_MS,
}
/** Times of a rule that its own tests compare with the text, of a question, or of what a person needs for a form. */
const OTHERS =
  /^(warnings:why|selftest:|budget:help|withdraw:states|profile:failures|signup:failure)/

const MESSAGES = join(import.meta.dirname, '../../app/market/messages')
const FIXED = /(?<!\{)\b\d+ (?:second|minute|hour|day|week|month)s?\b|24\/7|\binstant/

type Words = { [key: string]: string | Words }
const flat = (words: Words, at: string): [string, string][] =>
  Object.entries(words).flatMap(([key, it]) =>
    typeof it === 'string' ? [[`${at}${key}`, it] as [string, string]] : flat(it, `${at}${key}.`),
  )
const catalogue = (folder: string) =>
  new Map(
    readdirSync(join(MESSAGES, folder)).flatMap((file) =>
      flat(
        JSON.parse(readFileSync(join(MESSAGES, folder, file), 'utf8')) as Words,
        `${file.replace('.json', '')}:`,
      ),
    ),
  )

test('every fixed time in the texts of the site is the one of its rule, in every language', () => {
  const promised = [...catalogue('en')].filter(
    ([key, text]) => FIXED.test(text) && !OTHERS.test(key),
  )
  expect(promised.map(([key]) => key).sort()).toEqual(Object.keys(IN_TEXTS).sort())
  const folders = readdirSync(MESSAGES).filter((it) => LANGUAGE_CODES.some((code) => code === it))
  for (const folder of folders) {
    const texts = catalogue(folder)
    for (const [key, figure] of Object.entries(IN_TEXTS)) {
      const text = texts.get(key)
      if (text !== undefined) expect(text.match(/\d+/g), `${folder} ${key}`).toContain(`${figure}`)
    }
  }
})
