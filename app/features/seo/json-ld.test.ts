import { expect, test } from 'vitest'
import { breadcrumbs, event, organisation, webSite } from './json-ld.ts'

const ORIGIN = 'https://play.test'

test('breadcrumbs count from one and have absolute addresses', () => {
  const { itemListElement } = breadcrumbs(ORIGIN, [
    { name: 'Home', path: '/en-FI' },
    { name: 'Casino', path: '/en-FI/online-casino' },
  ])
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://play.test/en-FI' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Casino',
      item: 'https://play.test/en-FI/online-casino',
    },
  ])
})

test('unknown facts are left out rather than empty', () => {
  expect(organisation(ORIGIN, { name: 'House', email: '' })).not.toHaveProperty('email')
  const facts = { name: 'Season', description: '', path: '/t', startDate: '2026-11-01T00:00:00Z' }
  expect(event(ORIGIN, { ...facts, endDate: null })).not.toHaveProperty('endDate')
  expect(webSite(ORIGIN, { path: '/fi-FI', language: 'fi-FI' })).toMatchObject({
    url: 'https://play.test/fi-FI',
    inLanguage: 'fi-FI',
  })
})
