import type { Env } from './env.ts'
import { PARTS, PORT_OF } from './ports.ts'

/**
 * What `npm start` prints at the end: all addresses, and the accounts to sign in with. Its last line is for programs:
 * the port of each part that runs here, in the form of the environment variables, also where that said 0.
 */
export function welcomeText(env: Env, seconds: number): string {
  const rows: [string, string][] = [
    ['Site', env.PUBLIC_ORIGIN],
    ['Studio', env.STUDIO_URL],
    [
      'Content lake',
      env.SANITY_PROJECT_ID ? `hosted project ${env.SANITY_PROJECT_ID}` : env.LAKE_URL,
    ],
    ['Platform', env.PLAYER_API_URL ?? `${env.PLATFORM_URL}/openapi.json`],
  ]
  if (env.PLAYHOUSE_MODE === 'demo') {
    rows.push(
      ['Sandbox', env.SANDBOX_URL],
      ['', ''],
      [
        'Players',
        'player@playhouse.test (FI), canada@playhouse.test (CA), empty@playhouse.test (NO)',
      ],
      ['Editors', 'admin@playhouse.test, editor@playhouse.test, marketing@playhouse.test'],
      ['Password', 'Playhouse!1 (for all of them)'],
      ['For QA', `${env.SANDBOX_URL} has more players, mail and SMS, a clock and faults`],
    )
  }
  const lines = rows.map(([name, value]) => (name ? `  ${name.padEnd(14)}${value}` : ''))
  const ports = PARTS.filter((part) => env.PLAYHOUSE_PARTS.includes(part))
    .map((part) => `${PORT_OF[part]}=${env[PORT_OF[part]]}`)
    .join(' ')
  return `\nPlayhouse is open (${seconds.toFixed(1)} s). Ctrl-C closes it.\n\n${lines.join('\n')}\n\n${ports}\n`
}
