export { isForMarket, ofMarket } from '#schemas/rules/for-market.ts'
