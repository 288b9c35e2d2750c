import { fromApiAmount } from '#contracts/money.ts'
import type { LimitChange } from '#contracts/player-api/limits.ts'
import { cancelDeposit, startDeposit } from '#platform/deposits/index.ts'
import { changeLimit } from '#platform/limits/index.ts'
import { findPlayerById, type PlayerRow } from '#platform/players/index.ts'
import type { Posting } from '#platform/wallet/posting.ts'
import { cancelWithdrawal, requestWithdrawal } from '#platform/withdrawals/index.ts'
import { BrokenError, type Instance, type SimPlayer, type World } from './world.ts'

/** An action of a player, staff or a game provider; `weight` is its relative frequency. */
export type Act = {
  name: string
  weight: number
  run(world: World, player: SimPlayer): Promise<void>
}

/** All acts. Another part of the product that moves money adds its own here, and its rules to the model. */
export const ACTS: readonly Act[] = [
  { name: 'pay in', weight: 8, run: payIn },
  { name: 'take out', weight: 6, run: takeOut },
  { name: 'play', weight: 6, run: play },
  { name: 'limit', weight: 3, run: setLimit },
  { name: 'look', weight: 3, run: (world, player) => world.look(player) },
  { name: 'sign in again', weight: 2, run: signIn },
  { name: 'a broken posting', weight: 1, run: postNonsense },
  { name: 'staff decides', weight: 2, run: decide },
  { name: 'the account is closed', weight: 0.15, run: close },
]

async function personOf({ db }: Instance, { id }: SimPlayer): Promise<PlayerRow> {
  const player = await findPlayerById(db, id)
  if (!player) throw new BrokenError('a player has gone')
  return player
}

/** One request in four is sent twice concurrently; both must get the same response. */
async function twice<Value>(world: World, ask: () => Promise<Value>): Promise<Value> {
  if (!world.chance.oneIn(4)) return ask()
  world.fault('duplicate')
  const [first] = await Promise.all([ask(), ask()])
  return first
}

async function payIn(world: World, player: SimPlayer): Promise<void> {
  const { chance, provider } = world
  const currency = player.currency as PlayerRow['currency']
  const scale = player.currency === 'NOK' ? 10 : 1
  const submit = {
    ...{ key: chance.uuid(), method: 'CREDITCARD' as const, currency, language: 'en' },
    ...{ amount: (10 + chance.below(150)) * scale, returnPath: '/en/deposit' },
    keepInstrument: false,
  }
  const started = await twice(world, () =>
    world.insist(async (instance) =>
      startDeposit(instance.payments.deposits, await personOf(instance, player), submit),
    ),
  )
  if (!started?.ok) return
  const id = started.value.referenceId
  if (!world.model.players.get(player.id)?.deposits.has(id)) {
    throw new BrokenError(`a deposit was acknowledged that is not there: ${id}`)
  }
  await world.scheduler.pause()
  const end = chance.pick(['PAID', 'PAID', 'PAID', 'PENDING', 'DECLINED', 'EXPIRED', null] as const)
  if (end) provider.act(id, end)
  if (chance.oneIn(6)) {
    await world.insist(async (instance) =>
      cancelDeposit(instance.payments.deposits, await personOf(instance, player), id),
    )
  }
  // Late, or after it was reported as failed or expired: the money counts all the same.
  await world.scheduler.pause()
  if (chance.oneIn(4)) provider.act(id, 'PAID')
  for (let n = chance.below(4); n > 0; n -= 1) {
    await world.scheduler.pause()
    const total = chance.oneIn(3) ? 'refunded' : 'chargedBack'
    provider.change(id, total, chance.pick([0, 0.3, 0.7, 1]))
  }
}

async function takeOut(world: World, player: SimPlayer): Promise<void> {
  const { chance, model } = world
  const scale = player.currency === 'NOK' ? 10 : 1
  const amount = (20 + chance.below(120)) * scale
  const wanted = { amount, method: 'CREDITCARD', reference: chance.uuid(), blackbox: '' } as const
  const asked = await twice(world, () =>
    world.insist(async (instance) =>
      requestWithdrawal(
        instance.payments.withdrawals.deps,
        await personOf(instance, player),
        wanted,
      ),
    ),
  )
  if (!asked?.ok) return
  const id = asked.value.pendingWithdrawalId
  const known = model.players.get(player.id)?.withdrawals.get(id)
  if (known?.amount !== fromApiAmount(amount)) {
    throw new BrokenError(`a withdrawal was acknowledged that is not there: ${id}`)
  }
  await world.scheduler.pause()
  if (chance.oneIn(3)) {
    await twice(world, () =>
      world.insist(async (instance) =>
        cancelWithdrawal(instance.payments.withdrawals.deps, await personOf(instance, player), {
          ...{ pendingWithdrawalId: id, amount, cancelByPlayer: true },
        }),
      ),
    )
  }
  await world.scheduler.pause()
  if (chance.oneIn(2)) world.provider.actPayout(id, chance.oneIn(3) ? 'FAILED' : 'PAID')
  await world.scheduler.pause()
  if (chance.oneIn(3)) world.provider.returnPart(id)
}

