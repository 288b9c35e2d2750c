import { expect, test } from 'vitest'
import { BALANCE_UPDATE_PATH } from '#contracts/provider-callbacks/balance-update.ts'
import { signatureHeader } from '#contracts/provider-callbacks/signature.ts'
import { balanceUpdateRoutes, createLatestBalances } from './latest-balances.ts'

const update = (playerRef: string, balanceMinor: number, sequence: number) => ({
  ...{ playerRef, balanceMinor, sequence },
  currency: 'EUR',
})

test('the newest balance of a player is kept, in whatever order updates arrive', () => {
  const balances = createLatestBalances()
  balances.keep(update('one', 300, 3))
  balances.keep(update('one', 200, 2))
  expect(balances.below('one', 301)).toBe(300)
  balances.keep(update('one', 400, 4))
  expect(balances.below('one', 500)).toBe(400)
})

test('a balance is not given where it does not explain a refusal, or is of another session', () => {
  const balances = createLatestBalances()
  balances.keep(update('one', 300, 3))
  expect(balances.below('one', 300)).toBeNull()
  expect(balances.below('two', 300)).toBeNull()
  balances.forget('one')
  expect(balances.below('one', 301)).toBeNull()
})

test('of too many players, those updated least recently are forgotten', () => {
  const balances = createLatestBalances()
  for (let at = 0; at < 10_001; at += 1) balances.keep(update(`p${at}`, 1, 1))
  expect(balances.below('p0', 2)).toBeNull()
  expect(balances.below('p1', 2)).toBe(1)
  expect(balances.below('p10000', 2)).toBe(1)
})

test('only the operator can report a balance', async () => {
  const balances = createLatestBalances()
  const signers = { callbackSecrets: { book: 'the secret' }, clock: () => 5_000 }
  const routes = balanceUpdateRoutes(signers, balances)
  const postBalance = async (secret: string, body: string) => {
    const call = { timestampMs: 5_000, method: 'POST', path: BALANCE_UPDATE_PATH, body }
    const headers = { ...signatureHeader(secret, call) }
    return (await routes.request(BALANCE_UPDATE_PATH, { method: 'POST', headers, body })).status
  }
  const body = JSON.stringify(update('one', 300, 3))
  expect(await postBalance('another secret', body)).toBe(401)
  expect(await postBalance('the secret', '{}')).toBe(400)
  expect(balances.below('one', 301)).toBeNull()
  expect(await postBalance('the secret', body)).toBe(204)
  expect(balances.below('one', 301)).toBe(300)
})
