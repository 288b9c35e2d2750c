import { EXCLUSION_REGISTERS, type RegisterId } from '#markets/registers.ts'

export type RegisterSetup = { id: RegisterId; url: string; key: string }

/**
 * The registers of excluded people that the environment names: `REGISTER_SE_URL` with `REGISTER_SE_KEY`. Live mode
 * starts with none of them missing: a market whose register cannot be asked would be closed to everybody in it.
 */
export function readRegisters(
  source: Readonly<Record<string, string | undefined>>,
  { mode, hasPlatform }: { mode: 'demo' | 'live'; hasPlatform: boolean },
): { setups: RegisterSetup[]; problems: string[] } {
  const setups: RegisterSetup[] = []
  const problems: string[] = []
  for (const id of EXCLUSION_REGISTERS) {
    const [urlName, keyName] = [`REGISTER_${id}_URL`, `REGISTER_${id}_KEY`]
    const url = (source[urlName] ?? '').replace(/\/$/, '')
    const key = source[keyName] ?? ''
    if (url === '') {
      if (key !== '') problems.push(`${keyName}: belongs to ${urlName}`)
      if (mode === 'live' && hasPlatform) {
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

function isAddress(text: string, mode: 'demo' | 'live'): boolean {
  const protocol = URL.canParse(text) ? new URL(text).protocol : ''
  return protocol === 'https:' || (mode === 'demo' && protocol === 'http:')
}
