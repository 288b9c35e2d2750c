import { expect, test } from 'vitest'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { inWords, marketDocsRoutes, RULE_WORDS } from './routes.ts'

const ask = async (path: string) => {
  const response = await marketDocsRoutes().request(path)
  return { response, text: await response.text() }
}

test('the page shows every rule of every market with value, source, date and confidence', async () => {
  const { response, text } = await ask('/markets')
  expect(response.status).toBe(200)
  const rules = Object.keys(RULE_WORDS)
  const known = Object.keys(MARKETS.FI.sources)
  expect([...rules].sort()).toEqual([...known].sort())
  expect(text.match(/<th scope="row">/g)).toHaveLength(MARKET_CODES.length * rules.length)
  expect(text.match(/<time datetime="\d{4}-\d\d-\d\d">/g)).toHaveLength(
    MARKET_CODES.length * rules.length,
  )
  for (const code of MARKET_CODES) expect(text).toContain(`<h2 id="${code}">`)
})

test('the page shows one market alone, whatever the case of its code', async () => {
  const { text } = await ask('/markets?market=fi')
  expect(text.match(/<h2 /g)).toHaveLength(1)
  expect(text).toContain('<option value="FI" selected>')
})

test.each(['ZZ', '<script>', '__proto__'])('%j is an unknown market', async (asked) => {
  const { response, text } = await ask(`/markets?market=${encodeURIComponent(asked)}`)
  expect(response.status).toBe(404)
  expect(text).not.toContain('<script>')
})

test('the page has no inline style or script', async () => {
  const { response, text } = await ask('/markets')
  expect(text).not.toMatch(/\sstyle=|<style|<script|\son\w+=/)
  expect(response.headers.get('content-security-policy')).toContain("style-src 'self'")
  const css = await ask('/markets.css')
  expect(css.response.headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test.each([
  [true, 'yes'],
  [[], 'none'],
  [['en', 'fi'], 'en, fi'],
  [{}, 'none'],
  [{ delayHours: 24, confirmed: false }, 'delay hours: 24; confirmed: no'],
  [{ QC: 'caf' }, 'QC: caf'],
  [18, '18'],
])('%j reads %s', (value, words) => {
  expect(inWords(value)).toBe(words)
})
