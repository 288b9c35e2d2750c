export { readBudget } from './read-budget.ts'
