import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { PGlite } from '@electric-sql/pglite'
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts'

export const STUDIO = 'http://localhost:23100'
export const SITE = 'http://localhost:23000'

/** The studio on a test's database, with the test's wallet as the operator. */
export function openStudio(on: {
  wallet: Pick<TestWallet, 'url'>
  pg: PGlite
  clock: () => number
  games?: NonNullable<SandboxOptions['games']>
  /** Receives what is logged as an error; by default it goes to the test's output. */
  onError?: (data: object) => void
}): Promise<Sandbox> {
  return createSandbox({
    platformUrl: on.wallet.url,
    callbackSecrets: { relax: SECRET },
    publicUrl: STUDIO,
    siteOrigins: [SITE],
    gameAssetsDir: '/nonexistent',
    ...(on.games ? { games: on.games } : {}),
    clock: on.clock,
    settlesByItself: false,
    db: {
      query: async <Row>(sql: string, params: unknown[] = []) =>
        (await on.pg.query(sql, params)).rows as Row[],
    },
    logger: {
      error: (data, text) =>
        on.onError
          ? on.onError(data)
          : void process.stderr.write(`${text} ${JSON.stringify(data)}\n`),
    },
  })
}

/** The signing secret of every provider in a test. */
const SECRET = 'a-secret-that-both-sides-share-32-characters'

/** An operator's wallet over real HTTP that can be made to fail; it keeps its own ledger. */
export type TestWallet = {
  server: Server
  url: string
  balance: number
  playerRef: string
  bets: Map<string, number>
  wins: Map<string, number>
  rolledBack: Set<string>
  fail: (path: string) => 'before' | 'after' | null
  /** A clear refusal instead of a normal response. */
  refuse: (path: string) => { status: number; code: string } | null
  /** Paths of all calls with a valid signature. */
  calls: string[]
  badSignatures: number
}

type Said = { reference?: string; amountMinor?: number; betReference?: string }

export async function startWallet(): Promise<TestWallet> {
  const it: TestWallet = {
    server: createServer(),
    url: '',
    balance: 10_000,
    playerRef: 'p',
    bets: new Map(),
    wins: new Map(),
    rolledBack: new Set(),
    fail: () => null,
    refuse: () => null,
    calls: [],
    badSignatures: 0,
  }
  it.server.on('request', async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const path = request.url ?? ''
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(request.headers['x-signature'])) ?? []
    const good = createHmac('sha256', SECRET).update(`${t}.POST.${path}.${body}`).digest('hex')
    const answer = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(value))
    }
    if (v1 !== good) {
      it.badSignatures += 1
      return answer(401, { code: 'SIGNATURE_INVALID' })
    }
    it.calls.push(path)
    const refused = it.refuse(path)
    if (refused) return answer(refused.status, { code: refused.code })
    const failing = it.fail(path)
    if (failing === 'before') return request.socket.destroy()
    const said = JSON.parse(body)
    const outcome = book(it, path, said)
    if (failing === 'after') return request.socket.destroy()
    return answer(outcome.status, outcome.body)
  })
  await new Promise<void>((resolve) => it.server.listen(0, '127.0.0.1', resolve))
  const address = it.server.address()
  it.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return it
}

function book(it: TestWallet, path: string, said: Said): { status: number; body: unknown } {
  const state = () => ({
    transactionId: 'tx',
    balanceMinor: it.balance,
    currency: 'EUR',
    replayed: false,
  })
  if (path.endsWith('/session')) {
    return {
      status: 200,
      body: {
        sessionId: 'operator-session-0001',
        playerRef: it.playerRef,
        gameId: 'velvet-heirloom',
        currency: 'EUR',
        balanceMinor: it.balance,
        country: 'FI',
        expiresAt: '2030-01-01T00:00:00Z',
      },
    }
  }
  if (path.endsWith('/bet')) {
    const { reference = '', amountMinor = 0 } = said
    if (!it.bets.has(reference)) {
      if (it.rolledBack.has(reference))
        return { status: 409, body: { code: 'TRANSACTION_REVERSED' } }
      if (it.balance < amountMinor) return { status: 402, body: { code: 'INSUFFICIENT_FUNDS' } }
      it.bets.set(reference, amountMinor)
      it.balance -= amountMinor
    }
  } else if (path.endsWith('/win')) {
    const { reference = '', amountMinor = 0 } = said
    if (!it.wins.has(reference)) {
      it.wins.set(reference, amountMinor)
      it.balance += amountMinor
    }
  } else if (path.endsWith('/rollback')) {
    const { betReference = '' } = said
    if (!it.rolledBack.has(betReference)) {
      it.rolledBack.add(betReference)
      it.balance += it.bets.get(betReference) ?? 0
    }
  }
  return { status: 200, body: state() }
}
