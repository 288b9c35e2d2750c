import { randomUUID } from 'node:crypto'
import type { Running } from '#tests/fixtures/product-process.ts'
import { signed } from '#tests/fixtures/running-platform.ts'

export const WATCHED = 'player@playhouse.test'
const PASSWORD = 'Playhouse!1'
const GAME = 'velvet-heirloom'
/** The minimum stake of the game. */
export const STAKE_MINOR = 20
const SECRET = 'the secret of relax in this bench, 32+'
/** With it a bench may sign the callbacks of the game's provider. */
export const BETTING_ENV = { RELAX_SECRET: SECRET }

export type Better = { sessionId: string; cashMinor: number }
/** A single round: the market limits the pace of rounds. */
type Round = { sessionId: string; roundId: string; currency: 'EUR' }

export const platformOf = ({ ports }: Running) => `http://127.0.0.1:${ports.platform}`

export async function post(running: Running, path: string, body: object, token?: string) {
  const response = await fetch(`${platformOf(running)}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`the bench got ${response.status} from ${path}`)
  return (await response.json()) as Record<string, unknown>
}

async function callback(running: Running, name: string, body: object) {
  const path = `/callbacks/relax/${name}`
  const text = JSON.stringify(body)
  const response = await fetch(`${platformOf(running)}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signed({ path, body: text, timestampMs: Date.now(), secret: SECRET }),
    },
    body: text,
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${name} was answered ${response.status} ${answer}`)
  return JSON.parse(answer) as Record<string, unknown>
}

export const signIn = async (running: Running, email: string): Promise<string> =>
  String((await post(running, '/identity/sign_in', { email, password: PASSWORD })).idToken)

export async function atAGame(running: Running, token: string): Promise<Better> {
  const { ticket } = await post(
    running,
    '/v1/gaming/ticket',
    { gameId: GAME, channel: 'web', partner: 'main', jurisdiction: 'MT' },
    token,
  )
  const { sessionId, balanceMinor } = await callback(running, 'session', { ticket })
  return { sessionId: String(sessionId), cashMinor: Number(balanceMinor) }
}

export const roundOf = ({ sessionId }: Better): Round => ({
  sessionId,
  roundId: randomUUID(),
  currency: 'EUR',
})

/** One bet of the minimum stake. */
export const bet = (running: Running, round: Round) =>
  callback(running, 'bet', {
    ...{ ...round, gameId: GAME, reference: randomUUID(), amountMinor: STAKE_MINOR },
  })

/** Returns the stakes, so that the next run starts with the same balance. */
export const giveBack = (running: Running, round: Round, amountMinor: number) =>
  callback(running, 'win', {
    ...{ ...round, reference: randomUUID(), amountMinor, closesRound: true },
  })
