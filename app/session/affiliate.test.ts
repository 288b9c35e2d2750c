import { describe, expect, test } from 'vitest'
import {
  AFFILIATE_PARAMETER,
  affiliateTag,
  affiliateVisit,
  isAffiliateSignUp,
} from './affiliate.ts'

test.each([
  ['?btag=a_123.b-4~c', 'a_123.b-4~c'],
  ['?bonusCode=A&btag=7', '7'],
  ['?btag=7&btag=8', '7'],
  ['?btag=', null],
  ['?btag=%3Cb%3E', null],
  ['?btag=a%0Db', null],
  [`?btag=${'a'.repeat(101)}`, null],
  ['?tag=7', null],
  ['', null],
])('the tag of %j is %j', (search, tag) => {
  expect(affiliateTag(search)).toBe(tag)
})

test.each([
  ['?btag=7', null, true],
  ['?next=x', '/fi-FI/promo/x?btag=7#top', true],
  ['', '/fi-FI/promo/x', false],
  ['?step=Details', '/fi-FI/search?q=btag', false],
  ['', '/fi-FI?btag=<b>', false],
  ['', '/fi-FI?q=1#?btag=7', false],
])('a sign-up at %j that returns to %j is that of an affiliate: %s', (search, next, expected) => {
  expect(isAffiliateSignUp(search, next)).toBe(expected)
})

describe('the tag of a visit', () => {
  function aTab(stored?: string) {
    const kept = new Map(stored === undefined ? [] : [[AFFILIATE_PARAMETER, stored]])
    const open = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
    return { kept, open }
  }

  test('persists across pages, until another link is followed', () => {
    const { visit, read, subscribe } = affiliateVisit()
    const received: (string | null)[] = []
    subscribe(() => received.push(read()))
    for (const search of ['', '?btag=a', '', '?q=x', '?btag=b', '?btag=<b>']) {
      visit({ search, mayStore: false, open: aTab().open })
    }
    expect(read()).toBe('b')
    expect(received).toEqual(['a', 'b'])
  })

  test('is stored only with consent, and removed from storage when consent is withdrawn', () => {
    const { kept, open } = aTab()
    const { visit, read } = affiliateVisit()
    visit({ search: '?btag=a', mayStore: false, open })
    expect(kept.size).toBe(0)
    visit({ search: '', mayStore: true, open })
    expect(kept.get(AFFILIATE_PARAMETER)).toBe('a')
    visit({ search: '', mayStore: false, open })
    expect(kept.size).toBe(0)
    expect(read()).toBe('a')
  })

  test.each([
    ['a', true, 'a'],
    ['a', false, null],
    ['<b>', true, null],
  ])('a reload with %j in the storage, consent %s, finds %j', (stored, mayStore, tag) => {
    const { visit, read } = affiliateVisit()
    visit({ search: '', mayStore, open: aTab(stored).open })
    expect(read()).toBe(tag)
  })

  test('works while storage is blocked', () => {
    const { visit, read } = affiliateVisit()
    const open = () => {
      throw new Error('blocked')
    }
    visit({ search: '?btag=a', mayStore: true, open })
    expect(read()).toBe('a')
  })
})
