import { expect, test } from 'vitest'
import { affiliateTag, isAffiliateSignUp } from './affiliate.ts'

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
