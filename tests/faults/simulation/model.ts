import { ModelLimits } from './model-limits.ts'

/** The JSON argument of a database function, and its answer. */
export type Asked = Record<string, unknown>
type Answered = { code?: unknown } & Record<string, unknown>

type ModelDeposit = {
  amount: bigint
  hash: string
  key: string
  state: string
  sequence: number
  version: number
  isBooked: boolean
  refunded: bigint
  chargedBack: bigint
  owed: bigint
}
type ModelWithdrawal = {
  amount: bigint
  hash: string
  reference: string
  state: string
  needsReview: boolean
  requestedAt: number
  changedAt: number
  returned: bigint
}
type Round = { isOpen: boolean; stake: bigint; payout: bigint }
type Bet = { roundRef: string; amount: bigint; isVoid: boolean; play: ModelLimits['plays'][number] }

/** One player's state by the rules as specified in words: no statement and no rule of the product is used here. */
export class ModelPlayer {
  main = 0n
  locked = 0n
  owed = 0n
  isBlocked = false
  lastSeen = 0
  readonly limits: ModelLimits
  readonly references = new Map<string, { hash: string; isMark: boolean }>()
  readonly rounds = new Map<string, Round>()
  readonly bets = new Map<string, Bet>()
  readonly deposits = new Map<string, ModelDeposit>()
  readonly withdrawals = new Map<string, ModelWithdrawal>()

  constructor(zone: string) {
    this.limits = new ModelLimits(zone)
  }

  depositsIn(...states: readonly string[]): bigint {
    const those = [...this.deposits.values()].filter((it) => states.includes(it.state))
    return those.reduce((sum, it) => sum + it.amount, 0n)
  }
}

/** Not a code: the hint that forms leave no room. */
const FORMS_OPEN = 'forms that leave no room'
const IDLE_MS = 30 * 60_000
const MINUTE_MS = 60_000
/** The states from which a withdrawal may enter each state; any other transition is an error. */
const MAY_COME_FROM: Readonly<Record<string, readonly string[]>> = {
  APPROVED: ['REQUESTED'],
  REJECTED: ['REQUESTED', 'APPROVED'],
  CANCELLED: ['REQUESTED', 'APPROVED'],
  PROCESSING: ['APPROVED'],
  PAID: ['PROCESSING'],
  FAILED: ['PROCESSING'],
}
const CAME_BACK = ['REJECTED', 'CANCELLED', 'FAILED']

const text = (asked: Asked, name: string) => String(asked[name] ?? '')
const big = (asked: Asked, name: string) => BigInt(text(asked, name) || '0')

/**
 * A second ledger: receives every call of a function that moves money, in the order in which the database
 * executed them, computes the expected answer, and reports differences.
 */
export class Model {
  readonly players = new Map<string, ModelPlayer>()

  /** What is wrong; null: nothing. Unknown functions and players are not evaluated. */
  check(name: string, asked: Asked, answered: Answered): string | null {
    const player = this.players.get(text(asked, 'playerId'))
    const check = this.#rules[name]
    if (!player || !check) return null
    const expected = check(player, asked, answered)
    if (expected === null || expected === answered.code) return null
    return `${name} answered ${String(answered.code)}, expected ${expected}: ${JSON.stringify(asked)}`
  }

  /** By function name: the expected code; null: any. Other parts add theirs. */
  readonly #rules: Record<
    string,
    (it: ModelPlayer, asked: Asked, answer: Answered) => string | null
  > = {
    post_tx: (it, asked, answer) => this.#post(it, asked, answer),
    start_deposit: (it, asked, answer) => this.#startDeposit(it, asked, answer),
    settle_deposit: (it, asked, answer) => this.#settleDeposit(it, asked, answer),
    request_withdrawal: (it, asked, answer) => this.#request(it, asked, answer),
    move_withdrawal: (it, asked, answer) => this.#move(it, asked, answer),
    change_limit: (it, asked, answer) => this.#changeLimit(it, asked, answer),
  }

