import type { MarkerLevel, MarkerRule } from '#contracts/player-api/protection-words.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The figures of one player; moments are Unix milliseconds, ascending, money is in minor units. */
export type Facts = {
  now: number
  /** Recent deposits, each with the loss from then until the next one, or until now; a net win is negative. */
  deposits: readonly { at: number; amount: bigint; lostAfter: bigint }[]
  /** Deposits of the last seven days and of each of the four weeks before, newest first. */
  paidInByWeek: readonly bigint[]
  /** A weekly sum below this is never a rise; depends on the wallet's currency. */
  leastOfAWeek: bigint
  playedMs: { lastDay: number; nights: readonly number[] }
  withdrawalsCancelled: readonly number[]
  depositsFailed: readonly number[]
  /** A requested raise or removal of a limit, with its usage at that time; of time in hundredths of a minute. */
  limitRaises: readonly { at: number; used: bigint; limit: bigint; isTime?: boolean }[]
}

/** As it is stored: minor units as text, so that nothing is rounded. */
export type Figure = { name: string; unit: 'count' | 'minutes' | 'money'; value: string }
type Measured = { measure: number; figures: readonly Figure[] }

export type RuleRow = {
  id: MarkerRule
  /** In words, for readers of the console. */
  counts: string
  windowMs: number
  /** The measure required for a message of level 1, 2 and 3; null: never by the figures alone. */
  steps: readonly [number | null, number | null, number | null]
  /** The least time between two messages of this rule: the same facts are reported once. */
  restMs: number
  source: string
  measure(facts: Facts): Measured
}

const INDICATORS = 'UK Gambling Commission, customer interaction guidance for SR Code 3.4.3'
const count = (value: number): Figure => ({ name: 'count', unit: 'count', value: String(value) })
const minutes = (ms: number): Figure => ({
  name: 'time',
  unit: 'minutes',
  value: String(Math.round(ms / MINUTE_MS)),
})
const money = (name: string, value: bigint): Figure => ({
  name,
  unit: 'money',
  value: value.toString(),
})
const within = (moments: readonly number[], now: number, windowMs: number) =>
  moments.filter((at) => at > now - windowMs && at <= now)
const NIGHT_MS = HOUR_MS
/** A limit counts as nearly reached from here on, in hundredths. */
const REACHED = 95n

/**
 * All rules in one table. The thresholds are ours; the choice of indicators follows the source. The first row is the
 * most serious: of two hits of the same level its message is shown.
 */
export const MARKER_TABLE: readonly RuleRow[] = [
  {
    id: 'chasing',
    counts:
      'deposits within one hour, each after half or more of the one before had been lost; the first one counts',
    windowMs: HOUR_MS,
    steps: [null, 3, 5],
    restMs: DAY_MS,
    source: `${INDICATORS}: gambling behaviour indicators, chasing losses`,
    measure: measureChase,
  },
  {
    id: 'depositsFailed',
    counts: 'deposits that the bank or card declined within 24 hours',
    windowMs: DAY_MS,
    steps: [3, 6, null],
    restMs: DAY_MS,
    source: `${INDICATORS}: customer spend, failed deposits`,
    measure: ({ depositsFailed, now }) => counted(within(depositsFailed, now, DAY_MS).length),
  },
  {
    id: 'limitRaise',
    counts:
      'higher limits, or none, that were asked for within 30 days while 95 hundredths of the limit were used',
    windowMs: 30 * DAY_MS,
    steps: [1, 3, null],
    restMs: 7 * DAY_MS,
    source: `${INDICATORS}: use of gambling management tools`,
    measure: measureRaises,
  },
  {
    id: 'withdrawalsCancelled',
    counts: 'withdrawals that the player took back within 7 days',
    windowMs: 7 * DAY_MS,
    steps: [2, 4, null],
    restMs: 7 * DAY_MS,
    source: `${INDICATORS}: account indicators, cancelled withdrawals`,
    measure: ({ withdrawalsCancelled, now }) =>
      counted(within(withdrawalsCancelled, now, 7 * DAY_MS).length),
  },
  {
    id: 'depositsRising',
    counts:
      'what was paid in within 7 days, in hundredths of an average week of the four weeks before that had any',
    windowMs: 7 * DAY_MS,
    steps: [200, 400, null],
    restMs: 7 * DAY_MS,
    source: `${INDICATORS}: patterns of spend against the customer’s own baseline`,
    measure: measureRise,
  },
  {
    id: 'longPlay',
    counts: 'minutes played within 24 hours, pauses of more than 5 minutes left out',
    windowMs: DAY_MS,
    steps: [300, 480, null],
    restMs: DAY_MS,
    source: `${INDICATORS}: time spent gambling`,
    measure: ({ playedMs }) => ({
      measure: Math.floor(playedMs.lastDay / MINUTE_MS),
      figures: [minutes(playedMs.lastDay)],
    }),
  },
  {
    id: 'nightPlay',
    counts: 'nights of the last 7 with an hour or more of play between midnight and 5',
    windowMs: 7 * DAY_MS,
    steps: [3, 5, null],
    restMs: 7 * DAY_MS,
    source: `${INDICATORS}: time spent gambling, at night`,
    measure({ playedMs: { nights } }) {
      const played = nights.filter((ms) => ms >= NIGHT_MS)
      const all = played.reduce((sum, ms) => sum + ms, 0)
      return { measure: played.length, figures: [count(played.length), minutes(all)] }
    },
  },
]

