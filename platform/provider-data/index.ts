export {
  createHttpJackpots,
  createJackpots,
  type JackpotSource,
  type Jackpots,
} from './jackpots.ts'
export { createLiveTables, type LiveTables } from './live-tables.ts'
