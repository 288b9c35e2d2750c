import { type Engine, type EngineName, openNamed, startEngine } from './engine.ts'
import { paymentStorm } from './payment-storm.ts'
import { killPayouts } from './payout-kills.ts'
import { upstreamCells } from './upstream-cells.ts'

/** What a fault has come to, for the table. */
type Line = {
  what: string
  faults: string
  lostMinor: bigint
  createdMinor: bigint
  wrong: string[]
}

const KILLS = 20

/** `npm run faults [kills]`: money in and out under faults, on both engines; fails when a cent is lost or made. */
async function main(): Promise<number> {
  const kills = Number(process.argv[2] ?? KILLS)
  if (!Number.isInteger(kills) || kills < 1) throw new Error('kills: a whole number above 0')
  const lines: Line[] = []
  for (const name of ['embedded', 'PostgreSQL'] as const) {
    for (const rehearse of [storm, payouts, cells]) {
      const engine = await startEngine(name)
      if (!engine) {
        console.log(`${name}: SKIPPED, no initdb and postgres here`)
        break
      }
      try {
        const line = await rehearse(engine, kills)
        lines.push(line)
        tell(name, line)
      } finally {
        await engine.drop()
      }
    }
  }
  const sum = (of: (line: Line) => bigint) => lines.reduce((all, line) => all + of(line), 0n)
  const [lost, created] = [sum((it) => it.lostMinor), sum((it) => it.createdMinor)]
  const wrong = lines.flatMap((it) => it.wrong)
  console.log(`\nmoney lost: ${lost}, money doubled: ${created}, differences: ${wrong.length}`)
  return lost === 0n && created === 0n && wrong.length === 0 ? 0 : 1
}

function tell(name: EngineName, { what, faults, lostMinor, createdMinor, wrong }: Line): void {
  const money = `lost ${lostMinor}, doubled ${createdMinor}, differences ${wrong.length}`
  console.log(`${name.padEnd(11)} ${what.padEnd(34)} ${faults.padEnd(58)} ${money}`)
  for (const it of wrong) console.log(`            ${it}`)
}

async function storm(engine: Engine, kills: number): Promise<Line> {
  const it = await paymentStorm(engine, kills)
  return {
    what: `${it.deposits} deposits, ${it.withdrawals} withdrawals`,
    faults: `kill -9 ${it.kills}, database ${it.databaseCrashes}, calls ${it.lineFaults}`,
    ...{ lostMinor: it.lostMinor, createdMinor: it.createdMinor, wrong: it.differences },
  }
}

async function payouts(engine: Engine, kills: number): Promise<Line> {
  const it = await killPayouts(engine, kills)
  return {
    what: `${it.payouts} payouts`,
    faults: `kill -9 ${it.kills}, ${it.askedAgain} asked again`,
    ...{ lostMinor: it.lostMinor, createdMinor: it.createdMinor, wrong: it.differences },
  }
}

async function cells(engine: Engine): Promise<Line> {
  const db = await openNamed(engine.where)
  try {
    const all = await upstreamCells(db)
    const wrong = all.filter((it) => !it.holds).map((it) => `${it.fault}: not so: ${it.what}`)
    return {
      what: 'a payment provider in trouble',
      faults: `${new Set(all.map((it) => it.fault)).size} kinds of trouble, ${all.length} checks`,
      ...{ lostMinor: 0n, createdMinor: 0n, wrong },
    }
  } finally {
    await db.close()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
