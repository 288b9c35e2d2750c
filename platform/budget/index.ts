export { countAhead } from './count-ahead.ts'
export { readOwnBudget, removeOwnBudget, setOwnBudget } from './own-budget.ts'
export { readBudget } from './read-budget.ts'