function counted(n: number): Measured {
  return { measure: n, figures: [count(n)] }
}

/** The longest series of deposits that each followed losses, within an hour of its first. */
function measureChase({ deposits }: Facts): Measured {
  let best: Measured = { measure: 0, figures: [] }
  for (const [from, first] of deposits.entries()) {
    let chased = 1
    let lost = 0n
    for (let n = from + 1; n < deposits.length; n += 1) {
      const [before, it] = [deposits[n - 1], deposits[n]]
      if (!before || !it || it.at - first.at > HOUR_MS) break
      if (before.lostAfter * 2n < before.amount) break
      chased += 1
      lost += before.lostAfter
    }
    if (chased > 1 && chased >= best.measure) {
      best = { measure: chased, figures: [count(chased), money('lost', lost)] }
    }
  }
  return best
}

function measureRise({ paidInByWeek, leastOfAWeek }: Facts): Measured {
  const [now = 0n, ...before] = paidInByWeek
  const used = before.filter((it) => it > 0n)
  // A single week is no baseline for a rise.
  if (used.length < 2 || now < leastOfAWeek) return { measure: 0, figures: [] }
  const usual = used.reduce((sum, it) => sum + it, 0n) / BigInt(used.length)
  return {
    measure: Number((now * 100n) / usual),
    figures: [money('paidIn', now), money('usual', usual)],
  }
}

function measureRaises({ limitRaises, now }: Facts): Measured {
  const hit = limitRaises.filter(
    (it) =>
      it.at > now - 30 * DAY_MS &&
      it.at <= now &&
      it.used * 100n >= it.limit * REACHED &&
      it.limit > 0n,
  )
  const last = hit.at(-1)
  if (!last) return { measure: 0, figures: [] }
  const limitFigure = (name: string, amount: bigint) =>
    last.isTime
      ? { name, unit: 'minutes' as const, value: String(amount / 100n) }
      : money(name, amount)
  return {
    measure: hit.length,
    figures: [count(hit.length), limitFigure('used', last.used), limitFigure('limit', last.limit)],
  }
}

export type Hit = { rule: MarkerRule; level: MarkerLevel; figures: readonly Figure[] }

/** The rules that are met, each at the highest level that its figures reach. */
export function findMarkers(facts: Facts): Hit[] {
  return MARKER_TABLE.flatMap((row) => {
    const { measure, figures } = row.measure(facts)
    const level = levelOf(row, measure)
    return level === null ? [] : [{ rule: row.id, level, figures }]
  })
}

function levelOf({ steps }: RuleRow, measure: number): MarkerLevel | null {
  const reached = (n: number) => {
    const step = steps[n]
    return step !== null && step !== undefined && measure >= step
  }
  if (reached(2)) return 3
  if (reached(1)) return 2
  return reached(0) ? 1 : null
}
