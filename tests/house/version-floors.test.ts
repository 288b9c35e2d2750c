import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Versions below these have a published vulnerability (advisory in the comment). */
const FLOORS: [name: RegExp, floor: string][] = [
  [/^@remix-run\/(node|react|dev|server-runtime|route-config)$/, '2.17.5'], // CVE-2026-42342, -22029, -22030
  [/^@remix-run\/router$/, '1.23.3'], // CVE-2026-22029
  [/^react-router$/, '6.30.4'], // CVE-2026-40181
  [/^ws$/, '8.21.3'], // CVE-2026-48779
  [/^hono$/, '4.13.5'], // CVE-2026-44456, CVE-2026-29087
  [/^@hono\/node-server$/, '1.19.15'], // CVE-2026-29087
  [/^vite$/, '6.4.3'], // CVE-2026-39363, -39364, -53571
  [/^sharp$/, '0.35.4'], // GHSA-f88m-g3jw-g9cj
  [/^i18next-fs-backend$/, '2.6.6'], // CVE-2026-41693, -48713
]

/**
 * Copies below a floor, each with the reason why the vulnerability cannot be exploited. A new copy below a floor
 * fails until it is updated or its reason is added here.
 */
const EXCUSED: Record<string, string> = {}

type Lock = { packages: Record<string, { version?: string; dev?: boolean; resolved?: string }> }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const installed = Object.entries(lock.packages).flatMap(([path, { version }]) => {
  const name = path.split('node_modules/').at(-1)
  return name && version ? [{ path, name, version }] : []
})

const numbers = (version: string) => version.split('-', 1)[0]?.split('.').map(Number) ?? []

function isBelow(version: string, floor: string): boolean {
  const [ours, theirs] = [numbers(version), numbers(floor)]
  for (let i = 0; i < 3; i++) {
    const difference = (ours[i] ?? 0) - (theirs[i] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

test('no installed package is below its floor', () => {
  const tooOld = installed.filter(({ path, name, version }) =>
    FLOORS.some(
      ([pattern, floor]) => pattern.test(name) && isBelow(version, floor) && !EXCUSED[path],
    ),
  )
  expect(tooOld).toEqual([])
})

test('every floor that must be there watches at least one installed package', () => {
  const optional = ['i18next-fs-backend']
  for (const [pattern] of FLOORS) {
    if (optional.some((it) => pattern.test(it))) continue
    expect(
      installed.some(({ name }) => pattern.test(name)),
      String(pattern),
    ).toBe(true)
  }
})

test('versions compare by number, not by letter', () => {
  expect(isBelow('8.9.0', '8.21.3')).toBe(true)
  expect(isBelow('8.21.3', '8.21.3')).toBe(false)
  expect(isBelow('10.0.0', '8.21.3')).toBe(false)
})

test('the lock file names no registry host', () => {
  const hosts = Object.values(lock.packages).filter((it) => it.resolved?.includes('://'))
  expect(hosts).toEqual([])
})

test('an engine that PGlite pins is pinned exactly', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(dependencies['@electric-sql/pglite']).toMatch(/^\d+\.\d+\.\d+$/)
})
