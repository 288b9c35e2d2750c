export {
  askAtSignIn,
  isListedAtSignUp,
  type RegisterDeps,
  registerOfCountry,
  requireNotListed,
} from './ask-register.ts'
export { createHttpRegister, type ExclusionRegister } from './exclusion-register.ts'
