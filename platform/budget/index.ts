export { countAhead } from './count-days.ts'
export { readOwnBudget, removeOwnBudget, setOwnBudget } from './own-budget.ts'
export { readBudget } from './read-budget.ts'
