import { toApiAmount } from '#contracts/money.ts'
import type { MovementKind, ReconciliationReport } from '#contracts/reconciliation.ts'
import type { DepositState } from '#platform/deposits/deposit-states.ts'
import { isUnfinished } from '#platform/deposits/deposit-states.ts'
import { OPENING } from './opening.ts'
import { settled } from './scheduler.ts'
import { BrokenError, type World } from './world.ts'

const MINUTE_MS = 60_000
/** Longer than any lease and any hour that the clock was set back, in steps of eleven minutes. */
const MAX_ROUNDS = 40

/** From here on there are no faults: whatever is pending is completed. Returns the number of steps. */
export async function calmDown(world: World): Promise<number> {
  let steps = await drain(world)
  for (const ask of world.later) world.task(ask)
  steps += await drain(world)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (world.broken) return steps
    endWhatIsOpen(world)
    for (const notice of world.provider.notices.splice(0)) {
      world.task(() => world.call(({ payments }) => payments.inbox.receive(notice)))
      steps += await drain(world)
    }
    for (const instance of world.instances) {
      world.task(() => instance.payments.jobs.runDue())
      steps += await drain(world)
      world.task(instance.payments.inbox.applyWaiting)
      steps += await drain(world)
    }
    if (await isAtRest(world)) return steps
    world.now += 11 * MINUTE_MS
  }
  throw new BrokenError(`did not come to rest: ${JSON.stringify(await whatIsOpen(world))}`)
}

async function drain({ scheduler }: World): Promise<number> {
  let steps = 0
  await settled()
  while ((await scheduler.step(() => 'DONE')) !== null) steps += 1
  return steps
}

/** Players pay no more, banks decide, staff approves. */
function endWhatIsOpen(world: World): void {
  for (const [reference] of world.provider.payments) world.provider.act(reference, 'EXPIRED')
  for (const [reference, { state }] of world.provider.payouts) {
    if (state === 'PENDING') world.provider.actPayout(reference, 'PAID')
  }
  for (const { withdrawals } of world.model.players.values()) {
    for (const [id, { state, needsReview }] of withdrawals) {
      if (state !== 'REQUESTED' || !needsReview) continue
      world.task(() =>
        world.call((it) => it.payments.withdrawals.administration.approve(id, 'staff')),
      )
    }
  }
}

async function whatIsOpen({ store, model }: World) {
  const deposits = [...model.players.values()].flatMap((it) => [...it.deposits.values()])
  const withdrawals = [...model.players.values()].flatMap((it) => [...it.withdrawals.values()])
  const [events] = await store.run<{ waiting: number }>(
    'select count(*)::int as waiting from platform.psp_event where applied_at is null',
  )
  // An answer that contradicted what was credited or paid is requested again.
  const [jobs] = await store.run<{ waiting: number }>(
    "select count(*)::int as waiting from platform.job where kind in ('ask-deposit', 'return-payout')",
  )
  return {
    deposits: deposits.filter((it) => isUnfinished(it.state as DepositState)).length,
    withdrawals: withdrawals.filter((it) => OPEN.includes(it.state)).length,
    events: events?.waiting ?? 0,
    jobs: jobs?.waiting ?? 0,
  }
}

const OPEN = ['REQUESTED', 'APPROVED', 'PROCESSING']

async function isAtRest(world: World): Promise<boolean> {
  const { deposits, withdrawals, events, jobs } = await whatIsOpen(world)
  return deposits + withdrawals + events + jobs + world.provider.notices.length === 0
}

/** Store, model, provider and screens agree; money that was lost or created is counted. */
export async function checkEnding(
  world: World,
): Promise<{ lostMinor: bigint; createdMinor: bigint }> {
  const { model, store, provider, players } = world
  const accounts = await store.run<{ player_id: string; account: string; balance: bigint }>(
    `select player_id, account, balance from platform.wallet_account where account in ('MAIN', 'LOCKED')`,
  )
  let off = 0n
  for (const { player_id, account, balance } of accounts) {
    const known = model.players.get(player_id)
    if (!known) continue
    const expected = account === 'MAIN' ? known.main : known.locked
    hold(balance === expected, `${account} of ${player_id} is ${balance}, expected ${expected}`)
    off -= balance
  }
  for (const { limits, owed } of model.players.values()) {
    for (const { stake, win, voidedAt } of limits.plays) off += voidedAt === null ? win - stake : 0n
    off += owed
  }
  off += OPENING * BigInt(players.length)
  for (const { kind, amountMinor } of provider.movements) {
    off += (COMES_IN.has(kind) ? 1n : -1n) * BigInt(amountMinor)
  }
  agreeWithProvider(world)
  await ledgerBalances(world)
  await screensAgree(world)
  return { lostMinor: off > 0n ? off : 0n, createdMinor: off < 0n ? -off : 0n }
}

