/** A limit in the model; Unix milliseconds, minor units. */
type Limit = {
  value: bigint | null
  pending: bigint | null
  from: number | null
  confirmBy: number | null
}
type Play = { at: number; stake: bigint; win: bigint; voidedAt: number | null }

const PERIODS = ['D', 'W', 'M'] as const
type Period = (typeof PERIODS)[number]
const DAY_MS = 86_400_000

/** One player's limits, stakes and deposits: recomputed from the first day at every query. */
export class ModelLimits {
  readonly #limits = new Map<string, Limit>()
  readonly plays: Play[] = []
  readonly deposits: { at: number; amount: bigint }[] = []
  readonly #zone: string
  /** The latest time of the clock: after it was set back, either answer may be right. */
  #furthest = 0

  constructor(zone: string) {
    this.#zone = zone
  }

  /** Whether the clock was at a later time that decides differently: what took effect then may stay in effect. */
  isBetween(at: number): boolean {
    this.#furthest = Math.max(this.#furthest, at)
    if (this.#furthest === at) return false
    const turned = [...this.#limits.values()].some(({ from, confirmBy }) =>
      [from, confirmBy].some((it) => it !== null && it > at && it <= this.#furthest),
    )
    return turned || this.#key('D', at) !== this.#key('D', this.#furthest)
  }

  /** Whether the limits refuse a stake. */
  refusesStake(amount: bigint, at: number): boolean {
    return PERIODS.some((period) => {
      const spend = this.#inForce('spend', period, at)
      const loss = this.#inForce('loss', period, at)
      const { spent, lost } = this.#played(period, at)
      return (
        (spend !== null && spent + amount > spend) ||
        (loss !== null && (lost + amount > loss || amount > loss))
      )
    })
  }

  refusesDeposit(amount: bigint, underWay: bigint, at: number): boolean {
    return PERIODS.some((period) => {
      const spend = this.#inForce('spend', period, at)
      if (spend !== null && this.#played(period, at).spent >= spend) return true
      const most = this.#inForce('deposit', period, at)
      return most !== null && this.used('deposit', period, underWay, at) + amount > most
    })
  }

  used(kind: string, period: Period, underWay: bigint, at: number): bigint {
    if (kind === 'deposit') {
      const key = this.#key(period, at)
      const came = this.deposits.filter((it) => this.#key(period, it.at) === key)
      return came.reduce((sum, it) => sum + it.amount, underWay)
    }
    const { spent, lost } = this.#played(period, at)
    const used = kind === 'spend' ? spent : lost
    return used > 0n ? used : 0n
  }

  /** What is wrong with a change that the database has accepted; null: nothing. */
  change(to: Limit & { kind: string; period: Period; at: number; event: string }): string | null {
    const { kind, period, at, event, ...limit } = to
    const before = this.#inForce(kind, period, at)
    const known = this.#limits.get(`${kind} ${period}`)
    this.#limits.set(`${kind} ${period}`, limit)
    const isMore = before !== null && (limit.value === null || limit.value > before)
    const isConfirmed = known?.confirmBy != null && known.from !== null && known.from <= at
    if (isMore && !isConfirmed && !this.isBetween(at)) return `${event}: more at once`
    if (limit.from !== null && limit.from < at + DAY_MS) return `${event}: waits less than a day`
    return null
  }

  #inForce(kind: string, period: Period, at: number): bigint | null {
    const limit = this.#limits.get(`${kind} ${period}`)
    if (!limit) return null
    const isDue = limit.from !== null && limit.from <= at && limit.confirmBy === null
    return isDue ? limit.pending : limit.value
  }

  /** A stake that is voided in the period in which it was placed does not count there. */
  #played(period: Period, at: number): { spent: bigint; lost: bigint } {
    const key = this.#key(period, at)
    let spent = 0n
    let lost = 0n
    for (const play of this.plays) {
      if (this.#key(period, play.at) !== key) continue
      const isVoid = play.voidedAt !== null && this.#key(period, play.voidedAt) === key
      spent += isVoid ? 0n : play.stake
      lost += isVoid ? 0n : play.stake - play.win
    }
    return { spent, lost }
  }

  /** Key of the day, the week from Monday or the month of a moment in the player's time zone. */
  #key(period: Period, at: number): string {
    const day = formatter(this.#zone).format(at)
    if (period === 'D') return day
    if (period === 'M') return day.slice(0, 7)
    const utc = Date.parse(`${day}T00:00:00Z`)
    return String(utc - ((new Date(utc).getUTCDay() + 6) % 7) * DAY_MS)
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>()
function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  formatters.set(timeZone, made)
  return made
}