  #post(it: ModelPlayer, asked: Asked, answer: Answered): string | null {
    const at = Number(asked.at)
    const name = `${text(asked, 'provider')} ${text(asked, 'reference')}`
    const known = it.references.get(name)
    if (known?.isMark) return 'TRANSACTION_REVERSED'
    if (known && known.hash !== asked.hash) return 'REFERENCE_CONFLICT'
    if (known) return it.bets.get(text(asked, 'reference'))?.isVoid ? 'TRANSACTION_REVERSED' : 'OK'
    const amount = big(asked, 'amount')
    const op = text(asked, 'op')
    const isBetween = it.limits.isBetween(at)
    const expected =
      op === 'BET'
        ? this.#bet(it, asked, amount, at)
        : op === 'WIN'
          ? this.#win(it, asked, amount, at)
          : op === 'ROLLBACK'
            ? this.#rollback(it, asked, at)
            : op === 'CREDIT'
              ? 'OK'
              : 'INTERNAL'
    if (op === 'CREDIT') it.main += amount
    if (expected === 'OK' && answer.code === 'OK') {
      it.references.set(name, { hash: text(asked, 'hash'), isMark: false })
      if (answer.balance !== undefined && BigInt(String(answer.balance)) !== it.main) {
        return `a balance of ${it.main}`
      }
    }
    if (isBetween && op === 'BET' && answer.code !== expected)
      return this.#follow(it, asked, answer)
    return expected
  }

  /** When the clock was set back over a boundary either answer is right: the model adopts the given one. */
  #follow(it: ModelPlayer, asked: Asked, answer: Answered): string | null {
    if (answer.code !== 'OK') {
      return answer.code === 'error.gambling.limit.reached' ? this.#unbet(it, asked) : null
    }
    this.#takeBet(it, asked, big(asked, 'amount'), Number(asked.at))
    const name = `${text(asked, 'provider')} ${text(asked, 'reference')}`
    it.references.set(name, { hash: text(asked, 'hash'), isMark: false })
    return null
  }

  #touch(it: ModelPlayer, at: number): void {
    const runs = !it.isBlocked && it.lastSeen > at - IDLE_MS
    if (runs && it.lastSeen < at - MINUTE_MS) it.lastSeen = at
  }

  #bet(it: ModelPlayer, asked: Asked, amount: bigint, at: number): string {
    if (it.isBlocked) return 'PLAYER_BLOCKED'
    if (it.lastSeen <= at - IDLE_MS) return 'GAME_SESSION_ENDED'
    this.#touch(it, at)
    const round = it.rounds.get(text(asked, 'roundRef'))
    if (round && !round.isOpen) return 'ROUND_CLOSED'
    if (it.main < amount) return 'INSUFFICIENT_FUNDS'
    if (it.limits.refusesStake(amount, at)) return 'error.gambling.limit.reached'
    this.#takeBet(it, asked, amount, at)
    return 'OK'
  }

  #takeBet(it: ModelPlayer, asked: Asked, amount: bigint, at: number): void {
    const roundRef = text(asked, 'roundRef')
    const round = it.rounds.get(roundRef) ?? { isOpen: true, stake: 0n, payout: 0n }
    const play = { at, stake: amount, win: 0n, voidedAt: null }
    it.rounds.set(roundRef, { ...round, stake: round.stake + amount })
    it.bets.set(text(asked, 'reference'), { roundRef, amount, isVoid: false, play })
    it.limits.plays.push(play)
    it.main -= amount
  }

  #unbet(it: ModelPlayer, asked: Asked): null {
    const bet = it.bets.get(text(asked, 'reference'))
    const round = bet && it.rounds.get(bet.roundRef)
    if (!bet || !round) return null
    it.bets.delete(text(asked, 'reference'))
    round.stake -= bet.amount
    if (round.stake === 0n) it.rounds.delete(bet.roundRef)
    it.limits.plays.splice(it.limits.plays.indexOf(bet.play), 1)
    it.main += bet.amount
    return null
  }

  #win(it: ModelPlayer, asked: Asked, amount: bigint, at: number): string {
    const round = it.rounds.get(text(asked, 'roundRef'))
    if (!round) return 'UNKNOWN_ROUND'
    if (!round.isOpen) return 'ROUND_CLOSED'
    round.payout += amount
    round.isOpen = asked.closesRound !== true
    it.main += amount
    if (amount > 0n) it.limits.plays.push({ at, stake: 0n, win: amount, voidedAt: null })
    return 'OK'
  }

  #rollback(it: ModelPlayer, asked: Asked, at: number): string {
    const bet = it.bets.get(text(asked, 'betReference'))
    if (!bet) {
      const name = `${text(asked, 'provider')} ${text(asked, 'betReference')}`
      if (!it.references.has(name)) it.references.set(name, { hash: 'reversed', isMark: true })
      return 'OK'
    }
    const round = it.rounds.get(bet.roundRef)
    if (!round || bet.roundRef !== text(asked, 'roundRef')) return 'UNKNOWN_ROUND'
    if (bet.isVoid) return 'TRANSACTION_REVERSED'
    if (!round.isOpen) return 'ROUND_CLOSED'
    bet.isVoid = true
    bet.play.voidedAt = at
    round.stake -= bet.amount
    round.isOpen = round.stake !== 0n || round.payout !== 0n
    it.main += bet.amount
    return 'OK'
  }

  #startDeposit(it: ModelPlayer, asked: Asked, answer: Answered): string | null {
    const amount = big(asked, 'amount')
    const at = Number(asked.at)
    const known = [...it.deposits.values()].find(({ key }) => key === asked.key)
    if (known) return known.hash === asked.hash ? 'OK' : 'REFERENCE_CONFLICT'
    const isBetween = it.limits.isBetween(at)
    const waiting = [...it.deposits.values()].filter(({ state }) =>
      ['CREATED', 'WAITING'].includes(state),
    )
    const expected = it.isBlocked
      ? 'FORBIDDEN'
      : waiting.length >= Number(asked.mostOpen)
        ? 'TOO_MANY_REQUESTS'
        : it.limits.refusesDeposit(amount, it.depositsIn('CREATED', 'PENDING'), at)
          ? 'error.gambling.limit.reached'
          : it.limits.refusesDeposit(amount, it.depositsIn('CREATED', 'WAITING', 'PENDING'), at)
            ? FORMS_OPEN
            : 'OK'
    if (answer.formsOpen === true) return isBetween || expected === FORMS_OPEN ? null : expected
    if (answer.code === 'OK') {
      it.deposits.set(text(asked, 'id'), {
        ...{ amount, hash: text(asked, 'hash'), key: text(asked, 'key') },
        ...{ state: 'CREATED', sequence: 0, version: 0, isBooked: false },
        ...{ refunded: 0n, chargedBack: 0n, owed: 0n },
      })
    }
    return isBetween ? null : expected
  }

  #settleDeposit(it: ModelPlayer, asked: Asked, answer: Answered): string | null {
    const deposit = it.deposits.get(text(asked, 'id'))
    if (!deposit) return 'a deposit that was started'
    const isAs =
      deposit.state === asked.fromState &&
      deposit.sequence === Number(asked.fromSequence) &&
      deposit.version === Number(asked.fromVersion)
    if (!isAs) return 'CHANGED'
    if (answer.code !== 'OK') return 'OK'
    if (asked.credit) {
      if (deposit.isBooked) return 'one credit'
      deposit.isBooked = true
      it.main += deposit.amount
      it.limits.deposits.push({ at: Number(asked.at), amount: deposit.amount })
    }
    const [refunded, chargedBack] = [big(asked, 'refunded'), big(asked, 'chargedBack')]
    if (deposit.isBooked) {
      const before = asked.credit ? 0n : deposit.refunded + deposit.chargedBack
      this.#goBack(it, deposit, refunded + chargedBack - before)
    }
    deposit.refunded = refunded
    deposit.chargedBack = chargedBack
    deposit.state = text(asked, 'toState')
    deposit.sequence = Number(asked.sequence)
    deposit.version += 1
    const isGone = GONE.has(deposit.state)
    if (deposit.isBooked && isGone !== refunded + chargedBack >= deposit.amount) return 'a total'
    return (deposit.state === 'PAID') === deposit.isBooked || isGone
      ? 'OK'
      : 'PAID and booked together'
  }

  /** More: as far as the wallet has it, the rest is owed. Less: what is owed falls first, the rest is paid in again. */
  #goBack(it: ModelPlayer, deposit: ModelDeposit, change: bigint): void {
    if (change >= 0n) {
      const taken = it.main < change ? it.main : change
      it.main -= taken
      deposit.owed += change - taken
      it.owed += change - taken
      return
    }
    const forgiven = deposit.owed < -change ? deposit.owed : -change
    deposit.owed -= forgiven
    it.owed -= forgiven
    it.main += -change - forgiven
  }

  #request(it: ModelPlayer, asked: Asked, answer: Answered): string {
    const all = [...it.withdrawals.values()]
    const known = all.find(({ reference }) => reference === asked.reference)
    if (known) return known.hash === asked.hash ? 'OK' : 'REFERENCE_CONFLICT'
    const amount = big(asked, 'amount')
    const counted = all.filter(
      (w) =>
        w.requestedAt > Number(asked.limitSince) && ![...CAME_BACK, 'RETURNED'].includes(w.state),
    )
    const taken = counted.reduce((sum, w) => sum + w.amount - w.returned, 0n)
    const open = all.filter((w) => ['REQUESTED', 'APPROVED', 'PROCESSING'].includes(w.state))
    if (taken + amount > big(asked, 'limit')) return 'WITHDRAWAL_LIMIT_REACHED'
    if (open.length >= Number(asked.maxOpen)) return 'WITHDRAWALS_FULL'
    if (it.main < amount) return 'INSUFFICIENT_FUNDS'
    if (answer.code !== 'OK') return 'OK'
    it.main -= amount
    it.locked += amount
    const at = Number(asked.at)
    it.withdrawals.set(text(asked, 'id'), {
      ...{ amount, hash: text(asked, 'hash'), reference: text(asked, 'reference') },
      ...{ state: 'REQUESTED', needsReview: asked.needsReview === true },
      ...{ requestedAt: at, changedAt: at, returned: 0n },
    })
    return 'OK'
  }

  #move(it: ModelPlayer, asked: Asked, answer: Answered): string {
    const withdrawal = it.withdrawals.get(text(asked, 'id'))
    if (!withdrawal) return 'NOT_FOUND'
    const to = text(asked, 'to')
    if (asked.returned != null) return this.#return(it, withdrawal, asked, answer)
    if (!MAY_COME_FROM[to]?.includes(withdrawal.state)) return 'WRONG_STATE'
    const cancel = asked.cancel as { since: string; most: number } | null
    if (cancel) {
      if (withdrawal.needsReview && withdrawal.state === 'REQUESTED') return 'WRONG_STATE'
      const lately = [...it.withdrawals.values()].filter(
        (w) => w.state === 'CANCELLED' && w.changedAt > Number(cancel.since),
      )
      if (lately.length >= cancel.most) return 'error.withdrawal.cancel.limit_reached'
    }
    if (answer.code !== 'OK') return 'OK'
    if (to === 'PAID' || CAME_BACK.includes(to)) it.locked -= withdrawal.amount
    if (CAME_BACK.includes(to)) it.main += withdrawal.amount
    withdrawal.state = to
    withdrawal.changedAt = Number(asked.at)
    return 'OK'
  }

  #return(it: ModelPlayer, known: ModelWithdrawal, asked: Asked, answer: Answered): string {
    const returned = big(asked, 'returned')
    if (known.state !== 'PAID' || known.returned !== big(asked, 'fromReturned'))
      return 'WRONG_STATE'
    if (answer.code !== 'OK') return 'OK'
    const to = returned === known.amount ? 'RETURNED' : 'PAID'
    if (returned <= known.returned || returned > known.amount || text(asked, 'to') !== to) {
      return 'a part of what was paid'
    }
    it.main += returned - known.returned
    known.returned = returned
    known.state = to
    known.changedAt = Number(asked.at)
    return 'OK'
  }

  #changeLimit(it: ModelPlayer, asked: Asked, answer: Answered): string | null {
    if (answer.code !== 'OK') return null
    const moment = (name: string) => (asked[name] == null ? null : Number(asked[name]))
    const minor = (name: string) => (asked[name] == null ? null : big(asked, name))
    return it.limits.change({
      ...{ kind: text(asked, 'kind'), period: asked.period as 'D' | 'W' | 'M' },
      ...{ value: minor('value'), pending: minor('pendingValue') },
      ...{ from: moment('pendingFrom'), confirmBy: moment('confirmBy') },
      ...{ at: Number(asked.at), event: text(asked, 'event') },
    })
  }
}

/** Money that was paid and returned before the platform was notified is not posted. */
const GONE: ReadonlySet<string> = new Set(['REFUNDED', 'CHARGED_BACK'])
