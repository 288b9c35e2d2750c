import type { SignUpStep, Verification } from '#contracts/player-api/accounts.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { PlayRules, SignUpRisks } from '#markets/types.ts'

type RiskSetting = PlayRules['risk']

const VERIFICATION_OF: Readonly<Record<RiskSetting, Verification>> = {
  LOW: 'EMAIL',
  MEDIUM: 'SMS',
  HIGH: 'BOTH',
}

/**
 * The risk setting of a country's market, and the verifications that it requires (SUP-14, GAP-053): the operator's, else
 * that of the market table; without a country, of no market.
 */
export function riskSettingOf(
  { risks }: { risks: SignUpRisks },
  countryCode: string | undefined,
): {
  riskSetting: RiskSetting
  verification: Verification
} {
  const market = marketOfCountry(countryCode ?? '')
  const risk = risks[market.code] ?? market.risk
  return { riskSetting: risk, verification: VERIFICATION_OF[risk] }
}

export type Facts = {
  hasContactInfo: boolean
  emailVerified: boolean
  phoneVerified: boolean
  verification: Verification
}

type StepInBetween = Extract<SignUpStep, 'ContactInfo' | 'Verification' | 'Complete'>

/** The step of a sign-up: derived from the known facts, so that it cannot be skipped (SUP-01). */
export function stepOf(facts: Facts): StepInBetween {
  if (!facts.hasContactInfo) return 'ContactInfo'
  const missesEmail = facts.verification !== 'SMS' && !facts.emailVerified
  const missesPhone = facts.verification !== 'EMAIL' && !facts.phoneVerified
  return missesEmail || missesPhone ? 'Verification' : 'Complete'
}

export type SignUpCall = 'CONTACT_INFO' | 'SEND_CODE' | 'ENTER_CODE'

/** Contact details may be corrected until the end; codes are only possible once they are known. */
export function mayCall(step: SignUpStep, call: SignUpCall): boolean {
  if (step === 'Verification') return true
  return step === 'ContactInfo' && call === 'CONTACT_INFO'
}
