export { createWinners, removeOldWins, type Winners } from './winners.ts'
