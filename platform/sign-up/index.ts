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
