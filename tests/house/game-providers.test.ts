import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const FACTS = `import type { ProviderFacts } from '../game-provider.ts'
export const facts: ProviderFacts = { id: 'eleventh', kinds: ['CASINO'], demo: false, restrictedCountries: ['NO'] }
`
const ADAPTER = `import type { GameProvider } from '../game-provider.ts'
import { tokenGeneration, tokenAdapter } from '../launch-adapter.ts'
import { facts } from './facts.ts'
export const provider: GameProvider = {
  ...facts,
  real: tokenAdapter(tokenGeneration('/eleventh/token'), { template: '/eleventh?t={token}' }),
  fun: null,
}
`

const makeList = (folder: string, ...rest: string[]) =>
  execFileSync(process.execPath, [resolve('scripts/game-providers.mjs'), folder, ...rest], {
    encoding: 'utf8',
    stdio: 'pipe',
  })

test('an eleventh provider is one new folder and no edit elsewhere', async () => {
  // Beside the project's own modules, so that the copy can resolve zod.
  mkdirSync('.cache', { recursive: true })
  const house = mkdtempSync(join(resolve('.cache'), 'providers-'))
  try {
    const folder = join(house, 'game-providers')
    cpSync(resolve('game-providers'), folder, { recursive: true })
    expect(makeList(folder, '--check')).toContain('10 providers')
    mkdirSync(join(folder, 'eleventh'))
    writeFileSync(join(folder, 'eleventh', 'facts.ts'), FACTS)
    expect(() => makeList(folder)).toThrow(/eleventh: has no index.ts/)
    writeFileSync(join(folder, 'eleventh', 'index.ts'), ADAPTER)
    expect(() => makeList(folder, '--check')).toThrow(/not up to date/)
    makeList(folder)
    expect(makeList(folder, '--check')).toContain('11 providers')
    expect(readFileSync(join(folder, 'generated', 'facts.ts'), 'utf8')).toContain('eleventh')
    const { findProvider, callsOf } = (await import(
      pathToFileURL(join(folder, 'index.ts')).href
    )) as typeof import('#game-providers/index.ts')
    const eleventh = findProvider('eleventh')
    expect(eleventh && callsOf(eleventh).map((it) => it.path)).toEqual(['/eleventh/token'])
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
}, 60_000)
