export { isForMarket, marketsOf, ofMarket } from '#schemas/rules/for-market.ts'