const COMES_IN: ReadonlySet<MovementKind> = new Set([
  'PAYMENT',
  'PAYOUT_RETURN',
  'REFUND_RETURN',
  'CHARGE_BACK_RETURN',
])

function hold(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new BrokenError(otherwise)
}

function agreeWithProvider({ model, provider }: World): void {
  for (const it of model.players.values()) {
    for (const [id, { state, isBooked, refunded, chargedBack }] of it.deposits) {
      const payment = provider.payments.get(id)
      const theirs = payment?.state ?? 'none'
      const hasMoved = ['PAID', 'REFUNDED', 'CHARGED_BACK'].includes(theirs)
      hold(!hasMoved || theirs === state, `deposit ${id} is ${state}, the provider says ${theirs}`)
      hold(hasMoved || !isBooked, `deposit ${id} is booked, the provider says ${theirs}`)
      const back = `${refunded} and ${chargedBack}`
      const backThere = `${payment?.refunded ?? 0} and ${payment?.chargedBack ?? 0}`
      hold(back === backThere, `of deposit ${id} ${back} went back, the provider says ${backThere}`)
    }
    for (const [id, { state, returned }] of it.withdrawals) {
      const back = BigInt(provider.payouts.get(id)?.returned ?? 0)
      hold(
        state === 'FAILED' || returned === back,
        `of payout ${id} ${returned} is back, not ${back}`,
      )
      const theirs = provider.payouts.get(id)?.state ?? 'none'
      const ours = { PAID: 'PAID', FAILED: 'FAILED', RETURNED: 'FAILED' }[state] ?? 'none'
      const isRefused = state === 'FAILED' && theirs === 'none'
      hold(
        isRefused || ours === theirs,
        `withdrawal ${id} is ${state}, the provider says ${theirs}`,
      )
    }
  }
}

async function ledgerBalances(world: World): Promise<void> {
  const { store, model } = world
  const debts = await store.run<{ player_id: string; owed: bigint }>(
    'select player_id, sum(owed)::bigint as owed from platform.deposit group by player_id',
  )
  for (const { player_id, owed } of debts) {
    const expected = model.players.get(player_id)?.owed ?? owed
    hold(owed === expected, `${player_id} owes ${owed}, expected ${expected}`)
  }
  const sums = await store.run<{ player_id: string; account: string; off: bigint }>(
    `select player_id, account, (balance - coalesce((select sum(amount) from platform.ledger_entry e
              where e.player_id = a.player_id and e.account = a.account), 0))::bigint as off
     from platform.wallet_account a`,
  )
  for (const { player_id, account, off } of sums) {
    hold(off === 0n, `${account} of ${player_id} is ${off} more than its entries`)
  }
  // Where our clock was set back, the provider's movements are later than the present.
  world.now = Math.max(world.now, world.furthest) + 20 * MINUTE_MS
  const [instance] = world.instances
  let report: ReconciliationReport | undefined
  world.task(async () => {
    report = await instance?.payments.reconciliation.run()
  })
  await drain(world)
  // Several worlds may share one store.
  const own = new Set(
    [...world.model.players.values()].flatMap((it) => [
      ...it.deposits.keys(),
      ...it.withdrawals.keys(),
    ]),
  )
  const differences = report?.differences.filter(({ reference }) => own.has(reference))
  hold(differences?.length === 0, `the lists differ: ${JSON.stringify(differences)}`)
}

async function screensAgree(world: World): Promise<void> {
  for (const player of world.players) {
    for (let poll = 0; poll < 8; poll += 1) {
      world.task(() => world.look(player))
      await drain(world)
    }
    const shown = world.screens.get(player.id)?.balance
    const main = world.model.players.get(player.id)?.main ?? 0n
    hold(
      shown === undefined || shown === null || shown.parts.mainBalance === toApiAmount(main),
      `the screen shows ${shown?.parts.mainBalance}, the wallet has ${main}`,
    )
  }
}
