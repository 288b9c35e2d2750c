import { expect, test } from 'vitest'
import { isLinkTarget } from '#schemas/rules/link-target.ts'
import { isPageSlug } from '#schemas/rules/pages.ts'
import { findingsAgainstPublishing } from '#schemas/rules/publish-guards.ts'
import { casinoGames } from '../games.ts'
import { FOOTER } from '../site-texts.ts'
import { pageDocuments } from './page-documents.ts'
import { PAGE_SLUGS } from './page-text.ts'
import { rich } from './rich.ts'

const documents = pageDocuments()

/** Every object in a value with a field of this name, as that field's value. */
function all(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Object.hasOwn(value, name) ? [Reflect.get(value, name)] : []
  return [...own, ...Object.values(value).flatMap((it) => all(name, it))]
}

test('every page of the footer exists, and all can be published', () => {
  for (const { url } of [...FOOTER.information, ...FOOTER.contactUs])
    expect(PAGE_SLUGS).toContain(url.slice(1))
  for (const it of PAGE_SLUGS) expect(isPageSlug(it)).toBe(true)
  for (const it of documents) expect(findingsAgainstPublishing(it)).toEqual([])
})

test('every link and button leads somewhere, internal ones to existing pages', () => {
  const targets = [...all('target', documents), ...all('path', documents)] as string[]
  expect(targets.length).toBeGreaterThan(20)
  for (const it of targets) {
    expect(isLinkTarget(it)).toBe(true)
    if (it.startsWith('/') && it !== '/online-casino') expect(PAGE_SLUGS).toContain(it.slice(1))
  }
})

test('all languages have the same parts', () => {
  for (const document of documents) {
    if (!('body' in document)) continue
    const { _type, ...texts } = document.body as unknown as Record<string, { _type: string }[]>
    const shapes = Object.values(texts).map((it) => it.map((block) => block._type).join(' '))
    expect(new Set(shapes).size, document._id).toBe(1)
  }
})

test('each question of the FAQ has one answer, so that no question is hidden in another', () => {
  const faq = documents.find((it) => JSON.stringify(it).includes('"current":"faq"'))
  const questions = all('summary', faq)
  const answers = all('body', faq).filter(Array.isArray)
  expect(questions.length).toBeGreaterThan(20)
  expect(answers.map((it) => it.length)).toEqual(Array(questions.length).fill(1))
})

test('the games of the landing page are in the catalogue', () => {
  const known = new Set(casinoGames().map((it) => it.id))
  for (const id of all('_ref', documents)) expect(known).toContain(id)
})

test('a text as an editor writes it becomes blocks', () => {
  expect(
    rich('## Head\n- a [link](/terms)\nTable: Figures\n| A | B |\n| 1 | 2 |\n> Sum\n> Body'),
  ).toMatchObject([
    { _type: 'block', style: 'h2', children: [{ text: 'Head' }] },
    {
      listItem: 'bullet',
      children: [{ text: 'a ' }, { text: 'link', marks: ['l1'] }],
      markDefs: [{ _key: 'l1', target: '/terms' }],
    },
    {
      _type: 'dataTable',
      caption: 'Figures',
      rows: [{ cells: ['A', 'B'] }, { cells: ['1', '2'] }],
    },
    { _type: 'termsAccordion', summary: 'Sum', body: [{ children: [{ text: 'Body' }] }] },
  ])
})
