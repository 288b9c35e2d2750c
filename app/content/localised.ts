export { type Localised, textIn, textOnlyIn } from '#schemas/rules/localised.ts'