/** A round as a game provider plays it: retries until answered, at times twice; some rollbacks precede their bet. */
async function play(world: World, player: SimPlayer): Promise<void> {
  const { chance } = world
  const round = { provider: 'sim', roundRef: chance.uuid(), playerId: player.id }
  const of = { category: 'CASINO', ofGame: 'game' } as const
  const currency = player.currency as PlayerRow['currency']
  const stake = { minor: BigInt(100 + chance.below(6_000)), currency }
  const betReference = chance.uuid()
  const bet: Posting = {
    ...{ op: 'BET', reference: betReference, amount: stake, gameId: 'game', category: of.category },
    ...{ ...round, gameSessionHash: player.session },
  }
  const back: Posting = {
    ...{ op: 'ROLLBACK', reference: chance.uuid(), currency, betReference },
    ...{ ...round, ...of },
  }
  const postSurely = (posting: Posting) => sure(world, posting)
  if (chance.oneIn(8)) await Promise.all([postSurely(back), postSurely(bet)])
  else if ((await twice(world, () => postSurely(bet))) === true) {
    const win: Posting = {
      ...{ op: 'WIN', reference: chance.uuid(), closesRound: true },
      amount: { minor: BigInt(chance.below(3) * chance.below(5_000)), currency },
      ...{ ...round, ...of },
    }
    await twice(world, () => postSurely(chance.oneIn(5) ? back : win))
  }
}

/** True: accepted; false: refused; undefined: no answer yet, retried once there are no more faults. */
async function sure(world: World, posting: Posting): Promise<boolean | undefined> {
  const answer = await world.insist(({ post }) => post(posting))
  if (answer === undefined) {
    world.later.push(async () => {
      await world.insist(({ post }) => post(posting))
    })
  }
  const isThere = world.model.players
    .get(posting.playerId)
    ?.references.has(`${posting.provider} ${posting.reference}`)
  if (answer?.ok && !isThere) throw new BrokenError(`acknowledged and not there: ${posting.op}`)
  return answer?.ok
}

export async function setLimit(world: World, player: SimPlayer): Promise<void> {
  const { chance } = world
  const scale = player.currency === 'NOK' ? 10 : 1
  const duration = chance.pick(['D', 'W', 'M'] as const)
  const kind = chance.pick(['deposit', 'spend', 'loss'] as const)
  const save = { duration, limit: (10 + chance.below(250)) * scale }
  const change: LimitChange = chance.pick([
    ...[save, save, save, save],
    { duration, deleteLimit: true },
    { duration, cancelPendingLimit: true },
    { duration, confirmPendingLimit: true },
  ] as const)
  await world.insist(async (instance) =>
    changeLimit(instance.limits, await personOf(instance, player), {
      kind,
      change,
      mayRelax: true,
    }),
  )
}

/** The session is active again: play continues. */
async function signIn({ store, model, now }: World, { id, session }: SimPlayer): Promise<void> {
  await store.run('update platform.player_session set last_seen_at = $2 where id = $1', [
    session,
    new Date(now),
  ])
  const known = model.players.get(id)
  if (known) known.lastSeen = now
}

/** A posting that fails in the database within a batch: the others in the batch are posted all the same. */
async function postNonsense(world: World, player: SimPlayer): Promise<void> {
  const { chance } = world
  const currency = player.currency as PlayerRow['currency']
  const nonsense = {
    ...{ op: 'NONSENSE', playerId: player.id, provider: 'sim', reference: chance.uuid() },
    ...{ amount: { minor: 100n, currency }, category: 'CASINO' },
  } as unknown as Posting
  world.fault('partial batch')
  await Promise.all([
    world.call(({ post }) => post(nonsense)).catch(() => undefined),
    play(world, player),
    play(world, player),
  ])
}

async function decide(world: World, player: SimPlayer): Promise<void> {
  const { chance, model } = world
  const waiting = [...(model.players.get(player.id)?.withdrawals ?? [])].filter(
    ([, { state }]) => state === 'REQUESTED' || state === 'APPROVED',
  )
  if (waiting.length === 0) return
  const [id] = chance.pick(waiting)
  await world.insist(({ payments }) => {
    const staff = payments.withdrawals.administration
    return chance.oneIn(2)
      ? staff.approve(id, 'staff')
      : staff.reject(id, { reason: 'OTHER' }, 'staff')
  })
}

async function close({ store, model }: World, { id }: SimPlayer): Promise<void> {
  await store.run("update platform.player set status = 'CLOSED' where id = $1", [id])
  const known = model.players.get(id)
  if (known) known.isBlocked = true
}
