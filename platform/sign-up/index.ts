export { confirmSignUp } from './confirm-sign-up.ts'
export { findUnfinished } from './draft-store.ts'
export { signInSignedUp } from './first-sign-in.ts'
export { type Captcha, createProofOfWork } from './proof-of-work.ts'
export {
  beginSignUp,
  type Draft,
  enterSignUpCode,
  findDraft,
  putContactInfo,
  readSignUp,
  type SignUpDeps,
  sendSignUpCode,
} from './sign-up.ts'
export { riskSettingOf } from './sign-up-steps.ts'
