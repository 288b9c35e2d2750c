import { describe, expect, test } from 'vitest'
import { CHECK_ANSWERS, PLAY_TIMES } from '#contracts/player-api/activity.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import {
  decideAnswer,
  decidePlayTime,
  newTimer,
  type PlayTimer,
  playMinutes,
  timerStatusOf,
} from './play-time-rules.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 10, 20, 12)
const FI = MARKETS.FI.realityCheck
const DE = MARKETS.DE.realityCheck

describe.each(MARKET_CODES)('in %s', (code) => {
  const rule = MARKETS[code].realityCheck

  test('a chosen play time applies only where the market offers it, else the default does', () => {
    expect(playMinutes(rule, null)).toBe(rule.defaultMinutes)
    for (const minutes of PLAY_TIMES) {
      const isOffered = rule.choicesMinutes.includes(minutes)
      expect(playMinutes(rule, minutes)).toBe(isOffered ? minutes : rule.defaultMinutes)
    }
  })

  test.each(rule.choicesMinutes)('a check is due after %i minutes, to the second', (minutes) => {
    const timer = newTimer(rule, minutes, NOON)
    const due = NOON + minutes * MINUTE
    expect(timerStatusOf(rule, timer, due - 1_000)).toEqual({ kind: 'runs', remainingMs: 1_000 })
    const locked = rule.lockMinutes > 0
    expect(timerStatusOf(rule, timer, due)).toEqual({
      kind: 'due',
      lockedUntil: locked ? due + rule.lockMinutes * MINUTE : null,
    })
    expect(timerStatusOf(rule, timer, due + rule.lockMinutes * MINUTE)).toEqual({
      kind: 'due',
      lockedUntil: null,
    })
  })
})

describe('an answer', () => {
  const timer = newTimer(FI, 30, NOON)
  const due = NOON + 30 * MINUTE

  test.each(CHECK_ANSWERS)('%s before the time is up has no effect', (reason) => {
    const early = { rule: FI, timer, now: due - 1 }
    expect(decideAnswer(reason, early)).toEqual({ ok: true, value: null })
  })

  test.each(['LINK', 'CONTINUE'] as const)('%s restarts the time', (reason) => {
    const now = due + 7 * MINUTE
    expect(decideAnswer(reason, { rule: FI, timer, now })).toEqual({
      ok: true,
      value: { next: newTimer(FI, 30, now), event: `REALITY_CHECK_${reason}` },
    })
  })

  test('LOGOUT stops it: no play until the timer restarts', () => {
    const decided = decideAnswer('LOGOUT', { rule: FI, timer, now: due })
    const next: PlayTimer = { chosenMinutes: 30, since: due, dueAt: null, shownAt: null }
    expect(decided).toEqual({ ok: true, value: { next, event: 'REALITY_CHECK_LOGOUT' } })
    expect(timerStatusOf(FI, next, due + MINUTE)).toEqual({ kind: 'stopped' })
    expect(decideAnswer('LOGOUT', { rule: FI, timer: next, now: due })).toMatchObject({
      value: null,
    })
    expect(decideAnswer('CONTINUE', { rule: FI, timer: next, now: due })).toMatchObject({
      value: { next: newTimer(FI, 30, due) },
    })
  })

  test('CONTINUE is refused during the break of a market, to the second; LINK and LOGOUT change no time', () => {
    const german = newTimer(DE, null, NOON)
    const dueThere = NOON + 60 * MINUTE
    const at = (now: number) => ({ rule: DE, timer: german, now })
    for (const [now, retryAfterSeconds] of [
      [dueThere, 300],
      [dueThere + 299_000, 1],
    ] as const) {
      expect(decideAnswer('CONTINUE', at(now))).toEqual({
        ok: false,
        refusal: 'REALITY_CHECK_LOCKED',
        detail: { retryAfterSeconds },
      })
      for (const reason of ['LINK', 'LOGOUT'] as const) {
        expect(decideAnswer(reason, at(now))).toEqual({
          ok: true,
          value: { next: german, event: `REALITY_CHECK_${reason}` },
        })
      }
    }
    expect(decideAnswer('CONTINUE', at(dueThere + 300_000))).toMatchObject({ ok: true })
  })
})

describe('another play time', () => {
  const timer = newTimer(FI, null, NOON)
  const now = NOON + 20 * MINUTE

  test('restarts the time and keeps what the summary counts', () => {
    expect(decidePlayTime(30, { rule: FI, timer, now })).toEqual({
      next: { chosenMinutes: 30, since: NOON, dueAt: now + 30 * MINUTE, shownAt: null },
      event: 'REALITY_CHECK_SET',
    })
  })

  test('that is longer applies from the next check on: it postpones none, however often it is changed', () => {
    const short = newTimer(FI, 30, NOON)
    let timer = short
    for (let minute = 1; minute < 30; minute += 7) {
      for (const minutes of [120, 60, 30] as const) {
        const decided = decidePlayTime(minutes, { rule: FI, timer, now: NOON + minute * MINUTE })
        timer = decided?.next ?? timer
        expect(timer.dueAt).toBe(short.dueAt)
      }
    }
  })

  test('that is the current one changes nothing: it cannot postpone a check', () => {
    expect(decidePlayTime(FI.defaultMinutes, { rule: FI, timer, now })).toBeNull()
  })

  test('does not answer a check that is due', () => {
    const due = NOON + FI.defaultMinutes * MINUTE
    const decided = decidePlayTime(30, { rule: FI, timer, now: due })
    expect(decided?.next).toEqual({ ...timer, chosenMinutes: 30 })
  })
})
