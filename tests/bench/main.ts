import { benchBook } from './book.bench.ts'
import { benchBookBets } from './book-bets.bench.ts'
import { benchBookFeed } from './book-feed.bench.ts'
import { benchBookPage } from './book-page.bench.ts'
import { benchClient } from './client.bench.ts'
import { benchDeposit } from './deposit.bench.ts'
import { benchEditing } from './editing.bench.ts'
import { benchGames } from './games.bench.ts'
import { benchGaming } from './gaming.bench.ts'
import { benchHeader } from './header.bench.ts'
import { benchHolds } from './holds.bench.ts'
import { benchFloods, benchHostile } from './hostile.bench.ts'
import { benchLake } from './lake.bench.ts'
import { benchLaunch } from './launch.bench.ts'
import { benchLighthouse } from './lighthouse.bench.ts'
import { benchLimits } from './limits.bench.ts'
import { benchFinding, benchLobbyRender } from './lobby.bench.ts'
import { benchMutations } from './mutations.bench.ts'
import { benchPages } from './pages.bench.ts'
import { benchPaints } from './paints.bench.ts'
import { benchPanic } from './panic.bench.ts'
import { benchSession } from './session.bench.ts'
import { benchSignIn, benchStuffing } from './sign-in.bench.ts'
import { benchSportsWallet } from './sports-wallet.bench.ts'
import { benchTableGames } from './table-games.bench.ts'
import { benchTransactions } from './transactions.bench.ts'
import { benchBets } from './wallet.bench.ts'

/** One measured figure of the product: what it is, its value, and the target where the requirements set one. */
export type Figure = { what: string; value: string; aim?: string; met?: boolean }

const BENCHES: Record<string, () => Promise<Figure[]>> = {
  pages: benchPages,
  lobby: async () => [...(await benchLobbyRender()), ...(await benchFinding())],
  paints: benchPaints,
  client: benchClient,
  editing: benchEditing,
  lake: benchLake,
  mutations: benchMutations,
  wallet: benchBets,
  'sports-wallet': benchSportsWallet,
  limits: benchLimits,
  panic: benchPanic,
  transactions: benchTransactions,
  gaming: benchGaming,
  header: benchHeader,
  launch: benchLaunch,
  deposit: benchDeposit,
  'table-games': benchTableGames,
  session: benchSession,
  'sign-in': benchSignIn,
  stuffing: benchStuffing,
  hostile: benchHostile,
  holds: benchHolds,
  floods: benchFloods,
  games: benchGames,
  book: benchBook,
  'book-feed': benchBookFeed,
  'book-bets': benchBookBets,
  'book-page': benchBookPage,
}

/** Only by name: it fetches its tool. */
const NAMED: typeof BENCHES = { lighthouse: benchLighthouse }

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const all = { ...BENCHES, ...NAMED }
  const unknown = wanted.filter((name) => !Object.hasOwn(all, name))
  if (unknown.length > 0) {
    const known = Object.keys(all).join(', ')
    throw new Error(`there is no bench called ${unknown.join(', ')}; there are ${known}`)
  }
  let missed = 0
  const chosen = wanted.length === 0 ? BENCHES : all
  for (const [name, bench] of Object.entries(chosen)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`\n${name}`)
    for (const { what, value, aim, met } of await bench()) {
      const result = met === undefined ? '' : met ? 'met' : 'MISSED'
      if (met === false) missed += 1
      console.log(
        `  ${what.padEnd(58)} ${value.padStart(22)}  ${aim ? `aim ${aim}` : ''} ${result}`,
      )
    }
  }
  console.log(missed === 0 ? '\nevery aim is met' : `\n${missed} aims missed`)
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
