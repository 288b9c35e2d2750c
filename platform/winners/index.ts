export { createWinners, forgetOldWins, type Winners } from './winners.ts'
