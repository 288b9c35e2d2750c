import { bearHostileVisits, isOfGames } from './hostile-visits-suite.ts'

bearHostileVisits(isOfGames)
