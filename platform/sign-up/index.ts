export { type Captcha, createProofOfWork } from './proof-of-work.ts'
export {
  beginSignUp,
  type Draft,
  enterSignUpCode,
  findDraft,
  putContactInfo,
  readSignUp,
  riskSettingOf,
  type SignUpDeps,
  sendSignUpCode,
} from './sign-up.ts'
