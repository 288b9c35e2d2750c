export { createAskAgain } from './ask-again.ts'
export {
  ASK_AGAIN_AFTER_MS,
  askAtSignIn,
  isKnownClear,
  isListedAtSignUp,
  type RegisterDeps,
  registerOfCountry,
  requireNotListed,
  WORD_HOLDS_MS,
} from './ask-register.ts'
export { createHttpRegister, type ExclusionRegister } from './exclusion-register.ts'
