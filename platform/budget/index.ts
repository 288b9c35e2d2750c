export { countAhead } from './count-ahead.ts'
export { readBudget } from './read-budget.ts'
