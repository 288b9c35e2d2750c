/** The demo people that other tests rely on; their password is the same for all. */
export const DEMO_PASSWORD = 'Playhouse!1'

export type DemoPlayer = {
  playerId: string
  email: string
  password: string
  displayName: string
  countryCode: string
  provinceCode?: string
  currency: 'EUR' | 'CAD' | 'NOK'
  languageCode: string
  openingBalance: { minor: bigint; currency: 'EUR' | 'CAD' | 'NOK' }
}

const player = (
  playerId: string,
  name: string,
  displayName: string,
  countryCode: string,
  currency: DemoPlayer['currency'],
  languageCode: string,
  minor: bigint,
  provinceCode?: string,
): DemoPlayer => ({
  playerId,
  email: `${name}@playhouse.test`,
  password: DEMO_PASSWORD,
  displayName,
  countryCode,
  ...(provinceCode ? { provinceCode } : {}),
  currency,
  languageCode,
  openingBalance: { minor, currency },
})

export const DEMO_PLAYERS: readonly DemoPlayer[] = [
  player(
    '0198a000-0000-7000-8000-000000000001',
    'player',
    'Aino Virtala',
    'FI',
    'EUR',
    'fi',
    25_000n,
  ),
  player(
    '0198a000-0000-7000-8000-000000000002',
    'canada',
    'Marc Lavoine',
    'CA',
    'CAD',
    'en',
    10_000n,
    'ON',
  ),
  player('0198a000-0000-7000-8000-000000000003', 'empty', 'Sigrun Holt', 'NO', 'NOK', 'no', 0n),
]

/** Registers the demo players through the platform's front door; known ones stay as they are. */
export async function seedPlayers(
  register: (player: DemoPlayer) => Promise<unknown>,
): Promise<void> {
  for (const demo of DEMO_PLAYERS) await register(demo)
}

/** A list that content names by its key; the key is public, the players are not. */
export const DEMO_SEGMENT = {
  key: 'front-row',
  csv: DEMO_PLAYERS.slice(0, 1)
    .map((it) => it.playerId)
    .join('\n'),
}
