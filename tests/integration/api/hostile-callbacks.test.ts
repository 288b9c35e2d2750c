import { bearHostileInputs, isCallback } from './hostile-calls-suite.ts'

bearHostileInputs(isCallback)
