import type { SignUpStep, Verification } from '#contracts/player-api/accounts.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { PlayRules } from '#markets/types.ts'

type RiskSetting = PlayRules['risk']

const VERIFICATION_OF: Readonly<Record<RiskSetting, Verification>> = {
  LOW: 'EMAIL',
  MEDIUM: 'SMS',
  HIGH: 'BOTH',
}

/** The risk of a country's market, and what it asks to be proved (GAP-053); of no market where none is named. */
export function riskSettingOf(countryCode: string | undefined): {
  riskSetting: RiskSetting
  verification: Verification
} {
  const { risk } = marketOfCountry(countryCode ?? '')
  return { riskSetting: risk, verification: VERIFICATION_OF[risk] }
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
