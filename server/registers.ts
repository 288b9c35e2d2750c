import { activationOf, type Licences } from '#markets/activation.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { EXCLUSION_REGISTERS, type RegisterId } from '#markets/registers.ts'

export type RegisterSetup = { id: RegisterId; url: string; key: string }

/**
 * The registers of excluded people set in the environment: `REGISTER_SE_URL` with `REGISTER_SE_KEY`. Live mode requires
 * those of all markets with real money: a market whose register cannot be queried would be closed to all its players.
 */
export function readRegisters(
  source: Readonly<Record<string, string | undefined>>,
  of: { mode: 'demo' | 'live'; hasPlatform: boolean; licences: Licences },
): { setups: RegisterSetup[]; problems: string[] } {
  const { mode, hasPlatform, licences } = of
  const setups: RegisterSetup[] = []
  const problems: string[] = []
  for (const id of EXCLUSION_REGISTERS) {
    const [urlName, keyName] = [`REGISTER_${id}_URL`, `REGISTER_${id}_KEY`]
    const url = (source[urlName] ?? '').replace(/\/$/, '')
    const key = source[keyName] ?? ''
    if (url === '') {
      if (key !== '') problems.push(`${keyName}: belongs to ${urlName}`)
      if (mode === 'live' && hasPlatform && isAsked(id, licences)) {
        problems.push(
          `${urlName}: required in live mode, its market asks this register before anybody plays`,
        )
      }
      continue
    }
    if (!isAddress(url, mode)) {
      problems.push(`${urlName}: needs an address${mode === 'live' ? ' with https://' : ''}`)
    }
    if (key.length < 32) problems.push(`${keyName}: needs at least 32 characters`)
    setups.push({ id, url, key })
  }
  return { setups, problems }
}

function isAsked(id: RegisterId, licences: Licences): boolean {
  return MARKET_CODES.some(
    (code) => MARKETS[code].exclusionRegister === id && activationOf(code, licences) === 'open',
  )
}

function isAddress(text: string, mode: 'demo' | 'live'): boolean {
  const protocol = URL.canParse(text) ? new URL(text).protocol : ''
  return protocol === 'https:' || (mode === 'demo' && protocol === 'http:')
}
