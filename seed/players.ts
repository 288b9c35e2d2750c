import type { DocumentReviews } from '#contracts/document-review.ts'
import type { AdministeredPlayer, PlayerChange } from '#contracts/player-administration.ts'
import type { Result } from '#contracts/result.ts'
import { DEMO_CAMPAIGNS } from './campaigns.ts'
import type { DemoLimit, DemoPlayer, Instrument } from './demo-player.ts'
import { instrumentOf } from './instruments.ts'
import { HOMES } from './people.ts'
import { personAt, qaPlayers, renewal } from './qa-players.ts'

/** The demo players that other tests rely on; they all share this password. */
export const DEMO_PASSWORD = 'Playhouse!1'

/** Separate numbers, after those of the QA list. */
const AINO = 97
const MARC = 98
const SIGRUN = 99

export const DEMO_PLAYERS: readonly DemoPlayer[] = [
  {
    playerId: '0198a000-0000-7000-8000-000000000001',
    email: 'player@playhouse.test',
    password: DEMO_PASSWORD,
    displayName: 'Aino Virtala',
    countryCode: 'FI',
    currency: 'EUR',
    languageCode: 'fi',
    person: personAt(HOMES.FI, AINO, { firstName: 'Aino', lastName: 'Virtala' }),
    openingBalance: { minor: 25_000n, currency: 'EUR' },
    paidWith: instrumentOf('FI', 'approve'),
  },
  {
    playerId: '0198a000-0000-7000-8000-000000000002',
    email: 'canada@playhouse.test',
    password: DEMO_PASSWORD,
    displayName: 'Marc Lavoine',
    countryCode: 'CA',
    provinceCode: 'ON',
    currency: 'CAD',
    languageCode: 'en',
    person: personAt(HOMES.CA, MARC, { firstName: 'Marc', lastName: 'Lavoine' }),
    openingBalance: { minor: 10_000n, currency: 'CAD' },
    paidWith: instrumentOf('CA', 'approve'),
  },
  {
    playerId: '0198a000-0000-7000-8000-000000000003',
    email: 'empty@playhouse.test',
    password: DEMO_PASSWORD,
    displayName: 'Sigrun Holt',
    countryCode: 'NO',
    currency: 'NOK',
    languageCode: 'no',
    person: personAt(HOMES.NO, SIGRUN, { firstName: 'Sigrun', lastName: 'Holt' }),
    openingBalance: { minor: 0n, currency: 'NOK' },
    paidWith: instrumentOf('NO', 'approve'),
  },
]

/** What seeding needs from the platform. */
export type PlatformPort = {
  players: {
    register(
      player: Omit<DemoPlayer, 'paidWith' | 'limits' | 'asked' | 'bonus'>,
    ): Promise<{ playerId: string; isNew: boolean }>
    find(playerId: string): Promise<AdministeredPlayer | null>
    update(playerId: string, change: PlayerChange, cause: string): Promise<unknown>
  }
  rememberInstrument(instrument: Instrument & { playerId: string }): Promise<void>
  limits: { save(limit: DemoLimit & { playerId: string }): Promise<void> }
  reviews: Pick<DocumentReviews, 'request'>
  bonuses: {
    putCampaigns(json: string): Promise<Result<unknown>>
    claim(claim: { playerId: string; campaignId: string }): Promise<{ ok: boolean }>
  }
}

/** As many as the platform hashes passwords for concurrently. */
const AT_ONCE = 4
const START = 'start of the demo'

/**
 * Registers the demo players with the platform. Existing ones stay as they are, except that a time-out close to its end
 * is renewed, since it would end otherwise. Bonus offers come first: some players have claimed one. Tests may want only
 * some players: each password takes a while to hash.
 */
export async function seedPlayers(
  platform: PlatformPort,
  nowMs: number,
  isWanted: (player: DemoPlayer) => boolean = () => true,
): Promise<void> {
  const put = await platform.bonuses.putCampaigns(DEMO_CAMPAIGNS)
  if (!put.ok) throw new Error(`the offers of the demo: ${put.detail?.reason ?? put.refusal}`)
  const waiting = [...DEMO_PLAYERS, ...qaPlayers(nowMs, DEMO_PASSWORD)].filter(isWanted)
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await seedOne(platform, next, nowMs)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function seedOne(platform: PlatformPort, player: DemoPlayer, nowMs: number): Promise<void> {
  const { paidWith, limits = [], asked = [], bonus, ...registration } = player
  const { playerId, isNew } = await platform.players.register(registration)
  if (paidWith) await platform.rememberInstrument({ playerId, ...paidWith })
  // Only for new players: existing ones keep what QA has changed.
  if (isNew) for (const limit of limits) await platform.limits.save({ playerId, ...limit })
  if (isNew && bonus !== undefined) {
    const { ok } = await platform.bonuses.claim({ playerId, campaignId: bonus })
    if (!ok) throw new Error(`${player.email} cannot have ${bonus}`)
  }
  if (isNew && asked.length > 0) {
    for (const documentType of asked)
      await platform.reviews.request(playerId, { documentType, about: '' }, START)
    // A document request has changed the KYC status.
    await platform.players.update(playerId, player.changes ?? {}, START)
  }
  if (isNew || player.statusUntil === undefined) return
  const found = await platform.players.find(playerId)
  const change = found && renewal(player.email, found, nowMs)
  if (change) await platform.players.update(playerId, change, START)
}

/** A player list that content references by its key; the key is public, the players are not. */
export const DEMO_SEGMENT = {
  key: 'front-row',
  csv: DEMO_PLAYERS.slice(0, 1)
    .map((it) => it.playerId)
    .join('\n'),
}
