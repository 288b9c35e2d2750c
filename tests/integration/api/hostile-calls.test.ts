import { bearHostileInputs, isCallback } from './hostile-calls-suite.ts'

bearHostileInputs((row) => !isCallback(row))
