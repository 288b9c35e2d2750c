import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_PLAYERS } from '#seed/players.ts'
import { qaPlayers } from '#seed/qa-players.ts'

const SPECS = 'tests/browser'
const AT = '@playhouse.test'
const SEEDED = [...DEMO_PLAYERS, ...qaPlayers(0, DEMO_PASSWORD)].map((it) => it.email)

/**
 * Players whose pages several specs read and whom none of them changes. A test that changes a player (password, money,
 * limits, breaks, lists, flags, failed logins) makes its own: `newcomerIn` of tests/browser/new-player.ts.
 */
const ONLY_READ = new Set(
  [
    ...['player', 'empty', 'registered', 'payout', 'nodeposit'],
    ...['kyc-edd-pending', 'kyc-suspended', 'kyc-pending'],
  ].map((it) => `${it}${AT}`),
)

/** The seeded players whose email address a spec contains, or builds from a name that it contains. */
function playersIn(spec: string): string[] {
  const literals = new Set([...spec.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text]) => text))
  const templates = [...spec.matchAll(/`([\w-]*)\$\{[^}]*\}([\w-]*@playhouse\.test)`/g)]
  return SEEDED.filter(
    (email) =>
      literals.has(email) ||
      templates.some(
        ([, before = '', after = '']) =>
          email.startsWith(before) &&
          email.endsWith(after) &&
          literals.has(email.slice(before.length, -after.length)),
      ),
  )
}

/** Players used by more than one spec, with their specs: specs run in parallel. */
function sharedPlayers(specs: Readonly<Record<string, string>>): Record<string, string[]> {
  const specsOf = new Map<string, string[]>()
  for (const [name, spec] of Object.entries(specs)) {
    for (const email of playersIn(spec)) specsOf.set(email, [...(specsOf.get(email) ?? []), name])
  }
  const shared = [...specsOf].filter(([email, of]) => of.length > 1 && !ONLY_READ.has(email))
  return Object.fromEntries(shared)
}

test('a seeded player is changed by one browser spec at most', () => {
  const names = readdirSync(SPECS).filter((it) => it.endsWith('.e2e.ts'))
  const specs = names.map((it) => [it, readFileSync(join(SPECS, it), 'utf8')])
  expect(sharedPlayers(Object.fromEntries(specs))).toEqual({})
})

test('an address is found as a literal, made from a name, and made from a part of one', () => {
  const own = "await signIn(page, 'kyc-enhanced@playhouse.test')"
  for (const other of [
    own,
    `const email = (it) => \`\${it}@playhouse.test\`\nlogin(email('kyc-enhanced'))`,
    `for (const it of ['enhanced']) login(\`kyc-\${it}@playhouse.test\`)`,
  ])
    expect(sharedPlayers({ own, other })).toEqual({
      'kyc-enhanced@playhouse.test': ['own', 'other'],
    })
  expect(sharedPlayers({ own, other: "const level = 'kyc-enhanced'" })).toEqual({})
  const read = "login('player@playhouse.test')"
  expect(sharedPlayers({ one: read, other: read })).toEqual({})
})
