export {
  type PasswordResetDeps,
  readResetEmail,
  requestReset,
  setNewPassword,
  verifyResetCode,
} from './password-reset.ts'
