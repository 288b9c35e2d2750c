import type { SignUpStep, Verification } from '#contracts/player-api/accounts.ts'

export type RiskSetting = 'LOW' | 'MEDIUM' | 'HIGH'

/** GAP-053: what a market's risk asks to be proved. */
export const VERIFICATION_OF: Readonly<Record<RiskSetting, Verification>> = {
  LOW: 'EMAIL',
  MEDIUM: 'SMS',
  HIGH: 'BOTH',
}

export type Facts = {
  hasContactInfo: boolean
  emailVerified: boolean
  phoneVerified: boolean
  verification: Verification
}

type StepInBetween = Extract<SignUpStep, 'ContactInfo' | 'Verification' | 'Complete'>

/** Where a sign-up stands: it follows from what is known, so that it cannot be pushed ahead (SUP-01). */
export function stepOf(facts: Facts): StepInBetween {
  if (!facts.hasContactInfo) return 'ContactInfo'
  const missesEmail = facts.verification !== 'SMS' && !facts.emailVerified
  const missesPhone = facts.verification !== 'EMAIL' && !facts.phoneVerified
  return missesEmail || missesPhone ? 'Verification' : 'Complete'
}

export type SignUpCall = 'CONTACT_INFO' | 'SEND_CODE' | 'ENTER_CODE'

/** Contact details may be corrected until the end; codes only mean something once they are known. */
export function mayCall(step: SignUpStep, call: SignUpCall): boolean {
  if (step === 'Verification') return true
  return step === 'ContactInfo' && call === 'CONTACT_INFO'
}
