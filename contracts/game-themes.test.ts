import { describe, expect, test } from 'vitest'
import { contrast } from '#tests/fixtures/contrast.ts'
import { GAME_THEMES, motifsOf, themeColours } from './game-themes.ts'

const heroes = GAME_THEMES.flatMap(({ nouns }) => nouns.flatMap((it) => it.heroes))
const codes = GAME_THEMES.flatMap(({ first, nouns }) =>
  nouns.flatMap(({ word }) =>
    first.map((it) => `${it} ${word}`.toLowerCase().replaceAll(' ', '-')),
  ),
)

describe('a game', () => {
  test('shows what its name says, in pictures of its own theme', () => {
    expect(motifsOf('jade-dragons')).toMatchObject({ theme: { id: 'dragons' }, hero: 'dragon' })
    expect(motifsOf('ember-dragons').hero).toBe('dragon-face')
    expect(motifsOf('painted-big-top')).toMatchObject({ theme: { id: 'circus' }, hero: 'popcorn' })
    // Two themes share a first word, and a word of a name is a first word elsewhere.
    expect(motifsOf('hollow-owls').theme.id).toBe('forest')
    expect(motifsOf('hollow-bats').theme.id).toBe('night')
  })

  test('has a hero shared by at most three games, and eight different pictures', () => {
    expect(new Set(heroes).size).toBe(heroes.length)
    const having = new Map<string, string[]>()
    for (const code of codes) {
      const { hero, partner, lesser } = motifsOf(code)
      expect([code, new Set([hero, partner, ...lesser]).size]).toEqual([code, 8])
      having.set(hero, [...(having.get(hero) ?? []), code])
    }
    expect(Math.max(...[...having.values()].map((it) => it.length))).toBe(3)
    for (const those of having.values()) {
      const variants = those.map((it) => motifsOf(it).variant % 8)
      expect([those, new Set(variants).size]).toEqual([those, those.length])
    }
  })

  test('with a name outside the table looks the same each time', () => {
    expect(motifsOf('e2e-slot')).toBe(motifsOf('e2e-slot'))
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((it) => motifsOf(it).hero)).size).toBeGreaterThan(
      2,
    )
  })
})

test('text is legible in the colours of every theme, however far they are rotated', () => {
  for (const theme of GAME_THEMES) {
    for (const turn of [-14, 0, 14]) {
      const { deep, ground, accent, light, muted } = themeColours(theme, turn)
      for (const it of [deep, ground, accent, light, muted]) expect(it).toMatch(/^#[0-9a-f]{6}$/)
      for (const on of [deep, ground]) {
        expect(contrast(muted, on), `${theme.id} muted`).toBeGreaterThan(4.5)
        expect(contrast('#fff8ee', on), `${theme.id} text`).toBeGreaterThan(7)
      }
      // Dark words on buttons.
      expect(contrast(accent, '#14101b'), `${theme.id} accent`).toBeGreaterThan(4.5)
    }
  }
})
