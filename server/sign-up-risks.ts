import { MARKET_CODES } from '#markets/index.ts'
import type { MarketCode, PlayRules, SignUpRisks } from '#markets/types.ts'

const RISKS = ['LOW', 'MEDIUM', 'HIGH'] as const satisfies readonly PlayRules['risk'][]

/** The risk settings of `SIGN_UP_RISK`, written as `FI:HIGH` (SUP-14, GAP-053). All errors, one per line. */
export function readSignUpRisks(records: readonly string[]): {
  risks: SignUpRisks
  problems: string[]
} {
  const risks: Partial<Record<MarketCode, PlayRules['risk']>> = {}
  const problems: string[] = []
  const refuse = (problem: string) => problems.push(`SIGN_UP_RISK: ${problem}`)
  for (const record of records) {
    const [market, risk, ...rest] = record.split(':').map((part) => part.trim())
    const code = MARKET_CODES.find((it) => it === market)
    const setting = RISKS.find((it) => it === risk)
    if (!code) refuse(`${market || record} is no market`)
    else if (!setting || rest.length > 0) refuse(`${code} needs ${RISKS.join(', ')}: ${code}:HIGH`)
    else if (risks[code]) refuse(`${code} is there twice`)
    else risks[code] = setting
  }
  return { risks, problems }
}
