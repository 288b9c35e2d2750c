import { parseArgs } from 'node:util'
import pino from 'pino'
import { z } from 'zod'
import { limitLock } from '#contracts/limit-administration.ts'
import { createLimitAdministration } from '#platform/limits/index.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const whoSchema = z.strictObject({
  player: z.uuid(),
  by: z.string().trim().min(1).max(100),
})

const USAGE =
  'npm run limits:lock -- --player <id> --kind deposit|spend|loss|time --period D|W|M --by <name> --note <why> ' +
  '(--reason PROTECTION|AFFORDABILITY|LAW [--until <moment>] | --unlock)\n'

/**
 * `npm run limits:lock`: staff locks a limit of a player, or unlocks it, with the reason and who it was on record
 * (LIM-10, GAP-088). Live mode has no console.
 */
async function main(): Promise<number> {
  const asked = readArguments()
  if (asked === null) {
    process.stderr.write(USAGE)
    return 2
  }
  return withDatabase(async (db) => {
    const logger = pino({ level: 'silent' })
    const limits = createLimitAdministration({ db, clock: Date.now, logger })
    const locked = await limits.lock(asked.player, asked.lock, asked.by)
    if (!locked.ok) {
      process.stderr.write(`Nothing was changed: ${locked.refusal}\n`)
      return 1
    }
    const { kind, period, locked: isLocked } = asked.lock
    console.log(`The limit ${kind} ${period} is ${isLocked ? 'locked' : 'unlocked'}`)
    return 0
  })
}

function readArguments() {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      ...{ player: text, by: text, kind: text, period: text, note: text },
      ...{ reason: text, until: text, unlock: { type: 'boolean' } },
    },
  })
  const { player, by, unlock, ...lock } = values
  const who = whoSchema.safeParse({ player, by })
  const parsed = limitLock.safeParse({ ...lock, locked: unlock !== true })
  return who.success && parsed.success ? { ...who.data, lock: parsed.data } : null
}

runCommand(main)
